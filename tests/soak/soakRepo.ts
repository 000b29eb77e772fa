import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runGit } from "#tests/bench/runGit.ts";
import { sweepStream } from "#tests/sweep/sweepStream.ts";

const COMMITS = 300;

/** How many branches there are to review, `work-0` to `work-11`, each of some commits on an older `main`. */
export const BRANCHES = 12;

/**
 * Makes a repository with its work tree in a folder, again each time: 300 commits that do what people do to files, `main` at the
 * last of them, and branches that end one by one before it.
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
