import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { PROGRAM } from "#tests/helpers/startProgram.ts";
import type { BenchArgs } from "./parseBenchArgs.ts";
import type { ReviewsSize } from "./ReviewsSize.ts";
import { reviewsRepo } from "./reviewsRepo.ts";
import { summarize } from "./summarize.ts";

const SIZE: ReviewsSize = {
  merged: 20,
  open: 10,
  abandoned: 5,
  comments: 5,
  manyComments: 300,
  patchSets: 5,
  files: 20,
};

/** A server that does nothing, and prints that it listens. */
const BARE = 'require("http").createServer(() => {}).listen(0, "127.0.0.1", () => console.log("http:"))';

export interface Start {
  readonly label: string;
  readonly args: readonly string[];
  /** The start that it is compared with, and the goal as a multiple of its time. */
  readonly floor: "node -e 0" | "a bare server" | null;
  readonly goal: number | null;
  /** True if it serves: it is stopped once it has printed an address. */
  readonly isServer?: boolean;
  /** The exit code; 0 if absent. */
  readonly code?: number;
}

/** Starts the program alternating with Node alone and a bare server, and prints the times and the number of git processes. */
export async function benchCli({ runs }: BenchArgs, folder: string): Promise<void> {
  process.stderr.write(`A repository with a review of ${SIZE.manyComments} comments …\n`);
  const { path, many } = await reviewsRepo(join(folder, "cli"), SIZE);
  const command = (...args: readonly string[]): readonly string[] => [PROGRAM, ...args];
  const starts: readonly Start[] = [
    { label: "node -e 0", args: ["-e", "0"], floor: null, goal: null },
    { label: "a bare server", args: ["-e", BARE], floor: null, goal: null, isServer: true },
    { label: "galley --version", args: command("--version"), floor: "node -e 0", goal: 1.5 },
    { label: "galley help comments", args: command("help", "comments"), floor: "node -e 0", goal: null },
    { label: "galley list", args: command("list"), floor: "node -e 0", goal: null },
    { label: "galley comments", args: command("comments", many), floor: "node -e 0", goal: 3 },
    { label: "galley show", args: command("show", many), floor: "node -e 0", goal: null },
    {
      label: "galley main~1..main, to the link",
      args: command("main~1..main", "--no-open", "--port", "0"),
      floor: "a bare server",
      goal: 2.5,
      isServer: true,
    },
  ];
  await measureStarts(starts, { path, runs, folder: join(folder, "cli") });
}

/** Starts programs one after the other in a repository, and prints the times and the number of git processes of each. */
export async function measureStarts(
  starts: readonly Start[],
  { path, runs, folder }: { readonly path: string; readonly runs: number; readonly folder: string },
): Promise<void> {
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, "cache"), XDG_STATE_HOME: join(folder, "state") };
  const times = new Map<string, number[]>(starts.map(({ label }) => [label, []]));
  // The first run fills the caches.
  for (let run = 0; run <= runs; run++) {
    for (const start of starts) {
      const time = await timeOf([process.execPath, ...start.args], path, env, start);
      if (run > 0) times.get(start.label)?.push(time);
    }
  }
  const medianOf = (label: string): number => summarize(times.get(label) ?? [])?.median ?? NaN;
  const rows = [];
  for (const start of starts) {
    const { label, args, floor, goal } = start;
    const trace = join(folder, "trace");
    const program = args[0] === PROGRAM ? [process.execPath, ...args] : null;
    const git = program === null ? 0 : await countGit(program, path, env, start, trace);
    const { median, least, most } = summarize(times.get(label) ?? []) ?? { median: NaN, least: NaN, most: NaN };
    const ratio = floor === null ? "" : `${(median / medianOf(floor)).toFixed(2)} x ${floor}`;
    const over = floor !== null && goal !== null && median / medianOf(floor) > goal ? " !" : "";
    const spread = `(${least.toFixed(0)}–${most.toFixed(0)})`;
    rows.push(
      `${label.padEnd(36)}${median.toFixed(0).padStart(5)} ms ${spread.padEnd(12)} git: ${git}  ${ratio}${over}`,
    );
  }
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(
    `Median of ${runs} runs, one of each after the other (minimum–maximum); load ${load}.\n\n${rows.join("\n")}\n`,
  );
}

/** Runs a program and returns the time in ms until it ended or, if it serves, until it printed an address. */
async function timeOf(
  [program = "", ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  { isServer = false, code: expected = 0 }: Pick<Start, "isServer" | "code">,
): Promise<number> {
  const began = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  const ended = new Promise<number | null>((resolve, reject) => child.once("close", resolve).once("error", reject));
  const printed = new Promise<void>((resolve) => {
    child.stdout.on("data", (bytes: Buffer) => isServer && String(bytes).includes("http:") && resolve());
  });
  const code = await (isServer ? Promise.race([printed, ended]) : ended);
  const time = performance.now() - began;
  if (typeof code === "number" && (isServer || code !== expected))
    throw new Error(`${args.join(" ")} exited with ${code}.`);
  // strace does not pass an interrupt on, so the whole group gets it.
  if (isServer && child.pid !== undefined) process.kill(-child.pid, "SIGINT");
  await ended;
  return time;
}

/** Returns the number of git processes that a program started until it ended or printed an address. */
async function countGit(
  program: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  start: Start,
  trace: string,
): Promise<number> {
  const strace = ["strace", "-f", "-qq", "-e", "trace=execve", "-e", "signal=none", "-o", trace];
  await timeOf([...strace, ...program], cwd, env, start);
  return readFileSync(trace, "latin1").match(/execve\("[^"]*\/git", .* = 0$/gmu)?.length ?? 0;
}
