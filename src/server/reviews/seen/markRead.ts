import type { Oid } from "#server/git/oid.ts";
import { readMark } from "./readMark.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** Notes for the viewer alone that they have seen a review as it is now. Nothing is written if they had. */
export async function markRead(
  { book, store, viewer }: ReviewRoom,
  input: { readonly review: string },
): Promise<{ readonly review: Oid }> {
  const review = await requireReview({ book }, input.review);
  const { revision, updatedAt, entryCount } = review;
  const isNews = (marks: ReadonlyMap<string, string>): boolean => {
    const mark = readMark.read(marks.get(revision));
    return mark === null || mark.updatedAt < updatedAt || (mark.entries ?? 0) < entryCount;
  };
  if (isNews(await store.readPrivate("marks"))) {
    const text = readMark.write(review, viewer.email);
    await store.editPrivate("marks", (marks) => new Map(isNews(marks) ? [[revision, text]] : []));
  }
  return { review: revision };
}
