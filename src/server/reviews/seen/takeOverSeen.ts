import { changeKeys } from "#server/git/patches/changeKeys.ts";
import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";
import { mayDo } from "../viewer/mayDo.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { seenFile } from "./seenFile.ts";

/** The change that a review is about. */
interface Change {
  readonly revision: Oid;
  readonly base: Oid;
  readonly head: Oid;
}

/**
 * Has a review that is about to begin do so with what the viewer has seen already: the marks of its hunks in some other reviews.
 * Writes nothing where there are none. Reads the change where there are.
 */
export async function takeOverSeen(
  { git, store, viewer }: Pick<ReviewRoom, "git" | "store" | "viewer">,
  reviews: readonly Pick<BookedReview, "revision">[],
  { revision, base, head }: Change,
): Promise<void> {
  const others = reviews.filter((review) => review.revision !== revision);
  const files = await store.readPrivate("seen");
  const marks = new Set(others.flatMap((review) => [...seenFile.read(files.get(review.revision))]));
  if (marks.size === 0 || !mayDo(viewer, "mark", null)) return;
  const keys = (await changeKeys(git, base, head))?.flatMap((file) => file.keys) ?? [...marks];
  const seen = keys.filter((key) => marks.has(key));
  if (seen.length === 0) return;
  await store.editPrivate("seen", (now) => {
    const before = seenFile.read(now.get(revision));
    return new Map([[revision, seenFile.write(new Set([...before, ...seen]))]]);
  });
}
