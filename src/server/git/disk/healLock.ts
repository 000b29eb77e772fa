import type { BigIntStats } from "node:fs";
import { lstat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { fileAge } from "./fileAge.ts";
import { isGitRunning } from "./isGitRunning.ts";
import type { Repository } from "../openRepository.ts";
import { codeOf } from "./codeOf.ts";
import { unlessMissing } from "./unlessMissing.ts";

/** What is to be said of a ref's lock: there is none (any more), or somebody may need it. */
export type LockState = "free" | "held";

/** The refs whose locks are taken away: those that nobody but Galley and its kin write, by short transactions. */
const OURS = /^refs\/(?:notes\/devtools|devtools|galley)\//u;

/** Looks at what stands in a lock's place; null for nothing, and `unseen` where that cannot be told. */
async function look(lock: string): Promise<BigIntStats | null | "unseen"> {
  return unlessMissing(lstat(lock, { bigint: true })).catch((): "unseen" => "unseen");
}

/**
 * Takes away the lock of a ref that a killed git left behind. A lock does not say whose it is, so it goes only when it is
 * older than `ageMs`, which git needs for nothing, no git is seen at work in the repository, and it is still the same
 * file after that. Where processes cannot be looked at it stays.
 */
export async function healLock(repository: Repository, ref: string, ageMs: number): Promise<LockState> {
  const lock = join(repository.commonDir, `${ref}.lock`);
  const seen = await look(lock);
  if (seen === null) return "free";
  if (seen === "unseen" || !OURS.test(ref) || !seen.isFile() || fileAge(seen) < ageMs) return "held";
  if ((await isGitRunning(repository)) !== false) return "held";
  const now = await look(lock);
  if (now === null) return "free";
  if (now === "unseen" || now.ino !== seen.ino || now.mtimeNs !== seen.mtimeNs) return "held";
  return unlink(lock).then(
    () => "free",
    (error: unknown) => (codeOf(error) === "ENOENT" ? "free" : "held"),
  );
}
