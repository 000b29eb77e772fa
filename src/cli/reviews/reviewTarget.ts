import { fallback, GalleyError } from "#contract/errors.ts";
import { addressOf, splitRange } from "#contract/pages.ts";
import type { reviewTargetChangeQuery } from "#generated/reviewTargetChangeQuery.graphql.ts";
import type { reviewTargetCommitQuery } from "#generated/reviewTargetCommitQuery.graphql.ts";
import type { reviewTargetHeadQuery } from "#generated/reviewTargetHeadQuery.graphql.ts";
import type { reviewTargetWorktreeQuery } from "#generated/reviewTargetWorktreeQuery.graphql.ts";
import type { reviewFieldsIn } from "../arguments/Command.ts";
import type { ParsedCommand } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { requestReview, updatedReview } from "../mutations/reviewMutations.ts";
import { findReview, type FoundReview } from "./findReview.ts";

const nullIfNotFound = fallback(null, "NOT_FOUND");

export interface ReviewTarget {
  /** Returns the page's address for the repository's slug. */
  readonly addressIn: (slug: string) => string;
  /** Null for a commit or a range without a review. */
  readonly review: FoundReview | null;
}

const NO_WORK = "There is no uncommitted work.";
const OTHER_FOLDER = "Change a file first, or name the work tree that has it with the argument `folder`.";
const NAME = "Name a branch, a commit, or a range such as main...topic.";
const ONE_THING = "Name only one of: a review, a range, --worktree, --staged.";
const LIST = "Check the name, or list the reviews with `galley list --all`.";
const NO_COMMIT = "is neither a review nor a revision of this repository.";

type NamedTarget = Pick<ParsedCommand, "positionals" | "options">;

/**
 * Finds the page to open, and takes a snapshot if it is the uncommitted work. With --wait, a commit or range without a
 * review gets one.
 */
export async function reviewTarget(galley: Galley, { positionals, options }: NamedTarget): Promise<ReviewTarget> {
  const [argument] = positionals;
  const parts = [options["worktree"], options["staged"], argument].filter((part) => part !== undefined);
  if (parts.length > 1) throw new GalleyError("BAD_INPUT", ONE_THING);
  if (options["worktree"] === true || options["staged"] === true) {
    const part = options["staged"] === true ? "STAGED" : null;
    return { addressIn: (slug) => addressOf.worktree(slug, { part }), review: await worktreeReview(galley) };
  }
  if (argument?.includes("..") === true) {
    const { base, head, dots } = splitRange(argument);
    if (options["wait"] === true) return pageOf(await reviewToWait(galley, head, base));
    return { addressIn: (slug) => addressOf.compare(slug, base, head, dots), review: null };
  }
  if (argument === undefined) return pageOf(await findReview(galley, undefined, true));
  const review = await findReview(galley, argument).catch(nullIfNotFound);
  if (review !== null) return pageOf(review);
  const commit = await commitNamed(galley, argument);
  if (commit === null) throw new GalleyError("NOT_FOUND", `“${argument}” ${NO_COMMIT}`, { next: LIST });
  if (options["wait"] === true) return pageOf(await reviewToWait(galley, argument));
  return { addressIn: (slug) => addressOf.commit(slug, commit), review: null };
}

const CHANGE_QUERY = graphql`
  query reviewTargetChangeQuery($slug: String!, $name: String!) @throwOnFieldError {
    repository(slug: $slug) {
      defaultBranchRef {
        revision
      }
      searchRefs(query: $name, first: 1) {
        edges {
          node {
            name
            prefix
            revision
          }
        }
      }
      worktreeSummary {
        files
      }
    }
  }
`;

/**
 * Finds the page of a change for an agent's person: the uncommitted work if nothing is named, and for a branch without a
 * review what it has and the default branch lacks. Throws NOT_FOUND if there is no such change. Requests no review.
 */
export async function changeTarget(galley: Galley, what: string | undefined): Promise<ReviewTarget> {
  const named = what?.includes("..") === true ? splitRange(what) : null;
  for (const end of named === null ? [] : [named.base, named.head])
    if ((await commitNamed(galley, end)) === null)
      throw new GalleyError("NOT_FOUND", `“${end}” is no revision of this repository.`, { next: NAME });
  const { repository } = await galley.execute<reviewTargetChangeQuery>(CHANGE_QUERY, { name: what ?? "" });
  const { defaultBranchRef, searchRefs, worktreeSummary } = repository;
  if (what === undefined) {
    if (!worktreeSummary?.files) throw new GalleyError("NOT_FOUND", NO_WORK, { next: OTHER_FOLDER });
    return { addressIn: (slug) => addressOf.worktree(slug), review: null };
  }
  const target = await reviewTarget(galley, { positionals: [what], options: {} });
  const [branch] = searchRefs.edges.map(({ node }) => node);
  const base = defaultBranchRef?.revision;
  const isBranch = branch?.name === what && branch.prefix !== "refs/tags/" && base !== undefined && base !== what;
  if (!isBranch || target.review !== null) return target;
  return { addressIn: (slug) => addressOf.compare(slug, base, branch.revision), review: null };
}

