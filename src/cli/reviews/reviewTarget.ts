import { GalleyError } from "#contract/errors.ts";
import { addressOf, splitRange } from "#contract/pages.ts";
import type { reviewTargetCommitQuery } from "#generated/reviewTargetCommitQuery.graphql.ts";
import type { reviewTargetHeadQuery } from "#generated/reviewTargetHeadQuery.graphql.ts";
import type { reviewTargetWorktreeQuery } from "#generated/reviewTargetWorktreeQuery.graphql.ts";
import type { AskedVerb } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { requestReview } from "../mutations/reviewMutations.ts";
import { chosenReview, type ChosenReview } from "./findReview.ts";

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

const QUERY = graphql`
  query reviewTargetHeadQuery($slug: String!, $head: String!) @throwOnFieldError {
    repository(slug: $slug) {
      reviewOfHead(head: $head) {
        revision
      }
    }
  }
`;

/**
 * Gives the review of a branch or a commit that somebody waits for: the one there is, else a new one, asked for as
 * `galley request` does. BAD_INPUT where all of it is in the base already, for then nobody can hold it back.
 */
async function reviewToWait(galley: Galley, head: string, base?: string): Promise<ChosenReview> {
  const { repository } = await galley.ask<reviewTargetHeadQuery>(QUERY, (slug) => ({ slug, head }));
  const known = repository.reviewOfHead?.revision;
  return chosenReview(galley, known ?? (await requestReview(galley, { head, base: base ?? null })));
}

const BARE = "A bare repository has no work tree.";

const WORKTREE_REVIEW_QUERY = graphql`
  query reviewTargetWorktreeQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      worktree {
        review {
          revision
        }
      }
    }
  }
`;

/** Takes a snapshot of what is uncommitted and gives the review that it belongs to; null where there is none. BAD_INPUT for a bare repository. */
async function worktreeReview(galley: Galley): Promise<ChosenReview | null> {
  const { repository } = await galley.ask<reviewTargetWorktreeQuery>(WORKTREE_REVIEW_QUERY, (slug) => ({ slug }));
  if (!repository.worktree) throw new GalleyError("BAD_INPUT", BARE);
  const revision = repository.worktree.review?.revision;
  return revision === undefined ? null : chosenReview(galley, revision);
}

const COMMIT_NAMED_QUERY = graphql`
  query reviewTargetCommitQuery($slug: String!, $revision: String!) @throwOnFieldError {
    repository(slug: $slug) {
      commit(revision: $revision) {
        oid
      }
    }
  }
`;

/** Gives the commit that a revision stands for; null where it stands for none. */
async function commitNamed(galley: Galley, revision: string): Promise<string | null> {
  try {
    const { repository } = await galley.ask<reviewTargetCommitQuery>(COMMIT_NAMED_QUERY, (slug) => ({
      slug,
      revision,
    }));
    return repository.commit.oid;
  } catch (error) {
    if (error instanceof GalleyError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
