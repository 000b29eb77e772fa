import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_WALK_MS, RANGE_DIFF_COMMITS_MAX } from "#contract/limits.ts";
import { countCommits } from "../ancestry/revList.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";

/** The commits that `head` has and `base` has not. */
export interface CommitRange {
  readonly base: Oid;
  readonly head: Oid;
}

/** A commit of an older version of a branch and the one that took its place; null where there is none on that side. */
export interface CommitMatch {
  readonly old: Oid | null;
  readonly new: Oid | null;
  /** Whether message and patch are the same. False where a side is missing. */
  readonly isEqual: boolean;
}

/** `1:  <id> ! 2:  <id> subject`, with dashes for what is missing. */
const LINE = /^ *(?:\d+|-): +([0-9a-f]+|-+) ([=!<>]) +(?:\d+|-): +([0-9a-f]+|-+) /u;
/** Whole ids, however many digits they have; a change of a submodule is a change. */
const SETTINGS = ["-c", "core.abbrev=no", "-c", "diff.ignoreSubmodules=none"];

/**
 * Pairs the commits of two versions of a branch as `git range-diff` does, in its order; merges are left out. Costs the patches
 * of both ranges, and the product of their lengths: 276 and 740 commits take 1.4 s. Fails as TOO_LARGE past
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
    const happened = `Versions of more than ${RANGE_DIFF_COMMITS_MAX} commits are not paired.`;
    throw new GalleyError("TOO_LARGE", happened, { next: "Compare shorter ranges, or the two heads as a whole." });
  }
  const [before = 0, after = 0] = counts;
  if (before === 0 || after === 0) {
    const [dropped, added] = await Promise.all(ranges.map((range) => listRange(repository, range, options)));
    return [
      ...(dropped ?? []).map((oid) => ({ old: oid, new: null, isEqual: false })),
      ...(added ?? []).map((oid) => ({ old: null, new: oid, isEqual: false })),
    ];
  }
  const words = ranges.map(({ base, head }) => `${base}..${head}`);
  const args = [...SETTINGS, "range-diff", "-s", "--no-color", "--no-ext-diff", "--no-textconv", ...words];
  const call = { ...options, where: "shadow", args, timeoutMs: GIT_DIFF_MS, heavy: true } as const;
  const lines = (await readGit(repository, call)).stdout.toString("latin1").split("\n");
  return lines.flatMap((line): CommitMatch[] => {
    const [, old = "", sign = "", next = ""] = LINE.exec(line) ?? [];
    if (sign === "") return [];
    return [{ old: isOid(old) ? old : null, new: isOid(next) ? next : null, isEqual: sign === "=" }];
  });
}

/** Lists the commits of a range in the order in which `range-diff` takes them; it takes no range of a commit and itself. */
async function listRange(
  repository: Repository,
  { base, head }: CommitRange,
  options: ReadOptions,
): Promise<readonly Oid[]> {
  const args = ["rev-list", "--no-merges", "--reverse", "--date-order", head, `^${base}`];
  const { stdout } = await readGit(repository, { ...options, where: "shadow", args, timeoutMs: GIT_WALK_MS });
  return stdout.toString("latin1").split("\n").filter(isOid);
}
