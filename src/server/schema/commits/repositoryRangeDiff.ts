import { GalleyError } from "#contract/errors.ts";
import { rangeDiff as read, type CommitMatch, type CommitRange } from "#server/git/patches/rangeDiff.ts";
import { Commit } from "./Commit.ts";
import type { CommitPairing } from "./CommitPairing.ts";
import type { CommitPairingKind } from "./CommitPairingKind.ts";
import type { Context } from "../request/Context.ts";
import type { RangeDiff } from "./RangeDiff.ts";
import type { Repository } from "../repositories/Repository.ts";

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
