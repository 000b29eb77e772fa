import type { Oid } from "#server/git/oid.ts";

export interface WorktreeState {
  readonly commit: Oid;
  /** The commit that it is compared with: HEAD's commit, or an empty one if HEAD has none yet. */
  readonly base: Oid;
  /** The full name of the branch of HEAD, or `HEAD` if it is detached. */
  readonly branch: string;
  readonly isClean: boolean;
}

export interface CommittedWork {
  readonly commit: Oid;
  readonly base: Oid;
  /**
   * The criterion that recognized it: identical files, the same change, or only the touched files because the work was
   * edited since the last scan.
   */
  readonly how: "tree" | "patchId" | "edited";
}

export interface WorktreeReview {
  readonly revision: Oid;
  readonly isPrivate: boolean;
  /** True if it is neither merged nor abandoned. */
  readonly isOpen: boolean;
  readonly branch: string;
  /** The head of the last patch set. */
  readonly head: Oid;
  readonly base: Oid;
  readonly kind: "commits" | "snapshot";
  readonly heads: ReadonlySet<Oid>;
  /**
   * The commit of HEAD's history in which its last patch set was committed; null if there is none or it is already the
   * last patch set.
   */
  readonly committed: CommittedWork | null;
  /** True if the review and the uncommitted work change a file in common. */
  readonly sharesFiles: boolean;
}

/** The next step to bring the reviews up to date with the work tree. */
export type WorktreeStep =
  /** The review is up to date, or no review is needed. */
  | { readonly do: "nothing"; readonly review: Oid | null }
  /** The work was committed: record the commit as the review's next patch set, then decide again. */
  | { readonly do: "commit"; readonly review: Oid; readonly committed: CommittedWork }
  /** Record the snapshot as the review's next patch set. */
  | { readonly do: "snapshot"; readonly review: Oid }
  | { readonly do: "begin" };

/**
 * Decides how the reviews of a work tree continue with its current work; `reviews` are all of them, the last one first.
 * Committed work becomes a commit of its review, and new work begins a new review. A review continues over edits, a
 * partial commit, a checkout that takes the work along and a reset. A state that was reviewed before returns to its
 * review, and an abandoned review stays abandoned until the work changes. A shared review gets no snapshot
 * automatically: the user who shared it decides what others get.
 */
export function nextWorktreeStep(state: WorktreeState, reviews: readonly WorktreeReview[]): WorktreeStep {
  const open = reviews.filter(({ isOpen }) => isOpen);
  for (const { revision, committed } of open)
    if (committed !== null) return { do: "commit", review: revision, committed };
  if (state.isClean) {
    const committed = open.find(({ head }) => head === state.base);
    return { do: "nothing", review: committed?.revision ?? null };
  }
  const isOf = ({ head }: WorktreeReview): boolean => head === state.commit;
  const current = open.find(isOf) ?? reviews.find(isOf);
  if (current !== undefined) return { do: "nothing", review: current.revision };
  const next =
    open.find(({ heads }) => heads.has(state.commit)) ??
    reviews.find(({ revision }) => revision === state.commit) ?? // no other review can be on that commit
    open.find((review) => isContinuation(review, state));
  return next === undefined ? { do: "begin" } : { do: "snapshot", review: next.revision };
}

/** Returns true if work based on HEAD's commit is a later state of the reviewed work. */
function isContinuation({ isPrivate, kind, base, branch, sharesFiles }: WorktreeReview, state: WorktreeState): boolean {
  if (!isPrivate) return false;
  const isSameCheckout = base === state.base && branch === state.branch;
  return kind === "snapshot" ? isSameCheckout || sharesFiles : isSameCheckout && sharesFiles;
}
