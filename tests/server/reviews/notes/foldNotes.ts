import { decodeBytes } from "#contract/byteText.ts";
import type { FoldedReview } from "#server/reviews/state/Review.ts";
import { foldReview } from "#server/reviews/state/deriveReview.ts";
import { parseCommentLine } from "#server/reviews/notes/commentLine.ts";
import { parseRequestLine } from "#server/reviews/notes/requestLine.ts";

function itemsOf<Item>(note: Uint8Array, parse: (line: string) => Item | null): readonly Item[] {
  const items = decodeBytes(note).split("\n").map(parse);
  return items.filter((item) => item !== null);
}

/** Folds the two notes of one object as they are on disk. */
export function foldNotes(revision: string, requests: Uint8Array, comments: Uint8Array): FoldedReview | null {
  return foldReview(revision, itemsOf(requests, parseRequestLine), itemsOf(comments, parseCommentLine));
}
