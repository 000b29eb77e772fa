import type { CommentExtras, CommentItem, CommentLocation } from "../CommentItem.ts";
import { commentId } from "../notes/commentId.ts";
import type { FoldedReview } from "../FoldedReview.ts";
import { present } from "../present.ts";
import type { Author } from "../viewer/requireRight.ts";
import { secondsOf } from "../secondsOf.ts";
import { timestampOf } from "../timestampOf.ts";

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
