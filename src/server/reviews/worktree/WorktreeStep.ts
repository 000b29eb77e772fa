import type { Oid } from "#server/git/oid.ts";

/** The uncommitted work of a work tree as it is now. */
export interface WorktreeState {
  /** The snapshot's commit. */
  readonly commit: Oid;
  /** What it is held against: HEAD's commit, or an empty one where HEAD has none yet. */
  readonly base: Oid;
  /** The full name of the branch that HEAD is on, `HEAD` where it is on none. */
  readonly branch: string;
  /** Nothing is uncommitted. */
  readonly isClean: boolean;
}

/** The commit in which reviewed work was found to be committed. */
export interface Landing {
  readonly commit: Oid;
  readonly base: Oid;
  /** By its very files, by its change, or by what it touches alone: it was edited since it was last looked at. */
  readonly how: "tree" | "patchId" | "edited";
}

/** A review of uncommitted work of this work tree. */
export interface WorktreeReview {
  readonly revision: Oid;
  readonly isPrivate: boolean;
  /** Neither merged nor abandoned. */
  readonly isOpen: boolean;
  readonly branch: string;
  /** The last patch set. */
  readonly head: Oid;
  readonly base: Oid;
  readonly kind: "commits" | "snapshot";
  /** The heads of all patch sets. */
  readonly heads: ReadonlySet<Oid>;
  /** Where its last patch set came into HEAD's history since; null if it has not, or is what was recorded last. */
  readonly landing: Landing | null;
  /** A file that it changes is changed by the uncommitted work too. */
  readonly sharesFiles: boolean;
}

/** What is to be done for a review to be about the work as it is. */
export type WorktreeStep =
  /** Nothing: the review is about it, or none is. */
  | { readonly do: "nothing"; readonly review: Oid | null }
  /** The work was committed, and the commit is the review's next patch set; then one asks again. */
  | { readonly do: "land"; readonly review: Oid; readonly landing: Landing }
  /** The snapshot is the review's next patch set. */
  | { readonly do: "snapshot"; readonly review: Oid }
  /** A new review begins. */
  | { readonly do: "begin" };
