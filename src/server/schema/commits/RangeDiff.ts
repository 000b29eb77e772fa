import { GalleyError } from "#contract/errors.ts";
import { type CommitMatch, type CommitRange, rangeDiff as read } from "#server/git/patches/rangeDiff.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Commit } from "./Commit.ts";

/**
 * A comparison of two versions of a branch, commit by commit.
 * @gqlType
 */
export interface RangeDiff {
  readonly __typename?: "RangeDiff";
  /**
   * The commits of both versions in the order of `git range-diff`: in the order of the newer version, with dropped
   * commits before those that followed them. Merges are left out.
   * @gqlField
   */
  readonly pairs: readonly CommitPairing[];
}

/**
 * A commit of the older version of a branch and its counterpart in the newer version.
 * @gqlType
 */
export interface CommitPairing {
  readonly __typename?: "CommitPairing";
  /**
   * The commit in the older version; null if it was added.
   * @gqlField
   */
  readonly old: Commit | null;
  /**
   * The commit in the newer version; null if it was dropped.
   * @gqlField
   */
  readonly new: Commit | null;
  /**
   * The change between the two commits.
   * @gqlField
   */
  readonly kind: CommitPairingKind;
}

/**
 * The change of a commit between two versions of a branch: message and patch are equal (`EQUAL`), one of them changed
 * (`CHANGED`), the commit was dropped (`DROPPED`) or added (`ADDED`).
 * @gqlEnum
 */
export type CommitPairingKind = "EQUAL" | "CHANGED" | "DROPPED" | "ADDED";

/** Git's syntax for a range of two revisions, which cannot contain two dots. */
const RANGE = /^((?:(?!\.\.).)+)\.\.(?!\.)(.+)$/su;

/**
 * Pairs the commits of two versions of a branch, each written `base..head`, by their changes. Up to 1,000 commits in
 * each version.
 * @gqlField rangeDiff
 */
export async function repositoryRangeDiff(
  repository: Repository,
  context: Context,
  args: { readonly old: string; readonly new: string },
): Promise<RangeDiff> {
  const [older, newer] = await Promise.all([
    rangeOf(repository, context, args.old),
    rangeOf(repository, context, args.new),
  ]);
  const { served } = repository;
  const matches = await read(served.git, older, newer, { signal: context.signal });
  const load = async (oid: string | null): Promise<Commit | null> =>
    oid === null ? null : Commit.load(context, served, oid);
  const pairs = matches.map(async (match): Promise<CommitPairing> => ({
    old: await load(match.old),
    new: await load(match.new),
    kind: kindOf(match),
  }));
  return { pairs: await Promise.all(pairs) };
}

async function rangeOf(repository: Repository, context: Context, text: string): Promise<CommitRange> {
  const [, base = "", head = ""] = RANGE.exec(text) ?? [];
  if (base === "" || head === "") throw new GalleyError("BAD_INPUT", "A range must have the form `base..head`.");
  const [from, to] = await Promise.all([repository.resolve(context, base), repository.resolve(context, head)]);
  return { base: from, head: to };
}

function kindOf({ old, new: newer, isEqual }: CommitMatch): CommitPairingKind {
  if (old === null) return "ADDED";
  if (newer === null) return "DROPPED";
  return isEqual ? "EQUAL" : "CHANGED";
}
