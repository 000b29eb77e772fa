import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { inputRules } from "../inputRules.ts";
import type { ReviewStore } from "../store/reviewStore.ts";
import { readViewer, type Viewer } from "../viewer/Viewer.ts";
import { repositoryReviews } from "./repositoryReviews.ts";
import type { ReviewIndex } from "./ReviewIndex.ts";

/** The dependencies of an operation on a review. Time and people are passed in, so that tests can fix them. */
export interface ReviewContext {
  readonly git: Repository;
  readonly store: ReviewStore;
  readonly index: ReviewIndex;
  /** Seconds since 1970. */
  now(): number;
  readonly viewer: Viewer;
}

/**
 * Creates the context of one request: the repository's reviews, the clock and the current viewer. With `agent`, a
 * program of that name acts for this person.
 */
export async function openReviewContext(
  repository: Repository,
  options: ReadOptions = {},
  agent: string | null = null,
): Promise<ReviewContext> {
  const reviews = repositoryReviews(repository);
  const person = await readViewer(repository, reviews.store, options);
  const viewer = agent === null ? person : { ...person, role: "agent" as const, agent: inputRules.name(agent) };
  return { ...reviews, now: () => Math.floor(Date.now() / 1000), viewer };
}
