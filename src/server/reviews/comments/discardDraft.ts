import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview, type ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { draftPath } from "./Draft.ts";

/** Deletes a draft permanently; does nothing if it does not exist. */
export async function discardDraft(
  context: ReviewContext,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const { revision } = await requireReview(context, input.review);
  await dropDrafts(context, revision, [key]);
  return { review: revision };
}

/** Deletes drafts of a review; ignores those that do not exist. */
export async function dropDrafts(
  { store }: Pick<ReviewContext, "store">,
  review: Oid,
  keys: readonly string[],
): Promise<void> {
  const files = await store.readPrivate("drafts");
  const paths = keys.map((key) => draftPath(review, key)).filter((path) => files.has(path));
  if (paths.length > 0) await store.editPrivate("drafts", () => new Map(paths.map((path) => [path, null])));
}
