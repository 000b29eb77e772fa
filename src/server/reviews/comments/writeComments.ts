import type { Oid } from "#server/git/oid.ts";
import { type CommentExtras, commentId, type CommentItem, type CommentLocation } from "../notes/CommentItem.ts";
import { writeCommentLine } from "../notes/commentLine.ts";
import { present } from "../notes/extras.ts";
import { secondsOf, timestampOf } from "../notes/timestamps.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import type { FoldedReview } from "../state/Review.ts";
import type { Author } from "../viewer/permissions.ts";
import { dropDrafts } from "./discardDraft.ts";
import type { CommentInThread } from "./findComment.ts";

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

/** A comment to be written, but for who writes it and when. */
export interface CommentSeed {
  readonly original: string;
  readonly parent: string;
  readonly location: CommentLocation | null;
  readonly description: string;
  readonly resolved: boolean | null;
  readonly extras: Omit<CommentExtras, "name" | "sequence" | "agent">;
  /** What it answers was written then: its own time is no earlier, unless that clock is far off. */
  readonly answers?: string | undefined;
  /** What it edits was written then: its own time is later, since the latest version holds. */
  readonly follows?: string | undefined;
  /** What its author said instead was written then: its own time is no earlier, for the last word holds. */
  readonly replaces?: string | undefined;
}

/** A clock this far ahead of ours is not followed by an answer, in seconds. */
const CLOCK_SKEW_MAX = 86_400;
/** The last time of ten digits. */
const LATEST = 9_999_999_999;

/**
 * Makes items of seeds, in their order. Those of one second are numbered, since other tools give no order to them, and no two
 * have the same id: of two that say the same the second is a second later. Linear in the comments of the review.
 */
export function sealComments(
  { threads }: Pick<FoldedReview, "threads">,
  author: Author,
  now: number,
  seeds: readonly CommentSeed[],
): readonly CommentItem[] {
  const ids = new Set<string>();
  const sequences = new Map<string, number>();
  const note = ({ id, timestamp, extras }: CommentItem): void => {
    ids.add(id);
    sequences.set(timestamp, Math.max(sequences.get(timestamp) ?? 0, extras.sequence ?? 0));
  };
  for (const { comments } of threads) for (const { history } of comments) for (const item of history) note(item);
  return seeds.map(({ answers, follows, replaces, ...seed }) => {
    let seconds = timeFor(now, { answers, follows, replaces });
    let fields = { ...seed, timestamp: timestampOf(seconds), author: author.email };
    while (ids.has(commentId(fields))) fields = { ...fields, timestamp: timestampOf(++seconds) };
    const last = sequences.get(fields.timestamp);
    const extras = present({
      ...seed.extras,
      name: author.name ?? undefined,
      agent: author.agent === undefined ? undefined : { name: author.agent },
      sequence: last === undefined ? undefined : last + 1,
    });
    const item = { ...fields, id: commentId(fields), extras };
    note(item);
    return item;
  });
}

function timeFor(
  now: number,
  { answers, follows, replaces = "" }: Pick<CommentSeed, "answers" | "follows" | "replaces">,
): number {
  const answered = answers === undefined ? 0 : secondsOf(answers);
  const followed = follows === undefined ? 0 : secondsOf(follows) + 1;
  const after = answered > now + CLOCK_SKEW_MAX ? 0 : answered;
  return Math.min(Math.max(now, after, followed, secondsOf(replaces)), LATEST);
}

/** What a verb that writes a comment answers: the ids of the review, of the thread's first comment and of the comment. */
export interface CommentAnswer {
  readonly review: Oid;
  readonly thread: string;
  readonly comment: string;
}

/** Gives the ids of a comment, its thread and its review. */
export function answerOf(review: Oid, { thread, comment }: CommentInThread): CommentAnswer {
  return { review, thread: thread.root.item.id, comment: comment.item.id };
}
