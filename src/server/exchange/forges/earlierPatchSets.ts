import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { RequestItem } from "#server/store/notes/requestLine.ts";
import { secondsOf, timestampOf } from "#server/store/notes/timestamps.ts";
import type { Conversation, ForgePatchSet } from "./Conversation.ts";
import type { ForgeLines } from "./forgeLines.ts";

/** The lines that record patch sets, the review with these patch sets, and their commits. */
export interface EarlierPatchSets {
  readonly review: IndexedReview;
  readonly requests: readonly RequestItem[];
  readonly commits: readonly Oid[];
}

/** Nobody reads more of them; each is a line of the review. */
const PATCH_SETS_MAX = 1000;

/**
 * Finds the patch sets that the forge had before the first one that was fetched, as far as their commits are here. They are
 * recorded only as long as nothing refers to the numbers of the others: in a private review without comments.
 */
export async function earlierPatchSets(
  { git }: Pick<ReviewContext, "git">,
  review: IndexedReview,
  { patchSets }: Pick<Conversation, "patchSets">,
  keys: Pick<ForgeLines, "key">,
): Promise<EarlierPatchSets> {
  const [first, request] = [review.patchSets[0], review.requests[0]];
  const at = patchSets.findIndex(({ head }) => head === first?.head);
  const isFree = review.isPrivate && review.threads.length === 0;
  if (first === undefined || request === undefined || at <= 0 || !isFree) return { review, requests: [], commits: [] };
  const here = await present(git, patchSets.slice(0, at).slice(-PATCH_SETS_MAX));
  let next = secondsOf(request.timestamp);
  const lines = here.toReversed().map(({ head, base, at: stated }): RequestItem => {
    next = Math.min(stated ?? next, next - 1);
    const extras = { key: keys.key("patchSet", head, base), act: "patchSet" as const, head, base };
    return { ...request, timestamp: timestampOf(next), baseCommit: base, extras };
  });
  const requests = lines.toReversed();
  const earlier = here.map(({ head, base }, index) => {
    const time = secondsOf(requests[index]?.timestamp ?? "");
    return { ...first, number: index + 1, head, base, at: time };
  });
  const later = review.patchSets.map((set) => ({ ...set, number: set.number + earlier.length }));
  const commits = here.flatMap(({ head, base }) => [head, base]);
  return { review: { ...review, patchSets: [...earlier, ...later] }, requests, commits };
}

async function present(
  git: ReviewContext["git"],
  patchSets: readonly ForgePatchSet[],
): Promise<readonly (ForgePatchSet & { readonly base: Oid })[]> {
  const whole = patchSets.flatMap((set) => (set.base === null ? [] : [{ ...set, base: set.base }]));
  const found = await readCommits(
    git,
    whole.flatMap(({ head, base }) => [head, base]),
    { fromNotes: true },
  );
  return whole.filter(
    ({ head, base }, index) =>
      found[2 * index] != null &&
      found[2 * index + 1] != null &&
      !(head === whole[index - 1]?.head && base === whole[index - 1]?.base),
  );
}
