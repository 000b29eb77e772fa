import { isOid, type Oid } from "#server/git/oid.ts";
import type { CommentExtras, CommentItem, CommentLocation } from "#server/store/notes/CommentItem.ts";
import type { Pull, RequestItem } from "#server/store/notes/requestLine.ts";

export interface DerivedComment {
  /** The first version: its id is the comment's. */
  readonly item: CommentItem;
  /** The last edit, or the first version if there is none. */
  readonly latest: CommentItem;
  /** All versions, oldest first, the first one included. */
  readonly history: readonly CommentItem[];
  /** The replies, oldest first. May be nested deeper than the call stack: walk `DerivedThread.comments` instead. */
  readonly children: readonly DerivedComment[];
  readonly isDeleted: boolean;
  /** Its places on a forge since it was sent: the comment, and the thread whose state it changed. */
  readonly sent: readonly NonNullable<CommentExtras["sent"]>[];
  /** The status with all replies below: true accepts, false objects, null does neither. */
  readonly status: boolean | null;
}

export interface DerivedThread {
  readonly root: DerivedComment;
  readonly status: boolean | null;
  /** A verdict is a note, unless a reply below it objects. */
  readonly state: "OPEN" | "RESOLVED" | "NOTE";
  readonly location: CommentLocation | null;
  readonly side: "old" | "new";
  /** True if the root accepts or rejects a commit as a whole, or is marked as a verdict. */
  readonly isVerdict: boolean;
  /** All its comments in the order of writing, but each after the one that it replies to; the root first. */
  readonly comments: readonly DerivedComment[];
  /** The comments whose own bit makes the thread object: replying to each with `resolved: true` resolves it. */
  readonly blocking: readonly string[];
}

export type VerdictName = "approve" | "reject" | "comment";

/** A person's last verdict on the whole change, or on a layer of its stack. */
export interface DerivedVerdict {
  readonly by: Person;
  readonly verdict: VerdictName;
  /** The commit of the layer as it was; null for the whole change. */
  readonly layer: Oid | null;
  readonly head: string;
  /** The number of the recorded patch set that it was given for; null if none has its head. */
  readonly patchSet: number | null;
  /** Seconds since 1970; null if it states no time. */
  readonly at: number | null;
  readonly commentId: string;
  /** True unless a reply, an edit or a deletion cancelled it. */
  readonly isActive: boolean;
  /** True if it was imported, so that nobody verified that the person gave it. It fulfils no requirement. */
  readonly isImported: boolean;
  /** The change that it was given for, as the client of its author recorded it. */
  readonly change: CommentExtras["change"];
  /** The part that its author had not marked as viewed, as their client recorded it. */
  readonly unviewed: CommentExtras["unviewed"];
}

/** A recorded state of the change, the first one included. */
export interface RecordedPatchSet {
  /** From 1, in the order of recording. */
  readonly number: number;
  readonly head: Oid;
  /** Null if the line has no valid base. */
  readonly base: Oid | null;
  readonly kind: "commits" | "snapshot";
  /** Seconds since 1970; null if its request states no time. */
  readonly at: number | null;
  readonly by: Person;
}

/** A review derived from its notes alone, without git's branches. */
export interface DerivedReview {
  /** The object that has the notes: the review's first commit. */
  readonly revision: Oid;
  /** Oldest first, at least one. */
  readonly requests: readonly RequestItem[];
  /**
   * The last of the requests; if that only records a patch set, with the editable fields of the last one that does not.
   */
  readonly current: RequestItem;
  readonly title: string;
  readonly body: string;
  /** Seconds since 1970; null if its request states no time. */
  readonly createdAt: number | null;
  /** Seconds since 1970: of the newest item of any kind. */
  readonly updatedAt: number;
  readonly isAbandoned: boolean;
  /** True if it is in the private notes alone, which nobody else gets. */
  readonly isPrivate: boolean;
  /** As in git-appraise: true accepted, false rejected, null pending. */
  readonly status: boolean | null;
  /** In the order of their roots, verdicts included. */
  readonly threads: readonly DerivedThread[];
  /** The latest of each person on the whole change, oldest first. */
  readonly verdicts: readonly DerivedVerdict[];
  /** The latest of each person on each layer, oldest first. They do not decide the status, except by objections. */
  readonly layerVerdicts: readonly DerivedVerdict[];
  readonly patchSets: readonly RecordedPatchSet[];
  /** All writers and reviewers: the requester first, then the reviewers, then others in the order of the threads. */
  readonly participants: readonly Person[];
  /** Comments that have text and were not deleted; edits do not count. */
  readonly commentCount: number;
  /** Requests, comments, edits and deletions: grows with every write. */
  readonly entryCount: number;
  readonly openThreads: number;
  /** Lines of its notes in which there is no request or comment. They are kept. */
  readonly unreadableLines: number;
}

/** A participant of a review. Reviews identify people by email alone. */
export interface Person {
  readonly email: string;
  /** The name in the person's latest item that has one; null if none has. */
  readonly name: string | null;
}

/** Returns the first commit of a review's change, or the one that replaced it when the change was rewritten. */
export function firstCommit({ current, revision }: Pick<DerivedReview, "current" | "revision">): Oid {
  return isOid(current.alias) ? current.alias : revision;
}

/** Returns the id of the work tree whose uncommitted work a review began with; null if it began with commits. */
export function worktreeOf({ requests }: Pick<DerivedReview, "requests">): string | null {
  return requests.find(({ extras }) => extras.worktree !== undefined)?.extras.worktree ?? null;
}

/** Returns the pull request that a review is of; null if it is of none. */
export function pullOf({ requests }: Pick<DerivedReview, "requests">): Pull | null {
  return requests.findLast(({ extras }) => extras.pull !== undefined)?.extras.pull ?? null;
}

/** Returns true if a review has the comments on the files of a submodule for a review of the repository around it. */
export function isPart({ requests }: Pick<DerivedReview, "requests">): boolean {
  return requests.some(({ extras }) => extras.partOf !== undefined);
}

/** Returns where the commits that a review refers to are protected: those of a pull request until its review is removed. */
export function archiveOf(
  review: Pick<DerivedReview, "requests" | "revision" | "isPrivate">,
): "public" | "private" | { readonly pull: Oid } {
  if (!review.isPrivate) return "public";
  return pullOf(review) === null ? "private" : { pull: review.revision };
}

/**
 * Returns the full name of a review's target ref, or of the last one before it was abandoned; empty if there never was
 * any.
 */
export function targetBefore({ requests }: Pick<DerivedReview, "requests">): string {
  return requests.findLast(({ targetRef }) => targetRef !== "")?.targetRef ?? "";
}

/** True if a request recorded that the change came in as other commits, and the review was not reopened since. */
export function isClosed({ requests }: Pick<DerivedReview, "requests">): boolean {
  const last = requests.findLast(({ extras }) => extras.act === "close" || extras.act === "reopen");
  return last?.extras.act === "close";
}

/**
 * Returns true if a review is about the uncommitted work of a work tree, given by its id. Earlier versions had one for
 * two that had identical work in the same second.
 */
export function isOfWorktree({ requests }: Pick<DerivedReview, "requests">, worktree: string): boolean {
  return requests.some(({ extras }) => extras.worktree === worktree);
}
