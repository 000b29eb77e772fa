import { tmpdir } from "node:os";
import { join } from "node:path";
import { SIGNERS_PATH } from "#contract/landingRules.ts";
import { withTemporaryFolder } from "#server/git/disk/cacheFiles.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readBranchSigners } from "../index/landingRules.ts";
import type { RangeProblem } from "./verifiedCommits.ts";

interface Wanted extends ReadOptions {
  /** The commit whose file counts; null if there is none. */
  readonly target: Oid | null;
  /** A file to use in its place. */
  readonly allowedSigners?: string | null | undefined;
}

/**
 * Runs `use` with the allowed signers of a branch, written to a file that ssh-keygen can read: those of its commit, which no change can
 * alter before it has landed by the old ones. A file that the caller names comes before them, that of the user's configuration, whose
 * path is null, after them.
 */
export async function withBranchSigners<Result>(
  git: Repository,
  { target, allowedSigners, ...options }: Wanted,
  use: (signers: { readonly path: string | null; readonly problem: RangeProblem | null }) => Promise<Result>,
): Promise<Result> {
  if (allowedSigners != null || target === null) return use({ path: allowedSigners ?? null, problem: null });
  const found = await readBranchSigners(git, target, options).catch((error: unknown) => {
    if (error instanceof SyntaxError) return error;
    throw error;
  });
  if (found === null) return use({ path: null, problem: null });
  const isBroken = found instanceof SyntaxError;
  const problem = isBroken ? { reason: `${SIGNERS_PATH} is not valid: ${found.message}.`, next: CORRECT } : null;
  const folder = { parent: tmpdir(), prefix: "galley-signers-" };
  return withTemporaryFolder(folder, new Map([["file", isBroken ? "" : found]]), (path) =>
    use({ path: join(path, "file"), problem }),
  );
}

export const CORRECT = "Correct it on the target branch.";
