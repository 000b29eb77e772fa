import type { Oid } from "#server/git/oid.ts";
import { present } from "../notes/noteJson.ts";
import { writeRequestLine } from "../notes/requestLine.ts";
import { nextRequest } from "../requests/writeRequest.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "../state/IndexedReview.ts";
import type { NoteLines } from "../store/reviewStore.ts";

const BRANCHES = "refs/heads/";

/** Lists the open, shared reviews that are stacked on a review: those that target its branch. */
export async function stackedReviews(
  { index }: Pick<ReviewContext, "index">,
  { revision, targetRef, current: { reviewRef } }: IndexedReview,
): Promise<readonly IndexedReview[]> {
  if (!reviewRef.startsWith(BRANCHES) || reviewRef === targetRef) return [];
  return (await index.reviews()).filter(
    (other) => other.revision !== revision && isUnderReview(other) && !other.isPrivate && other.targetRef === reviewRef,
  );
}

/**
 * Lists the open reviews that a landing gave another target, and that have it still. The landing is known by its key, which
 * their requests have too.
 */
export async function retargetedReviews(
  { index }: Pick<ReviewContext, "index">,
  landing: { readonly key: string | undefined; readonly review: Oid; readonly targetRef: string },
): Promise<readonly IndexedReview[]> {
  if (landing.key === undefined) return [];
  return (await index.reviews()).filter(
    (other) =>
      other.revision !== landing.review &&
      isUnderReview(other) &&
      other.targetRef === landing.targetRef &&
      other.requests.some(({ extras }) => extras.act === "update" && extras.key === landing.key),
  );
}

/**
 * Builds the lines that give reviews another target. They keep head and base, so that their change, and with it every verdict,
 * stays the same until their own branch moves.
 */
export function retargetLines(
  { viewer, now }: Pick<ReviewContext, "viewer" | "now">,
  reviews: readonly IndexedReview[],
  { key, targetRef }: { readonly key: string; readonly targetRef: string },
): readonly NoteLines[] {
  return reviews.map((review) => {
    const { head, base, revision } = review;
    const same = head === null || base === null ? {} : { head, base };
    const item = nextRequest(review, viewer, now(), {
      targetRef,
      ...(base !== null && { baseCommit: base }),
      extras: present({ key, act: "update", ...same }),
    });
    return { ref: "reviews", revision, lines: [writeRequestLine(item)] };
  });
}
