import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { PAGE_SIZE_MAX } from "#contract/limits.ts";
import { countReviews, filterReviews } from "#server/reviews/state/IndexedReview.ts";
import { whoIsViewer } from "#server/reviews/state/Viewer.ts";
import { pageOf, type Connection } from "../Connection.ts";
import { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { Viewer } from "../repositories/Person.ts";
import { Review, type ReviewCounts, type ReviewState } from "./Review.ts";

/** The value for the viewer where an email address is expected. */
const ME = "me";

/** The viewer, as known in this repository. @gqlField */
export async function viewer(repository: Repository, context: Context): Promise<Viewer> {
  const viewer = await context.loaders.reviewsOf(repository.served).viewer();
  const { name, email } = viewer;
  return { name, email, isNamed: email !== null, source: whoIsViewer(viewer) };
}

/**
 * The reviews, the last changed first: by states, author, reviewer, person whose turn it is (each an email address,
 * or `me`), and words in title, text, people or branches.
 * @gqlField
 */
export async function reviews(
  repository: Repository,
  context: Context,
  first?: Int | null,
  after?: string | null,
  query: string = "",
  states?: readonly ReviewState[] | null,
  author?: string | null,
  reviewer?: string | null,
  turnOf?: string | null,
): Promise<Connection<Review>> {
  const loaders = context.loaders.reviewsOf(repository.served);
  const viewer = await loaders.viewer();
  const person = (named: string | null | undefined) => (named === ME ? (viewer.email ?? "") : (named ?? null));
  const [by, requestedReviewer, waits] = [person(author), person(reviewer), person(turnOf)];
  const wanted = { query, states: states ?? null, author: by, reviewer: requestedReviewer, turnOf: waits };
  const found = filterReviews(await loaders.all(), wanted);
  return pageOf(found, { first, after }, (review) => new Review({ served: repository.served, review, viewer }));
}

/** The number of reviews in each state. @gqlField */
export async function reviewCounts(repository: Repository, context: Context): Promise<ReviewCounts> {
  const loaders = context.loaders.reviewsOf(repository.served);
  const { states, waitingForViewer } = countReviews(await loaders.all(), (await loaders.viewer()).email);
  const { OPEN: open, CHANGES_REQUESTED: changesRequested, APPROVED: approved, MERGED: merged } = states;
  return { open, changesRequested, approved, merged, abandoned: states.ABANDONED, waitingForViewer };
}

/**
 * The reviews that call for the viewer, the last changed first: it is the viewer's turn and there is something that the
 * viewer has not read, or somebody waits for the viewer to submit the review.
 * @gqlField
 */
export async function reviewsNeedingViewer(repository: Repository, context: Context): Promise<readonly Review[]> {
  const loaders = context.loaders.reviewsOf(repository.served);
  const [all, viewer] = await Promise.all([loaders.all(), loaders.viewer()]);
  const needs = await Promise.all(all.map(async (review) => loaders.needsViewer(review)));
  return all
    .filter((_, index) => needs[index])
    .slice(0, PAGE_SIZE_MAX)
    .map((review) => new Review({ served: repository.served, review, viewer }));
}

/** The number of lines of all reviews' notes in which there is no request or comment. They are kept. @gqlField */
export async function unreadableNoteLines(repository: Repository, context: Context): Promise<Int> {
  const { index } = await context.loaders.reviewsOf(repository.served).currentContext();
  return index.unreadableLines(context.signal);
}

/** The number of comments that a fetch or another program had taken away, and that this Galley brought back since it was started. @gqlField */
export async function restoredComments(repository: Repository, context: Context): Promise<Int> {
  const { store } = await context.loaders.reviewsOf(repository.served).reviewContext();
  return store.restoredComments();
}

/** The review with a prefix of its first commit, at least seven digits. @gqlField */
export async function review(repository: Repository, context: Context, key: string): Promise<Review> {
  const loaders = context.loaders.reviewsOf(repository.served);
  const review = await loaders.find(key);
  if (review) return new Review({ served: repository.served, review, viewer: await loaders.viewer() });
  throw new GalleyError("NOT_FOUND", `There is no review “${key}” in ${repository.served.git.name}.`);
}

/** The repository of the review. @gqlField repository */
export function reviewRepository(review: Review): Repository {
  return new Repository(review.viewerReview.served);
}
