import { fallback } from "#contract/errors.ts";
import { forkPoint } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import { rangePatchId } from "#server/git/patches/patchIds.ts";
import { readBranchLog } from "#server/git/refs/readRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { DerivedReview } from "../state/Review.ts";
import { readLayers, type StackRange } from "./readLayers.ts";

/**
 * Returns true if the branch of a review, which points to `tip` and whose target to `targets`, is not the one that a review is about: here, where its requester works, it was
 * deleted and made again after the last patch set was recorded, and no commit, change id or delta of it is in that patch set. Only
 * the reflog shows that; without one the branch is the same, however it was rewritten.
 */
export async function isMadeAgain(
  repository: Repository,
  { current, patchSets }: Pick<DerivedReview, "current" | "patchSets">,
  { tip, targets, viewer }: { readonly tip: Oid; readonly targets: readonly Oid[]; readonly viewer: string | null },
): Promise<boolean> {
  const last = patchSets.at(-1);
  if (last === undefined || last.base === null || last.at === null || viewer !== current.requester) return false;
  const heads = new Set(patchSets.map(({ head }) => head));
  const log = await readBranchLog(repository, current.reviewRef);
  const [first] = log;
  const isNew = first !== undefined && /^0+$/u.test(first.before) && first.at > last.at;
  if (!isNew || log.some(({ before, after }) => heads.has(before) || heads.has(after))) return false;
  const base = await forkPoint(repository, tip, [last.base, ...targets]);
  if (base === null) return true;
  const [older, newer] = [
    { base: last.base, head: last.head },
    { base, head: tip },
  ];
  return !(await haveCommon(repository, older, newer).catch(fallback(true, "OBJECT_MISSING", "TOO_LARGE", "TIMEOUT")));
}

async function haveCommon(
  repository: Repository,
  older: StackRange & { readonly base: Oid },
  newer: StackRange & { readonly base: Oid },
): Promise<boolean> {
  const [before, after] = await Promise.all([readLayers(repository, older), readLayers(repository, newer)]);
  const namesOf = ({ oid, changeId, patchId }: (typeof before)[number]) => [oid, changeId?.value, patchId];
  const known = new Set(before.flatMap(namesOf));
  if (after.flatMap(namesOf).some((name) => name != null && known.has(name))) return true;
  const deltas = await Promise.all([older, newer].map(({ base, head }) => rangePatchId(repository, base, head)));
  return deltas[0] != null && deltas[0] === deltas[1];
}