/** A change that a program asks to have reviewed. */
export interface RequestedChange extends Partial<ReturnType<typeof reviewFieldsIn>> {
  /** The id of a review, a branch, a commit or a range; absent for the current branch, else the uncommitted work. */
  readonly what: string | undefined;
  readonly isUncommitted: boolean;
  readonly body: string | null;
  readonly target: string | null;
}

/**
 * Finds the open review of a change, or requests one as `galley request` does. The current state becomes its last patch
 * set, and the fields that are given replace its own. Doing it again changes nothing.
 */
export async function requestedReview(galley: Galley, change: RequestedChange): Promise<FoundReview> {
  const { what, isUncommitted, target, ...fields } = change;
  if (isUncommitted) {
    if (what !== undefined) throw new GalleyError("BAD_INPUT", ONE_THING);
    const review = await worktreeReview(galley);
    if (review === null) throw new GalleyError("NOT_FOUND", NO_WORK, { next: OTHER_FOLDER });
    return updatedReview(galley, review, { ...fields, target });
  }
  const range = what?.includes("..") === true ? splitRange(what) : null;
  const head = range?.head ?? what ?? "HEAD";
  const base = target ?? range?.base ?? null;
  const known = range === null ? await openReview(galley, what) : await openReviewOfHead(galley, head);
  if (known !== null) return updatedReview(galley, known, { ...fields, target: base });
  return findReview(galley, await requestReview(galley, { ...fields, head, base }));
}

/** Finds the open review that is named, or that of the current branch, else of the uncommitted work; null if there is none. */
async function openReview(galley: Galley, name: string | undefined): Promise<FoundReview | null> {
  const found = await findReview(galley, name, true).catch(nullIfNotFound);
  if (found !== null && found.state !== "MERGED" && found.state !== "ABANDONED") return found;
  return name === undefined ? null : openReviewOfHead(galley, name);
}

async function openReviewOfHead(galley: Galley, head: string): Promise<FoundReview | null> {
  const { repository } = await galley.execute<reviewTargetHeadQuery>(QUERY, { head });
  const known = repository.reviewOfHead?.revision;
  return known === undefined ? null : findReview(galley, known, true);
}

/** Uncommitted work open on their own page as long as their review is private. */
function pageOf(review: FoundReview): ReviewTarget {
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
 * Returns the review of a branch or a commit, or requests one as `galley request` does. Throws BAD_INPUT if the base
 * contains all commits of the head, since such a review could not be submitted.
 */
async function reviewToWait(galley: Galley, head: string, base?: string): Promise<FoundReview> {
  const known = await openReviewOfHead(galley, head);
  return known ?? findReview(galley, await requestReview(galley, { head, base: base ?? null }));
}

/** Requests a review of uncommitted work that somebody waits for, so that lists have it. Reports if that could not be recorded. */
export async function requestToWait(
  galley: Galley,
  review: FoundReview | null,
  reportProgress: (line: string) => void,
): Promise<void> {
  if (review?.isPrivate !== true) return;
  await updatedReview(galley, review, {}).catch((error: unknown) => {
    if (!(error instanceof GalleyError)) throw error;
    reportProgress(`The request could not be recorded, so lists may not have it: ${error.message}`);
  });
}

const CLONE = "Use a clone with a work tree, or name a branch or a commit.";

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

/**
 * Takes a snapshot of the uncommitted work and returns their review, or null if there is none. Throws BAD_INPUT for a
 * bare repository.
 */
async function worktreeReview(galley: Galley): Promise<FoundReview | null> {
  const { repository } = await galley.execute<reviewTargetWorktreeQuery>(WORKTREE_REVIEW_QUERY, {});
  if (!repository.worktree) throw new GalleyError("BAD_INPUT", "A bare repository has no work tree.", { next: CLONE });
  const revision = repository.worktree.review?.revision;
  return revision === undefined ? null : findReview(galley, revision);
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

async function commitNamed(galley: Galley, revision: string): Promise<string | null> {
  const variablesOf = (slug: string) => ({ slug, revision });
  const found = await galley.execute<reviewTargetCommitQuery>(COMMIT_NAMED_QUERY, variablesOf).catch(nullIfNotFound);
  return found?.repository.commit.oid ?? null;
}
