import type { Oid } from "#server/git/oid.ts";
import { type CommentExtras, commentId, type CommentItem, type CommentLocation } from "../notes/CommentItem.ts";
import { writeCommentLine } from "../notes/commentLine.ts";
import { present } from "../notes/extras.ts";
import { secondsOf, timestampOf } from "../notes/timestamps.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedReview } from "../state/Review.ts";
import type { Author } from "../viewer/permissions.ts";
import { dropDrafts } from "./discardDraft.ts";
import type { CommentInThread } from "./findComment.ts";

/** Comments that are written together, all or nothing. */
export interface CommentWrite {
  readonly key: string;
  readonly commentInputs: readonly CommentInput[];
  /** Existing commits that the comments refer to: they are first protected from garbage collection. */
  readonly commits?: readonly Oid[] | undefined;
  /** The keys of the drafts that these comments replace. */
  readonly drafts: readonly string[];
  /** Returns the signature of the line of a verdict; verdicts are not signed if absent. */
  readonly sign?: ((line: string) => Promise<string>) | undefined;
}

/**
 * Writes comments in an author's name, then removes their drafts; returns them in the given order. Fails as writing to
 * the store does, and then the drafts stay.
 */
export async function writeComments(
  context: ReviewContext,
  review: IndexedReview,
  author: Author,
  { key, commentInputs, commits = [], drafts, sign }: CommentWrite,
): Promise<readonly CommentItem[]> {
  const { revision } = review;
  const items = assignCommentIds(review, author, context.now(), commentInputs);
  const recorded = new Set(review.patchSets.flatMap(({ head, base }) => [head, base]));
  const loose = [...new Set(commits)].filter((commit) => !recorded.has(commit));
  if (loose.length > 0) await context.store.archive(loose);
  if (items.length > 0) {
    const lines = await Promise.all(items.map((item) => lineOf(item, sign)));
    await context.store.append([{ ref: "discuss", revision, lines }], { key });
  }
  await dropDrafts(context, revision, drafts);
  return items;
}

async function lineOf(item: CommentItem, sign: CommentWrite["sign"]): Promise<string> {
  const line = writeCommentLine(item);
  if (sign === undefined || item.extras.verdict === undefined) return line;
  return writeCommentLine({ ...item, extras: { ...item.extras, signature: await sign(line) } });
}

/** A comment to write, without its author and time. */
export interface CommentInput {
  readonly original: string;
  readonly parent: string;
  readonly location: CommentLocation | null;
  readonly description: string;
  readonly resolved: boolean | null;
  readonly extras: Omit<CommentExtras, "name" | "sequence" | "agent" | "signature">;
  /** The time of the comment that it replies to: its own is no earlier, unless that clock is far ahead. */
  readonly answers?: string | undefined;
  /** The time of the version that it edits: its own is later, since the latest version counts. */
  readonly follows?: string | undefined;
  /** The time of the author's comment that it replaces: its own is no earlier, since the last one counts. */
  readonly replaces?: string | undefined;
}

/** A reply does not follow a clock that is further ahead of ours than this, in seconds. */
const CLOCK_SKEW_MAX = 86_400;
/** The last time with ten digits. */
const LATEST = 9_999_999_999;

/**
 * Assigns times, sequence numbers and ids to new comments, in their order. Comments of the same second get a sequence
 * number, since other tools do not order them; a duplicate is written one second later so that ids stay unique. Linear
 * in the comments of the review.
 */
export function assignCommentIds(
  { threads }: Pick<DerivedReview, "threads">,
  author: Author,
  now: number,
  commentInputs: readonly CommentInput[],
): readonly CommentItem[] {
  const ids = new Set<string>();
  const sequences = new Map<string, number>();
  const note = ({ id, timestamp, extras }: CommentItem): void => {
    ids.add(id);
    sequences.set(timestamp, Math.max(sequences.get(timestamp) ?? 0, extras.sequence ?? 0));
  };
  for (const { comments } of threads) for (const { history } of comments) for (const item of history) note(item);
  return commentInputs.map(({ answers, follows, replaces, ...commentInput }) => {
    let seconds = timeFor(now, { answers, follows, replaces });
    let fields = { ...commentInput, timestamp: timestampOf(seconds), author: author.email };
    while (ids.has(commentId(fields))) fields = { ...fields, timestamp: timestampOf(++seconds) };
    const last = sequences.get(fields.timestamp);
    const extras = present({
      ...commentInput.extras,
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
  { answers, follows, replaces = "" }: Pick<CommentInput, "answers" | "follows" | "replaces">,
): number {
  const answered = answers === undefined ? 0 : secondsOf(answers);
  const followed = follows === undefined ? 0 : secondsOf(follows) + 1;
  const after = answered > now + CLOCK_SKEW_MAX ? 0 : answered;
  return Math.min(Math.max(now, after, followed, secondsOf(replaces)), LATEST);
}

/**
 * The result of an operation that writes a comment: the ids of the review, of the thread's first comment and of the
 * comment.
 */
export interface CommentAnswer {
  readonly review: Oid;
  readonly thread: string;
  readonly comment: string;
}

export function answerOf(review: Oid, { thread, comment }: CommentInThread): CommentAnswer {
  return { review, thread: thread.root.item.id, comment: comment.item.id };
}
