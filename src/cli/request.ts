import { randomUUID } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import { defaultBranch } from "#server/git/defaultBranch.ts";
import { readCommits } from "#server/git/readCommits.ts";
import { revParse } from "#server/git/revParse.ts";
import { requestReview } from "#server/reviews/requestReview.ts";
import type { ReviewRoom } from "#server/reviews/ReviewRoom.ts";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";

const NO_BASE = "This repository has no usual branch that a change could go to.";
const NO_TITLE = "A review has a title, and its last commit has no message to take it from.";

/** Asks for a review and gives its id. */
export async function request(room: ReviewRoom, asked: AskedVerb, body: string): Promise<string> {
  const head = asked.places[0] ?? "HEAD";
  const base = optionText(asked, "base") ?? (await defaultBranch(room.git))?.name;
  if (base === undefined) throw new GalleyError("BAD_INPUT", NO_BASE, { next: "Name one: --base <branch>" });
  const title = optionText(asked, "title") ?? (await subjectOf(room, head));
  const reviewers = (optionText(asked, "reviewer") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const { review } = await requestReview(room, { key: randomUUID(), head, base, title, body, reviewers });
  return review;
}

async function subjectOf({ git }: ReviewRoom, head: string): Promise<string> {
  const commit = await revParse(git, head);
  const [read] = commit === null ? [] : await readCommits(git, [commit]);
  const subject = typeof read === "object" && read !== null ? (read.message.split("\n")[0] ?? "").trim() : "";
  if (subject === "" && commit !== null) throw new GalleyError("BAD_INPUT", NO_TITLE, { next: 'Say it: --title "…"' });
  return subject === "" ? head : subject.slice(0, 256);
}
