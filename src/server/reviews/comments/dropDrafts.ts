import type { Oid } from "#server/git/oid.ts";
import { draftPath } from "./draftPath.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

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
