import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { addStack, benchRepo } from "./benchRepo.ts";
import { bundleForNode } from "./bundleForNode.ts";
import { CHANGE_SIZES } from "./ChangeSize.ts";
import { GALLEY, timeContact, timeSteps, watchContact, type ContactTimes } from "./firstContact.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import { summarize } from "./summarize.ts";
import { runGit } from "./runGit.ts";
import { workTreePath, workTreeRepo } from "./workTreeRepo.ts";

interface Case {
  readonly title: string;
  readonly directory: string;
  /** The arguments of `galley`, and the git command whose output the floor shows. */
  readonly galley: readonly string[];
  readonly floor: readonly string[];
  /** The longest time to the first line, as a multiple of the floor. */
  readonly goal: number;
}

const UNCOMMITTED = "uncommitted";
const HOME = "home";
const STACK = "stack";
/** The number of commits of the stack, and how many of them are shown one after another. */
const COMMITS = 50;
const STEPS = 8;
/** The number of changed files in the work tree, spread over its folders. */
const CHANGED = 40;
const STEP = 1250;
const FILES = [".diff-code", ".diff-reader:not(.Served *) .diff-code"] as const;
const HOME_READY = ["main", "main:not(.Served *)"] as const;

/** Measures the first visit to each change, compares it with the floor, and prints a table. */
export async function benchFirst({ runs, only }: BenchArgs, folder: string): Promise<void> {
  const floorProgram = await bundleForNode(join(import.meta.dirname, "floorProgram.ts"), join(folder, "floor"));
  for (const one of await casesIn(folder, only)) {
    const [line, isLive] = one.title === HOME ? HOME_READY : FILES;
    const { directory } = one;
    const bare = {
      program: floorProgram,
      args: [directory, ...one.floor],
      directory,
      line: FILES[0],
      isLive: FILES[0],
    };
    const own = { program: GALLEY, args: ["--no-open", "--port", "0", ...one.galley], directory, line, isLive };
    const times: { readonly floor: ContactTimes; readonly galley: ContactTimes }[] = [];
    for (let run = 0; run < runs; run++) {
      process.stderr.write(`${one.title}, run ${run + 1} of ${runs} …\n`);
      await forgetReviews(directory);
      times.push({ floor: await timeContact(bare), galley: await timeContact(own) });
    }
    await forgetReviews(directory);
    const costs = await watchContact(own);
    process.stdout.write(`${tableOf(one, times)}  ${costsText(costs)}\n`);
    if (one.title.startsWith(STACK)) process.stdout.write(stepsText(await timeSteps(own, STEPS)));
    if (process.env["GALLEY_BENCH_COMMANDS"] !== undefined) process.stdout.write(`${costs.commands.join("\n")}\n`);
  }
}

/** Deletes Galley's data that an earlier run or another benchmark left in a repository, because a new user has none. */
async function forgetReviews(directory: string): Promise<void> {
  const own = ["refs/notes/devtools", "refs/devtools", "refs/galley"];
  const refs = (await runGit(directory, ["for-each-ref", "--format=%(refname)", ...own])).split("\n").filter(Boolean);
  for (const ref of refs) await runGit(directory, ["update-ref", "-d", ref]);
}

async function casesIn(folder: string, only: readonly string[]): Promise<readonly Case[]> {
  const wanted = (name: string): boolean => only.length === 0 || only.includes(name);
  const cases: Case[] = [];
  for (const size of CHANGE_SIZES.filter(({ name }) => wanted(name))) {
    const directory = await benchRepo(folder, size);
    const floor = ["diff-tree", "-r", "-p", "-M", "before", "after"];
    const goal = size.name === "10500-files" || size.name === "one-file" ? 2 : 3;
    cases.push({ title: size.title, directory, galley: ["before..after"], floor, goal });
  }
  if (wanted(STACK)) {
    const size = CHANGE_SIZES.find(({ name }) => name === "200-files") ?? fail();
    const directory = await benchRepo(folder, size);
    await addStack(directory, COMMITS);
    const floor = ["diff-tree", "-r", "-p", "-M", "before", "stack"];
    const title = `${STACK} of ${COMMITS} commits, ${size.title}`;
    cases.push({ title, directory, galley: ["before..stack"], floor, goal: 3 });
  }
  if (wanted(UNCOMMITTED)) {
    const directory = await workTreeRepo(folder, "first-work-tree");
    for (let at = 0; at < CHANGED; at += 1)
      writeFileSync(join(directory, workTreePath(at * STEP)), `export const changed = ${at};\n`.repeat(20));
    const title = "uncommitted work of 40 files among 50,000";
    cases.push({ title, directory, galley: [], floor: ["diff", "HEAD"], goal: 3 });
  }
  if (wanted(HOME)) {
    const [size] = CHANGE_SIZES;
    const directory = await benchRepo(folder, size ?? fail());
    cases.push({ title: HOME, directory, galley: ["."], floor: ["log", "-n60"], goal: 3 });
  }
  return cases;
}

function fail(): never {
  throw new Error("There are no sizes.");
}

/** The goal for start and first line together, as a multiple of the floor. */
const WHOLE_GOAL = 3.5;

function tableOf(
  { title, goal }: Case,
  times: readonly { readonly floor: ContactTimes; readonly galley: ContactTimes }[],
): string {
  const whole = ({ ready, line }: ContactTimes): number | null => (line === null ? null : ready + line);
  const row = (label: string, of: (one: ContactTimes) => number | null, most: number | null): string => {
    const [floor, galley] = (["floor", "galley"] as const).map((side) => summarize(times.map((one) => of(one[side]))));
    if (!floor || !galley) return `  ${label.padEnd(28)}–\n`;
    const cells = [floor, galley].map(({ median, least }) => `${median.toFixed(0)} (${least.toFixed(0)})`.padStart(16));
    const ratio = galley.median / floor.median;
    const over = most !== null && ratio > most ? " !" : "";
    return `  ${label.padEnd(28)}${cells.join("")}${ratio.toFixed(1).padStart(8)} x${over}\n`;
  };
  return [
    `\n${title}; floor and Galley in ms, median (least); load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
    row("command to ready", ({ ready }) => ready, null),
    row("navigation to first line", ({ line }) => line, goal),
    row("command to first line", whole, WHOLE_GOAL),
    row("navigation to keys", ({ live }) => live, null),
  ].join("");
}

/** The first step also loads code. */
function stepsText([first = 0, ...others]: readonly number[]): string {
  const all = summarize(others);
  const most = Math.max(...others);
  return `  from commit to commit, warm: ${all?.median.toFixed(0)} ms, at most ${most.toFixed(0)}; the first ${first.toFixed(0)}\n`;
}

function costsText({ gits, memory, lineBytes, liveBytes }: Awaited<ReturnType<typeof watchContact>>): string {
  const kilobytes = [lineBytes, liveBytes].map((bytes) => bytes.toFixed(0)).join(" kB, until keys ");
  return `${gits} git processes; ${memory.toFixed(0)} MB; code until the first line ${kilobytes} kB\n`;
}
