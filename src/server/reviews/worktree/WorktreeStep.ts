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

/**
 * Decides how the reviews of a work tree go on with its work as it is; `reviews` are all of them, the last one first. What was
 * committed is a commit from then on, and new work begins a new review. Work goes on in its review over edits, a commit of a
 * part, a checkout that carries it along and a reset; a state that was reviewed before goes back to its review, and one that
 * was given up stays so until the work changes. A shared review gains no snapshot by itself: what others get is said by the
 * one who shares it.
 */
export function nextWorktreeStep(state: WorktreeState, reviews: readonly WorktreeReview[]): WorktreeStep {
  const open = reviews.filter(({ isOpen }) => isOpen);
  for (const { revision, landing } of open) if (landing !== null) return { do: "land", review: revision, landing };
  if (state.isClean) {
    const committed = open.find(({ head }) => head === state.base);
    return { do: "nothing", review: committed?.revision ?? null };
  }
  const isOf = ({ head }: WorktreeReview): boolean => head === state.commit;
  const current = open.find(isOf) ?? reviews.find(isOf);
  if (current !== undefined) return { do: "nothing", review: current.revision };
  const next =
    open.find(({ heads }) => heads.has(state.commit)) ??
    reviews.find(({ revision }) => revision === state.commit) ?? // no other review can stand on that commit
    open.find((review) => goesOn(review, state));
  return next === undefined ? { do: "begin" } : { do: "snapshot", review: next.revision };
}

/** Whether work on HEAD's commit is a later state of what a review is about. */
function goesOn({ isPrivate, kind, base, branch, sharesFiles }: WorktreeReview, state: WorktreeState): boolean {
  if (!isPrivate) return false;
  const isSamePlace = base === state.base && branch === state.branch;
  return kind === "snapshot" ? isSamePlace || sharesFiles : isSamePlace && sharesFiles;
}
