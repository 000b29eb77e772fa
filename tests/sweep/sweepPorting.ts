import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { bundleForNode } from "#tests/bench/bundleForNode.ts";
import { runGit } from "#tests/bench/runGit.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import type { Verdict } from "./judgePort.ts";
import type { SweepArgs } from "./parseSweepArgs.ts";

const CERTAINTIES = ["EXACT", "SHIFTED", "MOVED", "EDITED", "LOST"] as const;
const VERDICTS: readonly Verdict[] = ["right", "rival", "wrong", "missed", "plausible", "implausible", "gone"];
const DISTANCES = [1, 5, 50];

const HEADS = ["", ...VERDICTS, "precision"];
const LEGEND = [
  "right, wrong: our position is that of `git blame --reverse -w -M -C`, or not; rival: blame has a copy with fewer of the surrounding lines;",
  "missed: blame has it, we lost it; plausible, implausible: blame lost it, and the code at our position was written then or later, or before;",
  "gone: both lost it. Precision: the share of right and plausible ones, without lost ones. Recall: the share of lines that blame has and we found there.",
].join("\n");

/** One comment as `portingProgram` prints it. */
interface PortedComment {
  readonly distance: number;
  readonly certainty: string;
  readonly reason: string;
  readonly verdict: Verdict | null;
  readonly commit: string;
  readonly to: string;
  readonly file: string;
  readonly line: number;
  readonly now: string | null;
  readonly startLine: number | null;
}

/**
 * Ports comments on lines of real hunks by 1, 5 and 50 commits, and compares them with blame; or, for a sample, draws
 * edited and moved ones by the seed and prints them for a person to read.
 */
export async function sweepPorting(args: SweepArgs, directory: string, folder: string): Promise<void> {
  const repository = resolve(directory, args.repository);
  mkdirSync(folder, { recursive: true });
  const program = await bundleForNode(join(import.meta.dirname, "portingProgram.ts"), join(folder, "program"));
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, "cache") };
  const judged = args.sample === null ? ["judged"] : [];
  const child = spawn(process.execPath, [program, repository, `${args.commits}`, `${args.seed}`, ...judged], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const comments: PortedComment[] = [];
  for await (const line of createInterface({ input: child.stdout })) comments.push(JSON.parse(line));
  if ((await ended) !== 0) throw new Error("The program that ports comments failed.");
  if (args.sample === null) printPrecision(comments, args.seed);
  else await printSample(repository, comments, args.sample, args.seed);
}

const SAMPLED: readonly string[] = ["EDITED", "MOVED"];
/** The number of lines shown above and below a position. */
const AROUND = 4;

async function printSample(
  repository: string,
  comments: readonly PortedComment[],
  size: number,
  seed: number,
): Promise<void> {
  const random = seededRandom(seed);
  const all = comments.filter(({ certainty }) => SAMPLED.includes(certainty));
  const chosen = all
    .map((comment) => ({ comment, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ comment }) => comment);
  for (const [index, { certainty, reason, commit, to, file, line, now, startLine }] of chosen.entries()) {
    const head = `## ${index + 1}. ${certainty} ${commit.slice(0, 10)}..${to.slice(0, 10)} ${file}:${line} -> ${now}:${startLine}`;
    const was = await linesAround(repository, commit, file, line);
    const is = now === null || startLine === null ? [] : await linesAround(repository, to, now, startLine);
    process.stdout.write(`${[head, reason, ...was, "--", ...is].join("\n")}\n\n`);
  }
  process.stdout.write(
    `${chosen.length} drawn from ${all.length} edited and moved of ${comments.length} comments, seed ${seed}.\n`,
  );
}

async function linesAround(repository: string, commit: string, path: string, line: number): Promise<readonly string[]> {
  const lines = (await runGit(repository, ["show", `${commit}:${path}`])).split("\n");
  const first = Math.max(1, line - AROUND);
  return lines
    .slice(first - 1, line + AROUND)
    .map((text, index) => `${first + index === line ? ">" : " "} ${text.slice(0, 140)}`);
}

function printPrecision(comments: readonly PortedComment[], seed: number): void {
  const counts = new Map<string, number>();
  for (const { distance, certainty, verdict } of comments) {
    const key = `${distance} ${certainty} ${verdict}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const countOf = (distance: number, certainty: string, verdict: Verdict): number =>
    counts.get(`${distance} ${certainty} ${verdict}`) ?? 0;
  const blocks = DISTANCES.map((distance) => {
    const rows = CERTAINTIES.map((certainty) => {
      const row = VERDICTS.map((verdict) => countOf(distance, certainty, verdict));
      const [right = 0, rival = 0, wrong = 0, , plausible = 0, implausible = 0] = row;
      const all = right + rival + wrong + plausible + implausible;
      return [certainty, ...row.map(String), all === 0 ? "–" : percent(right + plausible, all)];
    });
    const sum = (verdict: Verdict): number =>
      CERTAINTIES.reduce((all, one) => all + countOf(distance, one, verdict), 0);
    const known = sum("right") + sum("rival") + sum("wrong") + sum("missed");
    const table = [HEADS, ...rows].map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(9) : cell.padStart(12))).join(""),
    );
    return [`${distance} commits on; recall ${percent(sum("right"), known)}`, ...table].join("\n");
  });
  process.stdout.write(`${comments.length} comments, seed ${seed}.\n\n${blocks.join("\n\n")}\n\n${LEGEND}\n`);
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`;
}
