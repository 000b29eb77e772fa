import { GalleyError } from "#contract/errors.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { defaultBranch } from "#server/git/refs/defaultBranch.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

const NO_BASE = "This repository has no usual branch that a change could go to.";
const NO_TITLE = "A review has a title, and its last commit has no message to take it from.";
const TITLE_MAX = 256;

/** What a review may be asked for with; what is left out is the usual. */
export interface UsualRequest {
  readonly head: string;
  readonly base?: string | null | undefined;
  readonly title?: string | null | undefined;
}

/** Fills in what was not said: the usual branch as the target, the last commit's subject as the title. BAD_INPUT where there is none. */
export async function usualRequest(
  { git }: Pick<ReviewRoom, "git">,
  { head, ...asked }: UsualRequest,
): Promise<{ readonly base: string; readonly title: string }> {
  const base = asked.base ?? (await defaultBranch(git))?.name;
  if (base === undefined) throw new GalleyError("BAD_INPUT", NO_BASE, { next: "Name one: --base <branch>" });
  return { base, title: asked.title ?? (await subjectOf({ git }, head)) };
}

async function subjectOf({ git }: Pick<ReviewRoom, "git">, head: string): Promise<string> {
  const commit = await revParse(git, head);
  const [read] = commit === null ? [] : await readCommits(git, [commit]);
  const subject = typeof read === "object" && read !== null ? (read.message.split("\n")[0] ?? "").trim() : "";
  if (subject === "" && commit !== null) throw new GalleyError("BAD_INPUT", NO_TITLE, { next: 'Say it: --title "…"' });
  return subject === "" ? head : subject.slice(0, TITLE_MAX);
}
