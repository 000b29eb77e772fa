import { GalleyError } from "#contract/errors.ts";
import { type CommitMatch, type CommitRange, rangeDiff as read } from "#server/git/patches/rangeDiff.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { Commit } from "./Commit.ts";

/**
 * Two versions of a branch held together commit by commit.
 * @gqlType
 */
export interface RangeDiff {
  readonly __typename?: "RangeDiff";
  /**
   * The commits of both in the order of `git range-diff`: that of the newer version, what was dropped before what followed it.
   * Merges are left out.
   * @gqlField
   */
  readonly pairs: readonly CommitPairing[];
}

/**
 * A commit of the older version of a branch and the one that took its place.
 * @gqlType
 */
export interface CommitPairing {
  readonly __typename?: "CommitPairing";
  /**
   * The older one; null where the newer was added.
   * @gqlField
   */
  readonly old: Commit | null;
  /**
   * The newer one; null where the older was dropped.
   * @gqlField
   */
  readonly new: Commit | null;
  /**
   * What became of it.
   * @gqlField
   */
  readonly kind: CommitPairingKind;
}

/**
 * What became of a commit from one version of a branch to the next: message and patch stayed (`EQUAL`), one of them changed
 * (`CHANGED`), it went (`DROPPED`) or came (`ADDED`).
 * @gqlEnum
 */
export type CommitPairingKind = "EQUAL" | "CHANGED" | "DROPPED" | "ADDED";

/** Git's own way to write a range; what stands before and behind is a revision, in which two dots are no part of a name. */
const RANGE = /^((?:(?!\.\.).)+)\.\.(?!\.)(.+)$/su;

/**
 * Pairs the commits of two versions of a branch, each written `base..head`, by what they change. 1,000 commits in either at most.
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
  if (base === "" || head === "") throw new GalleyError("BAD_INPUT", "A range is written `base..head`.");
  const [from, to] = await Promise.all([repository.resolve(context, base), repository.resolve(context, head)]);
  return { base: from, head: to };
}

function kindOf({ old, new: newer, isEqual }: CommitMatch): CommitPairingKind {
  if (old === null) return "ADDED";
  if (newer === null) return "DROPPED";
  return isEqual ? "EQUAL" : "CHANGED";
}
