import { addressOf, splitRange } from "#contract/pages.ts";
import { GalleyError } from "#contract/errors.ts";
import type { Galley } from "../ask/Galley.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import { chosenReview, type ChosenReview } from "./chosenReview.ts";
import { commitNamed } from "./commitNamed.ts";
import { reviewToWait } from "./reviewToWait.ts";
import { worktreeReview } from "./worktreeReview.ts";

/** What is opened, and what can be handed back of it. */
export interface ReviewTarget {
  /** The page's address on the server, the repository being named so. */
  readonly addressIn: (slug: string) => string;
  /** Null for what nobody reviews: a commit, or a range. */
  readonly review: ChosenReview | null;
}

const ONE_THING = "Open one thing at a time: a review, a range, --worktree or --staged.";
const NO_COMMIT = "is neither a review nor a revision of this repository.";

/**
 * Finds the page that a person means, taking a snapshot where that is the uncommitted work. Who waits for a commit or a range
 * that nobody reviews has it reviewed.
 */
export async function reviewTarget(galley: Galley, { places, options }: AskedVerb): Promise<ReviewTarget> {
  const [place] = places;
  const parts = [options["worktree"], options["staged"], place].filter((part) => part !== undefined);
  if (parts.length > 1) throw new GalleyError("BAD_INPUT", ONE_THING);
  if (options["worktree"] === true || options["staged"] === true) {
    const part = options["staged"] === true ? "STAGED" : null;
    return { addressIn: (slug) => addressOf.worktree(slug, { part }), review: await worktreeReview(galley) };
  }
  if (place?.includes("..") === true) {
    const { base, head, dots } = splitRange(place);
    if (options["wait"] === true) return pageOf(await reviewToWait(galley, head, base));
    return { addressIn: (slug) => addressOf.compare(slug, base, head, dots), review: null };
  }
  if (place === undefined) return pageOf(await chosenReview(galley, undefined, true));
  const review = await chosenReview(galley, place).catch((error: unknown) => {
    if (error instanceof GalleyError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (review !== null) return pageOf(review);
  const commit = await commitNamed(galley, place);
  if (commit === null) throw new GalleyError("NOT_FOUND", `“${place}” ${NO_COMMIT}`);
  if (options["wait"] === true) return pageOf(await reviewToWait(galley, place));
  return { addressIn: (slug) => addressOf.commit(slug, commit), review: null };
}

/** Uncommitted work is read where it is, as long as it is one's own alone. */
function pageOf(review: ChosenReview): ReviewTarget {
  const last = review.patchSets.findLast(({ isRecorded }) => isRecorded);
  const isHere = review.isPrivate && last?.kind === "SNAPSHOT" && review.isOfThisWorktree;
  const key = review.revision.slice(0, 12);
  return { addressIn: (slug) => (isHere ? addressOf.worktree(slug) : addressOf.reviewFiles(slug, key)), review };
}
