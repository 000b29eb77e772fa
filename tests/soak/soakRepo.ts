import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runGit } from "#tests/bench/runGit.ts";
import { sweepStream } from "#tests/sweep/sweepStream.ts";

const COMMITS = 300;

/** The number of branches to review, `work-0` to `work-11`, each with some commits on top of an older `main`. */
export const BRANCHES = 12;

/**
 * Creates a repository with a work tree in a folder and replaces an existing one: 300 commits with typical edits,
 * `main` at the last one, and branches that each end one commit before the next.
 */
export async function soakRepo(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await runGit(".", ["init", "--quiet", "--template=", "-b", "main", folder]);
  for (const [key, value] of [
    ["user.name", "Ada Proof"],
    ["user.email", "ada@example.org"],
    ["gc.auto", "0"],
  ] as const)
    await runGit(folder, ["config", key, value]);
  const child = spawn("git", ["-C", folder, "fast-import", "--quiet"], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await pipeline(Readable.from(sweepStream(COMMITS)), child.stdin);
  if ((await ended) !== 0) throw new Error("git fast-import failed.");
  await runGit(folder, ["reset", "--quiet", "--hard"]);
  for (let branch = 0; branch < BRANCHES; branch++) {
    const name = `work-${branch}`;
    await runGit(folder, ["branch", name, `main~${branch * 3}`]);
    await runGit(folder, ["branch", `base-${branch}`, `main~${branch * 3 + 4}`]);
  }
}
