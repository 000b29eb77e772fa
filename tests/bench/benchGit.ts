import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundleForNode } from "./bundleForNode.ts";
import type { ReadTimes } from "./GitRead.ts";
import { historyRepo } from "./historyRepo.ts";
import { HISTORY_SIZES } from "./HistorySize.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";

/** A read may take this multiple of the time of git for the same answer, plus this many ms. */
const TIMES_GIT = 2;
const MORE_MS = 30;
/** A page at any depth may take this multiple of the time of the first page, plus this many ms. */
const FIRST_PAGE = "history, first page";
const DEEP_PAGE = "history, next page, deep";

const HEAD = ["", "cold", "warm", "git", "plain", "git", "grows"];
const WIDTHS = [46, 9, 9, 9, 9, 9, 8] as const;

/**
 * Times every read of the git layer on repositories of three sizes, compares it with git itself, and prints a table for
 * each size; `!` marks times over their goal.
 */
export async function benchGit({ only }: BenchArgs, folder: string): Promise<void> {
  const program = await bundleForNode(join(import.meta.dirname, "gitReadsProgram.ts"), join(folder, "gitReads"));
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, "cache"), GIT_CONFIG_GLOBAL: "/dev/null" };
  const run = async (path: string, mode: "graph" | "plain"): Promise<ReadonlyMap<string, ReadTimes>> => {
    const child = promisify(execFile)(process.execPath, [program, path, mode], { env, maxBuffer: 1024 ** 2 });
    child.child.stderr?.pipe(process.stderr);
    const times: readonly ReadTimes[] = JSON.parse((await child).stdout);
    return new Map(times.map((one) => [one.name, one]));
  };
  let smaller: ReadonlyMap<string, ReadTimes> | null = null;
  for (const size of HISTORY_SIZES.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const { path, plain } = await historyRepo(folder, size);
    process.stderr.write(`${size.title} `);
    const graphed = await run(path, "graph");
    process.stderr.write("without commit-graph ");
    const walked = await run(plain, "plain");
    const load = (loadavg()[0] ?? 0).toFixed(1);
    process.stdout.write(`\n${size.title}, ${size.refs} branches; ms, load ${load}\n${line(HEAD)}\n`);
    for (const { name, goal } of graphed.values()) {
      const [ours, bare, before] = [graphed.get(name), walked.get(name), smaller?.get(name)];
      const grows = ours?.cold != null && before?.cold != null ? `× ${(ours.cold / before.cold).toFixed(1)}` : "";
      const most = goalOf(name, goal, ours, graphed.get(FIRST_PAGE));
      const isOver = most !== null && (ours?.cold ?? Infinity) > most;
      const cells = [ours?.cold, ours?.warm, ours?.git, bare?.cold, bare?.git].map(milliseconds);
      const failure = [ours?.failure, bare?.failure].find((one) => one != null) ?? "";
      process.stdout.write(`${line([name, ...cells, grows])}${isOver ? ` ! ${milliseconds(most)}` : ""} ${failure}\n`);
    }
    smaller = graphed;
  }
}

function goalOf(
  name: string,
  goal: number | null,
  ours: ReadTimes | undefined,
  firstPage: ReadTimes | undefined,
): number | null {
  if (goal !== null) return goal;
  if (name === DEEP_PAGE) return firstPage?.cold == null ? null : TIMES_GIT * firstPage.cold;
  return ours?.git == null ? null : TIMES_GIT * ours.git + MORE_MS;
}

function milliseconds(value: number | null | undefined): string {
  return value == null ? "–" : value.toFixed(value < 10 ? 1 : 0);
}

function line(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[at] ?? 8))).join("");
}
