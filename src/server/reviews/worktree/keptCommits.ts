import type { Oid } from "#server/git/oid.ts";
import { isListed } from "../book/isListed.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { lookedFile } from "../seen/lookedFile.ts";
import { readDrafts } from "../comments/readDrafts.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { worktreeOf } from "../book/worktreeOf.ts";

/**
 * Gives the commits that reviews of uncommitted work refer to, whose snapshots must not be dropped by themselves: all patch
 * sets of a review in which something was said or drafted, of any other that goes on the last one and the one that the viewer
 * looked at last.
 */
export async function keptCommits({ book, store }: Pick<ReviewRoom, "book" | "store">): Promise<ReadonlySet<Oid>> {
  const [reviews, drafts, marks] = await Promise.all([book.reviews(), readDrafts(store), store.readPrivate("marks")]);
  const kept = reviews.flatMap((review) => {
    if (worktreeOf(review) === null) return [];
    const hasWords = !review.isPrivate || isListed(review) || drafts.has(review.revision);
    const looked = lookedFile.read(marks.get(lookedFile.path(review.revision)));
    const lookedAt = review.patchSets.filter(({ head }) => looked.has(head)).slice(-1);
    const last = isUnderReview(review) ? [...lookedAt, ...review.patchSets.slice(-1)] : [];
    return (hasWords ? review.patchSets : last).flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
  });
  return new Set(kept);
}
