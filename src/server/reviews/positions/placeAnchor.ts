import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { AnchorInput } from "./AnchorInput.ts";
import type { BookedReview } from "../BookedReview.ts";
import type { Anchor } from "./readAnchor.ts";

const NOT_OF_REVIEW = "A remark stands on the head or the base of one of the review's patch sets.";
const HEAD_MISSING = "The commits of this review are not in the repository.";
const FETCH = "Fetch the branch that it is about, then try again.";

/**
 * Finds the commit that a remark is to stand on, and its side. What is the old side of a comparison of two patch sets is the
 * head of the older one, and so a new side. A remark on the review as a whole needs no commit to be here. Fails as BAD_INPUT
 * if the commit is none of the review's, as OBJECT_MISSING if the current one is not here.
 */
export function placeAnchor(review: BookedReview, anchor: AnchorInput): Anchor {
  const { path } = anchor;
  const side = path === null ? "new" : anchor.side;
  const current = side === "new" ? review.head : review.base;
  const commit = anchor.commit ?? current ?? (path === null ? lastKnown(review) : null);
  if (commit === null) throw new GalleyError("OBJECT_MISSING", HEAD_MISSING, { next: FETCH });
  if (path === null && anchor.commit === null) return { ...anchor, commit, side };
  const isHead = commit === review.head || review.patchSets.some(({ head }) => head === commit);
  const isBase = commit === review.base || review.patchSets.some(({ base }) => base === commit);
  if (!isOid(commit) || (!isHead && !isBase)) throw new GalleyError("BAD_INPUT", NOT_OF_REVIEW);
  if (isHead && isBase) return { ...anchor, commit, side };
  return { ...anchor, commit, side: isHead ? "new" : "old" };
}

function lastKnown({ patchSets, revision }: BookedReview): Oid {
  return patchSets.at(-1)?.head ?? revision;
}
