import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { inputRules } from "../inputRules.ts";
import { readViewer } from "./readViewer.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { roomOf } from "../book/roomOf.ts";

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
