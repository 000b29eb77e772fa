import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_WALK_MS, RANGE_DIFF_COMMITS_MAX } from "#contract/limits.ts";
import { countCommits } from "../ancestry/revList.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit, readOids } from "../processes/readGit.ts";

/** The commits that `head` has and `base` lacks. */
export interface CommitRange {
  readonly base: Oid;
  readonly head: Oid;
}

/** A commit of an old version of a branch and its counterpart in the new one; null if there is none on that side. */
export interface CommitMatch {
  readonly old: Oid | null;
  readonly new: Oid | null;
  /** True if message and patch are the same. False if a side is missing. */
  readonly isEqual: boolean;
}

/** `1:  <id> ! 2:  <id> subject`, with dashes for a missing side. */
const LINE = /^ *(?:\d+|-): +([0-9a-f]+|-+) ([=!<>]) +(?:\d+|-): +([0-9a-f]+|-+) /u;
/** Full ids, however long they are; submodule changes count as changes. */
const SETTINGS = ["-c", "core.abbrev=no", "-c", "diff.ignoreSubmodules=none"];

/**
 * Pairs the commits of two versions of a branch as `git range-diff` does, in its order, without merges. Costs the
 * patches of both ranges, and the product of their lengths: 276 and 740 commits take 1.4 s. Fails with TOO_LARGE beyond
 * RANGE_DIFF_COMMITS_MAX commits in either.
 */
export async function rangeDiff(
  repository: Repository,
  older: CommitRange,
  newer: CommitRange,
  options: ReadOptions = {},
): Promise<readonly CommitMatch[]> {
  requireOids(older.base, older.head, newer.base, newer.head);
  const ranges = [older, newer];
  const counts = await Promise.all(ranges.map(({ base, head }) => countCommits(repository, head, base, options)));
  if (counts.some((count) => count > RANGE_DIFF_COMMITS_MAX)) {
    const happened = `Versions with more than ${RANGE_DIFF_COMMITS_MAX} commits cannot be compared commit by commit.`;
    throw new GalleyError("TOO_LARGE", happened, {
      next: "Compare shorter ranges, or compare the two heads directly.",
    });
  }
  const [before = 0, after = 0] = counts;
  if (before === 0 || after === 0) {
    const [dropped, added] = await Promise.all(ranges.map((range) => listRange(repository, range, options)));
    return [
      ...(dropped ?? []).map((oid) => ({ old: oid, new: null, isEqual: false })),
      ...(added ?? []).map((oid) => ({ old: null, new: oid, isEqual: false })),
    ];
  }
  const rangeArgs = ranges.map(({ base, head }) => `${base}..${head}`);
  const args = [...SETTINGS, "range-diff", "-s", "--no-color", "--no-ext-diff", "--no-textconv", ...rangeArgs];
  const call = { ...options, args, timeoutMs: GIT_DIFF_MS, heavy: true };
  const lines = (await readGit(repository, call)).stdout.toString("latin1").split("\n");
  return lines.flatMap((line): CommitMatch[] => {
    const [, old = "", sign = "", next = ""] = LINE.exec(line) ?? [];
    if (sign === "") return [];
    return [{ old: isOid(old) ? old : null, new: isOid(next) ? next : null, isEqual: sign === "=" }];
  });
}

/** Lists the commits of a range in the order of `range-diff`, which does not accept an empty range. */
async function listRange(
  repository: Repository,
  { base, head }: CommitRange,
  options: ReadOptions,
): Promise<readonly Oid[]> {
  const args = ["rev-list", "--no-merges", "--reverse", "--date-order", head, `^${base}`];
  return readOids(repository, { ...options, args, timeoutMs: GIT_WALK_MS });
}
