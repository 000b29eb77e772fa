import { encodeBytes } from "#contract/byteText.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

export interface CommitsTouchingOptions extends ReadOptions {
  readonly tip: Oid;
  /** A commit whose whole history is left out. */
  readonly exclude: Oid;
  /** Files or folders; paths with a line end in them cannot be told to git, and all commits are listed then. */
  readonly paths: readonly string[];
  /** How many commits to list, newest first; at least 1. */
  readonly count: number;
}

/**
 * Lists commits that change one of some paths, on whatever line of history. Walks what lies between; with the changed-path
 * filters of the commit-graph few trees are read.
 */
export async function commitsTouching(
  repository: Repository,
  { tip, exclude, paths, count, ...options }: CommitsTouchingOptions,
): Promise<readonly Oid[]> {
  requireOids(tip, exclude);
  const limits = paths.some((path) => path.includes("\n")) ? [] : paths;
  const input = encodeBytes([tip, `^${exclude}`, "--", ...limits, ""].join("\n"));
  const args = ["rev-list", "--full-history", `--max-count=${Math.max(1, Math.trunc(count))}`, "--stdin"];
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  return (await readGit(repository, call)).stdout.toString("latin1").split("\n").filter(isOid);
}
