import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { bundleForNode } from "#tests/bench/bundleForNode.ts";
import { randomHistory } from "#tests/server/git/randomHistory.ts";
import type { CheckResult } from "./checkRepository.ts";
import type { ApiArgs } from "./parseApiArgs.ts";

/**
 * A generated history is written in full for each commit, so several histories of a few hundred are cheaper than one of
 * thousands.
 */
const HISTORY_COMMITS = 500;
const COLUMNS = [28, 10, 10, 12];

/**
 * Compares what the API reports about the commits of a repository, or about generated ones, with git. Prints each
 * difference with the options to reproduce it, then the number of checks. Returns the number of checks that found a
 * difference. Programs, caches and generated histories are stored in `folder`.
 */
export async function sweepApi(
  { repository, commits, seed, commit }: ApiArgs,
  directory: string,
  folder: string,
): Promise<number> {
  const from = performance.now();
  mkdirSync(folder, { recursive: true });
  const program = await bundleForNode(join(import.meta.dirname, "apiProgram.ts"), join(folder, "apiProgram"));
  const env = { ...process.env, GALLEY_CACHE_DIR: join(folder, "apiCache") };
  const checks = new Map<string, { checked: number; wrong: number; ms: number }>();
  const checked = new Set<string>();
  const runCheck = async (path: string, count: number): Promise<void> => {
    const child = spawn(process.execPath, [program, path, `${count}`, `${seed}`, commit], {
      stdio: ["ignore", "pipe", "inherit"],
      env,
    });
    const ended = new Promise<number | null>((done) => child.once("close", done));
    for await (const line of createInterface({ input: child.stdout })) {
      const one: CheckResult = JSON.parse(line);
      const sum = checks.get(one.check) ?? { checked: 0, wrong: 0, ms: 0 };
      const wrong = sum.wrong + (one.faults.length > 0 ? 1 : 0);
      checks.set(one.check, { checked: sum.checked + 1, wrong, ms: sum.ms + one.ms });
      if (!checked.has(one.commit) && checked.add(one.commit).size % 200 === 0)
        process.stderr.write(`${checked.size} commits\n`);
      for (const fault of one.faults) {
        process.stdout.write(`--seed ${seed} --commit ${one.commit.slice(0, 12)}: ${one.check}: ${fault}\n`);
      }
    }
    if ((await ended) !== 0) throw new Error("The program that compares the API with git failed.");
  };
  if (repository !== null) await runCheck(resolve(directory, repository), commits);
  else {
    for (let done = 0; done < commits; done += HISTORY_COMMITS) {
      const path = join(folder, `generated-${seed}-${done}`);
      const count = Math.min(HISTORY_COMMITS, commits - done);
      await generate(path, seed + done, count, (seed + done / HISTORY_COMMITS) % 2 === 0);
      await runCheck(path, count);
      rmSync(path, { recursive: true });
    }
  }
  rmSync(join(folder, "apiCache"), { recursive: true, force: true });

  const row = (...cells: readonly (string | number)[]): string =>
    cells
      .map((cell, at) => (at === 0 ? `${cell}`.padEnd(COLUMNS[at] ?? 0) : `${cell}`.padStart(COLUMNS[at] ?? 0)))
      .join("");
  const wrong = [...checks.values()].reduce((sum, check) => sum + check.wrong, 0);
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const lines = [
    row("check", "commits", "differ", "ms each"),
    ...[...checks].map(([name, sum]) => row(name, sum.checked, sum.wrong, (sum.ms / sum.checked).toFixed(0))),
    "",
    `${checked.size} commits in ${seconds} s, seed ${seed}: ${wrong} checks differ from git.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return wrong;
}

/**
 * Creates a bare repository with a generated history, with or without a commit-graph, because git walks history in a
 * different way with one.
 */
async function generate(path: string, seed: number, commits: number, hasGraph: boolean): Promise<void> {
  rmSync(path, { recursive: true, force: true });
  const run = (args: readonly string[], input: string): Promise<void> =>
    new Promise((done, fail) => {
      const child = spawn("git", args, { stdio: ["pipe", "ignore", "inherit"] });
      child.once("error", fail);
      child.once("close", (code) =>
        code === 0 ? done() : fail(new Error(`git ${args.join(" ")} ended with ${code}`)),
      );
      child.stdin.end(input);
    });
  await run(["init", "--quiet", "--bare", path], "");
  await run(["-C", path, "fast-import", "--quiet", "--force"], randomHistory({ seed, commits, width: 5, skew: 0 }));
  await run(["-C", path, "symbolic-ref", "HEAD", "refs/heads/tip0"], "");
  if (hasGraph) await run(["-C", path, "commit-graph", "write", "--reachable", "--changed-paths"], "");
}
