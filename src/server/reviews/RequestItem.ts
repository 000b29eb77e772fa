import type { Oid } from "#server/git/oid.ts";

/** What Galley adds to a request; other tools ignore it. */
export interface RequestExtras {
  /** The client's own id of the write: a line whose key is there already is not written again. */
  readonly key?: string;
  /** The requester's display name. */
  readonly name?: string;
  /** The e-mail and the name of who wrote the line, where that is not the requester. */
  readonly by?: string;
  readonly byName?: string;
  /** Why the line was written. */
  readonly act?: "request" | "update" | "patchSet" | "abandon" | "reopen" | "close";
  readonly head?: Oid;
  readonly base?: Oid;
  /** What `head` is where it is no commit of somebody's. */
  readonly kind?: "snapshot";
  /** The work tree whose uncommitted work is reviewed. */
  readonly worktree?: string;
  /** Keeps the order among items of one second. */
  readonly sequence?: number;
  /** How what was asked for came into the target, where ancestry does not show it. */
  readonly closed?: "merge" | "squash" | "rebase";
}

/** One line of `refs/notes/devtools/reviews`. All lines of a review are kept; the last by time is the current one. */
export interface RequestItem {
  /** Seconds since 1970, ten digits: lines are sorted as text. */
  readonly timestamp: string;
  readonly reviewRef: string;
  /** Where it is to go; empty when the review is abandoned. */
  readonly targetRef: string;
  readonly requester: string;
  readonly reviewers: readonly string[];
  readonly description: string;
  /** The merge base when it was requested. */
  readonly baseCommit: string;
  /** The first commit after a rewrite; the note stays on the commit that was first at the start. */
  readonly alias: string;
  readonly extras: RequestExtras;
}
