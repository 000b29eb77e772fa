import type { Oid } from "#server/git/oid.ts";
import type { CommentItem } from "../CommentItem.ts";
import { conjunction } from "./conjunction.ts";
import type { FoldedReview, FoldedThread } from "../FoldedReview.ts";
import { foldPatchSets } from "./foldPatchSets.ts";
import { foldThread } from "./foldThread.ts";
import { foldVerdicts } from "./foldVerdicts.ts";
import { gatherVersions } from "./gatherVersions.ts";
import { personsNamed } from "./personsNamed.ts";
import type { RequestItem } from "../RequestItem.ts";
import { secondsOf } from "../secondsOf.ts";
import { splitDescription } from "./splitDescription.ts";

/** Requests of one second stay in the order of their lines, as in git-appraise: its last is ours. */
function byTime(a: RequestItem, b: RequestItem): number {
  return a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0;
}

/**
 * Gives the last request with the text and the reviewers that somebody last gave: a line that records commits as a patch set
 * repeats what its writer knew, which in a clone that lags behind is old. One of a snapshot is written where the work is, and
 * says on which branch that is.
 */
function withLastWords(last: RequestItem, requests: readonly RequestItem[]): RequestItem {
  const { description, reviewers } = requests.findLast(saysWords) ?? last;
  return { ...last, description, reviewers };
}

function saysWords({ extras }: RequestItem): boolean {
  return extras.act !== "patchSet" || extras.kind === "snapshot";
}

function addressesOf(current: RequestItem, threads: readonly FoldedThread[]): readonly string[] {
  const authors = threads.flatMap(({ comments }) => comments.map(({ item }) => item.author));
  return [...new Set([current.requester, ...current.reviewers, ...authors])].filter((email) => email !== "");
}

function countWords(threads: readonly FoldedThread[]): number {
  const comments = threads.flatMap((thread) => thread.comments);
  return comments.filter(({ latest, isWithdrawn }) => latest.description !== "" && !isWithdrawn).length;
}

/**
 * Makes of the items on one object the review that they tell, or null where none of them requests one. Pure; the order in
 * which comments are handed over does not matter. Grows as sorting the items does.
 */
export function foldReview(
  revision: Oid,
  requestItems: readonly RequestItem[],
  commentItems: readonly CommentItem[],
  isPrivate = false,
): FoldedReview | null {
  const requests = requestItems.toSorted(byTime);
  const [first] = requests;
  const last = requests.at(-1);
  if (first === undefined || last === undefined) return null;
  const current = withLastWords(last, requests);
  const { title, body } = splitDescription(current.description);
  const threads = gatherVersions(commentItems).map(foldThread);
  const person = personsNamed(requests, commentItems);
  const seen = threads.flatMap(({ comments }) => comments.flatMap(({ history }) => history));
  return {
    revision,
    requests,
    current,
    title,
    body,
    createdAt: secondsOf(first.timestamp),
    updatedAt: [...requests, ...seen].reduce((latest, { timestamp }) => Math.max(latest, secondsOf(timestamp)), 0),
    isAbandoned: current.targetRef === "",
    isPrivate,
    status: conjunction(threads.map(({ status }) => status)),
    threads,
    verdicts: foldVerdicts(threads, person),
    patchSets: foldPatchSets(requests, person),
    participants: addressesOf(current, threads).map(person),
    commentCount: countWords(threads),
    entryCount: requests.length + seen.length,
    openThreads: threads.filter(({ state, isVerdict }) => state === "OPEN" && !isVerdict).length,
  };
}
