/** The author of a comment, by the name that they give themselves; not verified. */
export interface CommentAuthor {
  readonly name: string | null;
  readonly email: string;
}

/** A comment in a thread. */
export interface ListedComment {
  readonly id: string;
  readonly author: CommentAuthor;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Markdown; empty if the comment was deleted. */
  readonly body: string;
  readonly edited: boolean;
  readonly deleted: boolean;
  /** The program that wrote it in its author's name; null if the author did. */
  readonly agent: string | null;
  /** The commit or snapshot that it proposes as the fix. */
  readonly addressed: string | null;
}

/** Code with its context: line numbers from 1, both inclusive. */
export interface ListedCode {
  readonly startLine: number;
  readonly endLine: number;
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly after: readonly string[];
}

/** The position where a comment was written. */
export interface ListedOrigin {
  readonly path: string;
  readonly side: "old" | "new";
  readonly commit: string | null;
  readonly patchSet: number | null;
  /** Null for the whole file, and if it is unknown. */
  readonly code: ListedCode | null;
}

/** The current position of a comment. */
export interface ListedPosition {
  readonly path: string | null;
  readonly side: "old" | "new";
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  /** The change of its lines, in a sentence. */
  readonly reason: string;
  readonly code: ListedCode | null;
}

/** A proposal that a commit does what a comment asks for. */
export interface ListedProposal {
  /** The commit or snapshot. */
  readonly by: string;
  /** The comment with the proposal. */
  readonly comment: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly agent: string | null;
}

/** A thread with everything needed to act on it: what `galley comments` prints. */
export interface ListedThread {
  readonly id: string;
  readonly review: string;
  readonly state: "OPEN" | "RESOLVED" | "NOTE";
  /** The last proposal that it is addressed, if no person commented after it; the reader decides. */
  readonly addressed: ListedProposal | null;
  /** `blocking` if it must be resolved before the change is merged. */
  readonly kind: "blocking" | "note";
  /** True if it is a verdict on the whole change. */
  readonly isVerdict: boolean;
  /** Null for a comment on the whole change. */
  readonly written: ListedOrigin | null;
  readonly now: ListedPosition;
  /** The suggestion as a patch of the current file for `git apply`; null if there is none that applies. */
  readonly suggestion: string | null;
  /** All comments, in order, the first one included. */
  readonly comments: readonly ListedComment[];
}
