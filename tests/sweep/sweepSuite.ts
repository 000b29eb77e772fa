import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bundleForNode } from "#tests/bench/bundleForNode.ts";
import type { Examined } from "./examineFolder.ts";
import type { SuiteArgs } from "./parseSuiteArgs.ts";
import { takeShare } from "./takeShare.ts";

const COLUMNS = [12, 10, 16, 14];

/**
 * Reads the repositories that git's own tests left below `trash`, one folder for each script, and prints the number of
 * reads of each kind and the faults. Returns the number of faults. Programs and caches are stored in `folder`.
 */
export async function sweepSuite({ part, share, jobs }: SuiteArgs, trash: string, folder: string): Promise<number> {
  const from = performance.now();
  mkdirSync(folder, { recursive: true });
  const program = await bundleForNode(join(import.meta.dirname, "suiteProgram.ts"), join(folder, "suiteProgram"));
  const cache = join(folder, "suiteCache");
  rmSync(cache, { recursive: true, force: true });
  const named = readdirSync(trash).filter((name) => name.includes(part));
  const folders = takeShare(named, share)
    .map((name) => join(trash, name))
    .filter((path) => existsSync(path));
  const total = { repositories: 0, refused: 0, scripts: 0 };
  const reads = new Map<string, { done: number; coded: number; slowest: number }>();
  let faults = 0;
  const take = (examined: Examined): void => {
    total.scripts += 1;
    total.repositories += examined.repositories;
    total.refused += examined.refused;
    faults += examined.faults.length;
    for (const fault of examined.faults) process.stdout.write(`${fault.replace(`${trash}/`, "")}\n`);
    for (const [what, { done, coded, slowest }] of Object.entries(examined.reads)) {
      const sum = reads.get(what) ?? { done: 0, coded: 0, slowest: 0 };
      reads.set(what, {
        done: sum.done + done,
        coded: sum.coded + coded,
        slowest: Math.max(sum.slowest, slowest),
      });
    }
    if (total.scripts % 50 === 0) process.stderr.write(`${total.scripts} of ${folders.length} folders are read\n`);
  };
  const ofJob = (job: number): string => folders.filter((_, index) => index % jobs === job).join("\n");
  const env = { ...process.env, GALLEY_CACHE_DIR: cache };
  const ends = await Promise.all(Array.from({ length: jobs }, (_, job) => examine(program, env, ofJob(job), take)));
  for (const code of ends.filter((one) => one !== 0)) {
    faults += 1;
    process.stdout.write(`A program that reads repositories ended with ${code} before it was done.\n`);
  }
  rmSync(cache, { recursive: true, force: true });

  const row = (...cells: readonly (string | number)[]): string =>
    cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(COLUMNS[at] ?? 0) : String(cell).padStart(COLUMNS[at] ?? 0)))
      .join("");
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const lines = [
    "",
    row("read", "times", "with an error", "slowest (ms)"),
    ...[...reads].map(([what, { done, coded, slowest }]) => row(what, done, coded, slowest)),
    "",
    `${total.repositories} repositories of ${total.scripts} scripts in ${seconds} s, ${total.refused} of which git does not open either: ${faults} faults.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return faults;
}

/**
 * Runs one program that reads the folders; yields the result of each as soon as it is known, and returns the exit code.
 */
async function examine(
  program: string,
  env: NodeJS.ProcessEnv,
  folders: string,
  take: (examined: Examined) => void,
): Promise<number | null> {
  const child = spawn("nice", ["-n", "19", process.execPath, program], { stdio: ["pipe", "pipe", "inherit"], env });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  child.stdin.end(folders);
  for await (const line of createInterface({ input: child.stdout })) take(JSON.parse(line));
  return ended;
}
