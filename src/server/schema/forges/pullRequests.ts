import type { Int } from "grats";
import { pullSources } from "#server/exchange/forges/fetchPull.ts";
import {
  parsePullName,
  pullLabel,
  pullPatterns,
  pullUrl,
  repositoryLabel,
} from "#server/exchange/forges/PullAddress.ts";
import {
  closePull,
  movedPulls,
  type OpenedPull,
  openedPulls,
  openPull,
  updatePull,
} from "#server/exchange/forges/pulls.ts";
import { pullOf } from "#server/reviews/state/Review.ts";
import {
  attempt,
  type DonePayload,
  changeReview,
  type Change,
  type Problem,
  type ReviewInput,
  writeReview,
} from "../mutations/runMutation.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { readId } from "../request/globalId.ts";
import { Review } from "../reviews/Review.ts";

/** A pull request of a forge, or what its host calls a merge request or a change. @gqlType */
interface PullRequest {
  /** Its kind and number: `Pull request 12`. @gqlField */
  readonly label: string;
  /** Its number. @gqlField */
  readonly number: Int;
  /** The host and the path of its repository there; the folder of one on this machine. @gqlField */
  readonly repository: string;
  /** The address of its page; null for a repository on this machine. @gqlField */
  readonly url: string | null;
}

/** The pull request that was fetched for this review, or null. @gqlField */
export function pullRequest(review: Review): PullRequest | null {
  const pull = pullOf(review.viewerReview.review);
  if (pull === null) return null;
  return { label: pullLabel(pull), number: pull.number, repository: repositoryLabel(pull), url: pullUrl(pull) };
}

/** The reviews of pull requests that were opened, the last changed first. @gqlField */
export async function pullRequests(repository: Repository, context: Context): Promise<readonly Review[]> {
  const { served } = repository;
  const loaders = context.loaders.reviewsOf(served);
  const [viewer, opened] = [await loaders.viewer(), await openedPulls(await loaders.reviewContext())];
  return opened.map(({ review }) => new Review({ served, review, viewer }));
}

/** A repository that may have a pull request. @gqlType */
interface PullRequestSource {
  /** The name of the remote, or the URL if no remote is of this repository. @gqlField */
  readonly remote: string;
  /** The host and the path there; the folder of one on this machine. @gqlField */
  readonly repository: string;
  /** The command that a person would type for the same fetch. @gqlField */
  readonly command: string;
}

/** The answer to `pullRequestSources`. @gqlType */
interface PullRequestSources {
  /** The repositories that are asked; empty if there is a problem. @gqlField */
  readonly sources: readonly PullRequestSource[];
  /** The reason why there is nothing to ask, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The repositories that opening a pull request would ask, by its number or the address of its page. Asks none of them. @gqlField */
export async function pullRequestSources(
  repository: Repository,
  name: string,
  /** The branch there that it is for. Defaults to the default branch. */
  base?: string | null,
): Promise<PullRequestSources> {
  const { done, problem } = await attempt(async () => {
    const wanted = parsePullName(name);
    return { wanted, found: await pullSources(repository.served.git, wanted, null) };
  });
  if (problem) return { sources: [], problem };
  const refs = [...pullPatterns(done.wanted.number).map((pattern) => `'${pattern}'`), base ?? "HEAD"].join(" ");
  const sources = done.found.map((source) => ({
    remote: source.name,
    repository: repositoryLabel(source),
    command: `git fetch ${source.name} ${refs}`,
  }));
  return { sources, problem: null };
}

/** The payload of `openPullRequest` and `updatePullRequest`. @gqlType */
interface PullRequestPayload {
  /** The review of the pull request, or null if the mutation failed. @gqlField */
  readonly review: Review | null;
  /** True if it was opened for the first time. @gqlField */
  readonly isNew: boolean;
  /** The number of patch sets that were recorded. @gqlField */
  readonly addedPatchSets: Int;
  /** Sentences about what is uncertain, and about a conversation that came with the commits. @gqlField */
  readonly notes: readonly string[];
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `openPullRequest`. @gqlInput */
interface OpenPullRequestInput {
  /** The slug of the repository. */
  readonly slug: string;
  /** The number of the pull request, or the address of its page. */
  readonly name: string;
  /** The remote that has it. Defaults to all, of which one may have it. */
  readonly remote?: string | null;
  /** The branch there that it is for. Defaults to the default branch. */
  readonly base?: string | null;
}

/**
 * Fetches a pull request, and returns its private review. If its head or base is another one than before, it is recorded
 * as a patch set. Git does not ask for credentials here.
 * @gqlMutationField
 */
export async function openPullRequest(context: Context, input: OpenPullRequestInput): Promise<PullRequestPayload> {
  const change = await writeReview(context, async () => {
    const served = context.repositories.bySlug(input.slug);
    const reviewContext = await context.loaders.reviewsOf(served).currentContext();
    const result = await openPull(reviewContext, {
      name: input.name,
      remote: input.remote ?? null,
      base: input.base ?? null,
    });
    return { served, review: result.review, result };
  });
  return payloadOf(change);
}

/** Fetches the pull request of a review again, and records what is new as a patch set. @gqlMutationField */
export async function updatePullRequest(context: Context, input: ReviewInput): Promise<PullRequestPayload> {
  const change = await changeReview(context, input.review, (reviewContext, review) =>
    updatePull(reviewContext, { review }),
  );
  return payloadOf(change);
}

function payloadOf({ review, result, problem }: Change<OpenedPull>): PullRequestPayload {
  const { isNew = false, added = 0, notes = [] } = result ?? {};
  return { review, isNew, addedPatchSets: added, notes, problem };
}

/**
 * Removes the private review of a pull request with its comments and drafts, and what keeps its commits.
 * @gqlMutationField
 */
export async function closePullRequest(context: Context, input: ReviewInput): Promise<DonePayload> {
  const { problem } = await attempt(async () => {
    const { served, names } = readId(context, "Review", input.review);
    return closePull(await context.loaders.reviewsOf(served).reviewContext(), { review: names[0] ?? "" });
  });
  context.loaders.forget();
  return { problem };
}

/** A pull request that was opened before, and what its host has now. @gqlType */
interface PullRequestMove {
  /** Its review. @gqlField */
  readonly review: Review;
  /** `same`, `moved` if the host has another head, `gone` if it has none any more, or `unknown` if it gave no answer. @gqlField */
  readonly state: string;
}

/** The payload of `checkPullRequests`. @gqlType */
interface CheckPullRequestsPayload {
  /** The pull requests that were opened, the last changed first; empty if the mutation failed. @gqlField */
  readonly moves: readonly PullRequestMove[];
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `checkPullRequests`. @gqlInput */
interface CheckPullRequestsInput {
  /** The slug of the repository. */
  readonly slug: string;
}

/** Asks the hosts of the opened pull requests for their heads. Records nothing. @gqlMutationField */
export async function checkPullRequests(
  context: Context,
  input: CheckPullRequestsInput,
): Promise<CheckPullRequestsPayload> {
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(input.slug);
    const loaders = context.loaders.reviewsOf(served);
    const moves = await movedPulls(await loaders.currentContext());
    const viewer = await loaders.viewer();
    return moves.map(({ review, state }) => ({ review: new Review({ served, review, viewer }), state }));
  });
  return { moves: done ?? [], problem };
}
