import { decodeBytes } from "#contract/byteText.ts";
import type { DerivedReview } from "#server/reviews/state/Review.ts";
import { deriveReview } from "#server/reviews/state/deriveReview.ts";
import { parseCommentLine } from "#server/store/notes/CommentItem.ts";
import { parseRequestLine } from "#server/store/notes/requestLine.ts";

function itemsOf<Item>(note: Uint8Array, parse: (line: string) => Item | null): readonly Item[] {
  const items = decodeBytes(note).split("\n").map(parse);
  return items.filter((item) => item !== null);
}

/** Folds the two notes of one object, as stored in the repository. */
export function deriveNotes(revision: string, requests: Uint8Array, comments: Uint8Array): DerivedReview | null {
  return deriveReview(revision, itemsOf(requests, parseRequestLine), itemsOf(comments, parseCommentLine));
}
