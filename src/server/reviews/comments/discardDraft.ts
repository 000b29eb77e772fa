import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { draftPath } from "./Draft.ts";

/** Removes a draft for good; one that is not there is removed already. */
export async function discardDraft(
  room: ReviewRoom,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const { revision } = await requireReview(room, input.review);
  await dropDrafts(room, revision, [key]);
  return { review: revision };
}

/** Removes drafts of a review; those that are not there are no failure. */
export async function dropDrafts(
  { store }: Pick<ReviewRoom, "store">,
  review: Oid,
  keys: readonly string[],
): Promise<void> {
  const files = await store.readPrivate("drafts");
  const paths = keys.map((key) => draftPath(review, key)).filter((path) => files.has(path));
  if (paths.length > 0) await store.editPrivate("drafts", () => new Map(paths.map((path) => [path, null])));
}
