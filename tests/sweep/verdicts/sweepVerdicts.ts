import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { bundleForNode } from "#tests/bench/bundleForNode.ts";
import type { CheckedVerdicts } from "#tests/server/reviews/verdicts/checkVerdicts.ts";
import type { ApiArgs } from "../api/parseApiArgs.ts";

/** Each share of this size has a separate repository and process. */
const SHARE = 500;

/**
 * Classifies generated pairs of patch sets, or those of a repository's merges, compares the classes with `git apply`
 * and prints each fault, then the counts. Returns the number of faults.
 */
export async function sweepVerdicts(
  { repository, commits, seed }: ApiArgs,
  directory: string,
  folder: string,
): Promise<number> {
  const from = performance.now();
  mkdirSync(folder, { recursive: true });
  const program = await bundleForNode(join(import.meta.dirname, "verdictsProgram.ts"), join(folder, "verdictsProgram"));
  const env = { ...process.env, GALLEY_CACHE_DIR: join(folder, "verdictsCache") };
  const source = repository === null ? "" : resolve(directory, repository);
  const counts = new Map<string, number>();
  let [faults, pairs, strict] = [0, 0, 0];
  for (let done = 0; done < commits; done += SHARE) {
    const path = join(folder, `verdicts-${seed}-${done}`);
    rmSync(path, { recursive: true, force: true });
    const args = [program, path, source, `${Math.min(SHARE, commits - done)}`, `${seed + done}`];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env });
    const ended = new Promise<number | null>((end) => child.once("close", end));
    for await (const line of createInterface({ input: child.stdout })) {
      const checked: CheckedVerdicts = JSON.parse(line);
      for (const fault of checked.faults) process.stdout.write(`${fault}\n`);
      faults += checked.faults.length;
      strict += checked.strict.length;
      for (const [kind, count] of Object.entries(checked.counts)) {
        counts.set(kind, (counts.get(kind) ?? 0) + count);
        pairs += count;
      }
    }
    if ((await ended) !== 0) throw new Error("The program that classifies patch sets failed.");
    process.stderr.write(`${pairs} pairs\n`);
    rmSync(path, { recursive: true });
    rmSync(env.GALLEY_CACHE_DIR, { recursive: true, force: true });
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const lines = [
    ...[...counts].toSorted().map(([kind, count]) => `${kind.padEnd(16)}${String(count).padStart(8)}`),
    "",
    `${pairs} pairs in ${seconds} s, seed ${seed}: ${faults} are classified wrongly; ${strict} more count as changed, though a patch applies.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return faults;
}
