import { isOid, type Oid } from "#server/git/oid.ts";
import type { CommentItem, CommentLocation } from "../notes/CommentItem.ts";
import type { RequestItem } from "../notes/requestLine.ts";

/** A comment with its edits and its answers. */
export interface FoldedComment {
  /** The first version: its id is the comment's. */
  readonly item: CommentItem;
  /** The last edit, or the first version where there is none. */
  readonly latest: CommentItem;
  /** All versions, oldest first, the first among them. */
  readonly history: readonly CommentItem[];
  /** The answers to it, oldest first. May be nested deeper than a stack: walk `FoldedThread.comments` instead. */
  readonly children: readonly FoldedComment[];
  readonly isWithdrawn: boolean;
  /** What it and the answers below it come to: true accepts, false objects, null does neither. */
  readonly status: boolean | null;
}

export interface FoldedThread {
  readonly root: FoldedComment;
  readonly status: boolean | null;
  /** A verdict's thread is open, resolved or a note by the same rule as any other. */
  readonly state: "OPEN" | "RESOLVED" | "NOTE";
  readonly location: CommentLocation | null;
  readonly side: "old" | "new";
  /** Whether the root accepts or rejects a commit as a whole, or says that it is a verdict. */
  readonly isVerdict: boolean;
  /** All comments of it in the order of writing, but each behind what it answers; the root first. */
  readonly comments: readonly FoldedComment[];
  /** The comments whose own bit makes the thread object: answering each with `resolved: true` resolves it. */
  readonly blocking: readonly string[];
}

/** What somebody last said of the whole change. */
export interface FoldedVerdict {
  readonly by: Person;
  readonly verdict: "approve" | "reject" | "comment";
  /** The commit that it was said of. */
  readonly head: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly commentId: string;
  /** Whether it still holds: no answer, edit or withdrawal took it back. */
  readonly stands: boolean;
}

/** One state of the change that was recorded, from the first one. */
export interface RecordedPatchSet {
  /** From 1, in the order of recording. */
  readonly number: number;
  readonly head: Oid;
  /** Null where the line named none that can be one. */
  readonly base: Oid | null;
  /** Whether its head is a snapshot of uncommitted work. */
  readonly kind: "commits" | "snapshot";
  /** Seconds since 1970. */
  readonly at: number;
  readonly by: Person;
}

/** A review, as its notes alone tell it; what git knows of its branches is not in it. */
export interface FoldedReview {
  /** The object that the notes stand on: the review's first commit. */
  readonly revision: Oid;
  /** Oldest first, at least one. */
  readonly requests: readonly RequestItem[];
  /** The last of the requests; where that one only records a patch set, with the text and the reviewers of the last that does not. */
  readonly current: RequestItem;
  readonly title: string;
  readonly body: string;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** Seconds since 1970: of the newest item of any kind. */
  readonly updatedAt: number;
  readonly isAbandoned: boolean;
  /** Stands in the private notes alone, which nobody else gets. */
  readonly isPrivate: boolean;
  /** As git-appraise says: true accepted, false rejected, null pending. */
  readonly status: boolean | null;
  /** In the order of their roots, verdicts included. */
  readonly threads: readonly FoldedThread[];
  /** The latest of each person, oldest first. */
  readonly verdicts: readonly FoldedVerdict[];
  readonly patchSets: readonly RecordedPatchSet[];
  /** Everybody who wrote or was asked: the requester first, then the reviewers, then others in the order of the threads. */
  readonly participants: readonly Person[];
  /** Comments with words in them that were not withdrawn; edits do not count. */
  readonly commentCount: number;
  /** Requests, comments, edits and withdrawals: grows with whatever is written. */
  readonly entryCount: number;
  /** Threads whose state is OPEN, verdicts not counted. */
  readonly openThreads: number;
}

/** Somebody who takes part in a review: reviews know people by their e-mail alone. */
export interface Person {
  readonly email: string;
  /** The name that the person's latest item gives; null where none ever did. */
  readonly name: string | null;
}

/** Gives the first commit of a review's change, or the one that took its place when the change was rewritten. */
export function firstCommit({ current, revision }: Pick<FoldedReview, "current" | "revision">): Oid {
  return isOid(current.alias) ? current.alias : revision;
}

/** Gives the id of the work tree whose uncommitted work a review began with; null where it began with commits. */
export function worktreeOf({ requests }: Pick<FoldedReview, "requests">): string | null {
  return requests.find(({ extras }) => extras.worktree !== undefined)?.extras.worktree ?? null;
}

/** Gives the full name of the ref that a review is to go to, or was to before it was abandoned; empty if none was ever named. */
export function targetBefore({ requests }: Pick<FoldedReview, "requests">): string {
  return requests.findLast(({ targetRef }) => targetRef !== "")?.targetRef ?? "";
}

/** Tells whether a request said that the change came in by other commits, and none since reopened the review. */
export function isClosed({ requests }: Pick<FoldedReview, "requests">): boolean {
  const last = requests.findLast(({ extras }) => extras.act === "close" || extras.act === "reopen");
  return last?.extras.act === "close";
}

/**
 * Tells whether a review is about the uncommitted work of a work tree, by that one's id. It may be about that of two: these had
 * the very same work in the same second.
 */
export function isOfWorktree({ requests }: Pick<FoldedReview, "requests">, worktree: string): boolean {
  return requests.some(({ extras }) => extras.worktree === worktree);
}
