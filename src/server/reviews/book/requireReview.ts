import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "../BookedReview.ts";
import type { ReviewRoom } from "./ReviewRoom.ts";

/** Finds a review by the id of its first commit or a prefix of it, or fails as NOT_FOUND. */
export async function requireReview({ book }: Pick<ReviewRoom, "book">, idOrPrefix: string): Promise<BookedReview> {
  const review = await book.find(idOrPrefix);
  if (review === null) throw new GalleyError("NOT_FOUND", "This repository has no such review.");
  return review;
}
