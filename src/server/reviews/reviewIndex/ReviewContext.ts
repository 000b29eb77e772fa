import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { inputRules } from "../inputRules.ts";
import type { ReviewStore } from "../store/reviewStore.ts";
import { readViewer, type Viewer } from "../viewer/Viewer.ts";
import { roomOf } from "./repositoryReviews.ts";
import type { ReviewBook } from "./ReviewIndex.ts";

/** All that a verb of a review works with. Time and people come from outside, so that a test can hold them still. */
export interface ReviewRoom {
  readonly git: Repository;
  readonly store: ReviewStore;
  readonly book: ReviewBook;
  /** Seconds since 1970. */
  now(): number;
  readonly viewer: Viewer;
}

/**
 * Gives what verbs work with, for one request: the repository's reviews, the clock, and who the viewer is now. With `agent` it
 * is a program of that name that works in this person's.
 */
export async function openReviewRoom(
  repository: Repository,
  options: ReadOptions = {},
  agent: string | null = null,
): Promise<ReviewRoom> {
  const room = roomOf(repository);
  const person = await readViewer(repository, room.store, options);
  const viewer = agent === null ? person : { ...person, role: "agent" as const, agent: inputRules.name(agent) };
  return { ...room, now: () => Math.floor(Date.now() / 1000), viewer };
}
