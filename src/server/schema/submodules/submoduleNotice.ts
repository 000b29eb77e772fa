import { inLine } from "#contract/untrustedText.ts";
import { remotes } from "#server/git/refs/remotes.ts";
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import { missingComments, partsBelow } from "#server/reviews/positions/submodules/parts.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";

/**
 * Sentences that say which comments on files in submodules are not here, and which no remote of theirs has. Null if there are none.
 * @gqlField
 */
export async function submoduleNotice(review: Review, context: Context): Promise<string | null> {
  const { review: indexed } = review.viewerReview;
  const sentences = [missingComments(indexed), await unpushedInParts([indexed], context)];
  return sentences.filter((sentence) => sentence !== null).join(" ") || null;
}

/** Says how many comments in submodules no remote of theirs has, as far as is known since the last sync. Null if there are none. */
export async function unpushedInParts(reviews: readonly IndexedReview[], { signal }: Context): Promise<string | null> {
  const counts = new Map<string, number>();
  for (const { path, git, review } of reviews.flatMap(partsBelow)) {
    const names = (await remotes(git, { signal })).map(({ name }) => name);
    const lacking = await Promise.all(names.map((name) => repositoryReviews(git).store.unpushed(name)));
    const least = Math.min(...lacking.map(({ discuss }) => discuss.get(review.revision) ?? 0));
    if (Number.isFinite(least) && least > 0) counts.set(path, (counts.get(path) ?? 0) + least);
  }
  const texts = Array.from(counts, ([path, count]) => `${count} in ${inLine(path)}`);
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(texts);
  return texts.length === 0 ? null : `Comments in submodules are pushed from there, by \`galley sync\`: ${list}.`;
}
