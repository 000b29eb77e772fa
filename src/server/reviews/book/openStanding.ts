import type { Oid } from "#server/git/oid.ts";
import type { Ancestry } from "./Ancestry.ts";
import { firstCommit } from "./firstCommit.ts";
import { recordedBase, recordedStanding } from "./recordedStanding.ts";
import { remarkedCommits } from "./remarkedCommits.ts";
import type { Standing, StandingQuestion } from "./Standing.ts";

/**
 * Works out where a review stands from history, as git-appraise does, except that a recorded patch set comes before a guess
 * from the comments. `isThere` tells which of the commits that a question names are in the repository.
 */
export async function openStanding(
  question: StandingQuestion,
  ancestry: Ancestry,
  isThere: (oid: Oid) => boolean,
): Promise<Standing> {
  const { review, target, tip } = question;
  const first = firstCommit(review);
  if (isThere(first) && (await ancestry.isInTarget(first))) return recordedStanding(question, true, isThere);
  const head = await headOf(question, first, ancestry, isThere);
  const base = (head && (await ancestry.mergeBase(head))) ?? recordedBase(review);
  const isWhole = isThere(first) && head !== null;
  return { first, target, tip, isMerged: false, head, base, isFromHistory: true, isWhole };
}

async function headOf(
  { review, tip }: StandingQuestion,
  first: Oid,
  ancestry: Ancestry,
  isThere: (oid: Oid) => boolean,
): Promise<Oid | null> {
  if (tip !== null && isThere(first) && (await ancestry.leadsTo(tip, first))) return tip;
  const recorded = review.patchSets.at(-1)?.head;
  if (recorded !== undefined) return isThere(recorded) ? recorded : null;
  if (!isThere(first)) return null;
  let head = first;
  for (const commit of remarkedCommits(review)) {
    if (!isThere(commit) || !(await ancestry.leadsTo(commit, first))) continue;
    if (!(await ancestry.leadsTo(head, commit))) head = commit;
  }
  return head;
}
