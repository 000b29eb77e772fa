import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TempRepo } from "./tempRepo.ts";

/** Returns the tree that `git add -A` and a commit would create. Works on a copy of the index that keeps its time. */
export async function addedByGit(repo: TempRepo): Promise<string> {
  const gitDir = await repo.git("rev-parse", "--absolute-git-dir");
  const copy = join(gitDir, "throw-away");
  await promisify(execFile)("cp", ["-p", join(gitDir, "index"), copy]).catch(() => undefined); // none yet
  const env = { GIT_INDEX_FILE: copy };
  await repo.gitBytes(["add", "-A"], { env });
  const tree = await repo.gitBytes(["write-tree"], { env });
  await rm(copy, { force: true });
  return tree.toString().trim();
}
