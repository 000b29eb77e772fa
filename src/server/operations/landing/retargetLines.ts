import { present } from "#server/store/notes/noteJson.ts";
import { writeRequestLine } from "#server/store/notes/requestLine.ts";
import { nextRequest } from "../patchSets/writeRequest.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { NoteLines } from "#server/store/ReviewStore.ts";

/** Builds the lines that give reviews another target. They keep head and base, so that every verdict still counts. */
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
