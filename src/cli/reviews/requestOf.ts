import { randomUUID } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { defaultBranch } from "#server/git/refs/defaultBranch.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { requestReview } from "#server/reviews/requests/requestReview.ts";
import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";

const NO_BASE = "This repository has no usual branch that a change could go to.";
const NO_TITLE = "A review has a title, and its last commit has no message to take it from.";
const TITLE_MAX = 256;

/** What a review is asked for; what is left out is the usual. */
export interface AskedRequest {
  readonly head: string;
  readonly base?: string | undefined;
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly reviewers?: readonly string[] | undefined;
}

/** Asks for a review, with the last commit's subject as its title and the usual branch as its target where none is said; gives its id. */
export async function requestOf(
  room: ReviewRoom,
  { head, body = "", reviewers = [], ...asked }: AskedRequest,
): Promise<string> {
  const base = asked.base ?? (await defaultBranch(room.git))?.name;
  if (base === undefined) throw new GalleyError("BAD_INPUT", NO_BASE, { next: "Name one: --base <branch>" });
  const title = asked.title ?? (await subjectOf(room, head));
  const { review } = await requestReview(room, { key: randomUUID(), head, base, title, body, reviewers });
  return review;
}

async function subjectOf({ git }: ReviewRoom, head: string): Promise<string> {
  const commit = await revParse(git, head);
  const [read] = commit === null ? [] : await readCommits(git, [commit]);
  const subject = typeof read === "object" && read !== null ? (read.message.split("\n")[0] ?? "").trim() : "";
  if (subject === "" && commit !== null) throw new GalleyError("BAD_INPUT", NO_TITLE, { next: 'Say it: --title "…"' });
  return subject === "" ? head : subject.slice(0, TITLE_MAX);
}
