import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";
import type { CommentItem } from "../CommentItem.ts";
import { dropDrafts } from "./dropDrafts.ts";
import type { Author } from "../viewer/requireRight.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { sealComments, type CommentSeed } from "./sealComments.ts";
import { writeCommentLine } from "../notes/writeCommentLine.ts";

/** What is written at once, and all or nothing of it. */
export interface CommentWrite {
  readonly key: string;
  readonly seeds: readonly CommentSeed[];
  /** Commits that are here and that the comments name: they are kept from garbage collection first. */
  readonly commits?: readonly Oid[] | undefined;
  /** The keys of drafts that are done with by this. */
  readonly drafts: readonly string[];
}

/**
 * Writes comments in an author's name, then removes the drafts that they were; gives them in the order of their seeds. Fails as writing
 * to the store does, and then the drafts stay.
 */
export async function writeComments(
  room: ReviewRoom,
  review: BookedReview,
  author: Author,
  { key, seeds, commits = [], drafts }: CommentWrite,
): Promise<readonly CommentItem[]> {
  const { revision } = review;
  const items = sealComments(review, author, room.now(), seeds);
  const recorded = new Set(review.patchSets.flatMap(({ head, base }) => [head, base]));
  const loose = [...new Set(commits)].filter((commit) => !recorded.has(commit));
  if (loose.length > 0) await room.store.archive(loose);
  if (items.length > 0) {
    const lines = items.map(writeCommentLine);
    await room.store.append([{ ref: "discuss", revision, lines }], { key });
  }
  await dropDrafts(room, revision, drafts);
  return items;
}
