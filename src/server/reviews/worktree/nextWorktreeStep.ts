import type { WorktreeReview, WorktreeState, WorktreeStep } from "./WorktreeStep.ts";

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
