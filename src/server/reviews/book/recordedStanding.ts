import { isOid, type Oid } from "#server/git/oid.ts";
import { firstCommit } from "./firstCommit.ts";
import type { FoldedReview } from "../FoldedReview.ts";
import { remarkedCommits } from "./remarkedCommits.ts";
import type { Standing, StandingQuestion } from "./Standing.ts";

/** Gives where a review stood when it was last recorded, which is how a review reads that is done. */
export function recordedStanding(
  { review, target, tip }: StandingQuestion,
  isMerged: boolean,
  isThere: (oid: Oid) => boolean,
): Standing {
  const first = firstCommit(review);
  const last = review.patchSets.at(-1)?.head ?? remarkedCommits(review).findLast(isThere) ?? first;
  const head = isThere(last) ? last : null;
  const base = recordedBase(review);
  return { first, target, tip, isMerged, head, base, isFromHistory: isMerged, isWhole: head !== null };
}

/** The base that was last written down; null where none was. */
export function recordedBase({ patchSets, requests }: FoldedReview): Oid | null {
  const base = patchSets.at(-1)?.base ?? requests.findLast(({ baseCommit }) => isOid(baseCommit))?.baseCommit;
  return base ?? null;
}
