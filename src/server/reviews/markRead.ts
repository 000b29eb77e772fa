import type { Oid } from "#server/git/oid.ts";
import { requireReview } from "./requireReview.ts";
import type { ReviewRoom } from "./ReviewRoom.ts";

/** Notes for the viewer alone that they have seen a review as it is now. Nothing is written if they had. */
export async function markRead(
  { book, store }: ReviewRoom,
  input: { readonly review: string },
): Promise<{ readonly review: Oid }> {
  const { revision, updatedAt } = await requireReview({ book }, input.review);
  const isNews = (marks: ReadonlyMap<string, string>): boolean => Number(marks.get(revision) ?? -1) < updatedAt;
  if (isNews(await store.readPrivate("marks"))) {
    await store.editPrivate("marks", (marks) => new Map(isNews(marks) ? [[revision, String(updatedAt)]] : []));
  }
  return { review: revision };
}
