import type { Oid } from "#server/git/oid.ts";
import type { CommentItem } from "../notes/CommentItem.ts";
import type { RequestItem } from "../notes/requestLine.ts";
import { compareMoments, type Moment, secondsOf } from "../notes/timestamps.ts";
import { conjunction, foldThread, gatherVersions } from "./deriveThread.ts";
import type { FoldedReview, FoldedThread, FoldedVerdict, Person, RecordedPatchSet } from "./Review.ts";

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

/**
 * Gives the states of the change that the requests (oldest first) recorded. One that is like the one before is none, nor is
 * one that was recorded before under the same key: two clones each wrote it down.
 */
function foldPatchSets(
  requests: readonly RequestItem[],
  person: (email: string) => Person,
): readonly RecordedPatchSet[] {
  const patchSets: RecordedPatchSet[] = [];
  const keys = new Set<string>();
  for (const { extras, requester, timestamp } of requests) {
    const before = patchSets.at(-1);
    const isAgain = extras.act === "patchSet" && extras.key !== undefined && keys.has(extras.key);
    if (extras.key !== undefined) keys.add(extras.key);
    const { head, base = before?.base ?? null } = extras;
    if (isAgain || head === undefined || (head === before?.head && base === before.base)) continue;
    const by = person(extras.by ?? requester);
    const kind = extras.kind ?? patchSets.findLast((set) => set.head === head)?.kind ?? "commits";
    patchSets.push({ number: patchSets.length + 1, head, base, kind, at: secondsOf(timestamp), by });
  }
  return patchSets;
}

/** The bit decides what a verdict says, for it is all that other tools see. */
function verdictOf(thread: FoldedThread): FoldedVerdict["verdict"] {
  const { resolved } = thread.root.latest;
  return resolved === null ? "comment" : resolved ? "approve" : "reject";
}

function stands(thread: FoldedThread): boolean {
  const { resolved } = thread.root.latest;
  return resolved === null || thread.status === resolved;
}

/**
 * Gives each person's last verdict, oldest first, withdrawn ones left out. A mere comment does not replace what its author
 * approved or rejected before. Linear in the number of threads.
 */
function foldVerdicts(threads: readonly FoldedThread[], person: (email: string) => Person): readonly FoldedVerdict[] {
  const last = new Map<string, FoldedVerdict>();
  for (const thread of threads) {
    const { item, isWithdrawn } = thread.root;
    const verdict = verdictOf(thread);
    const before = last.get(item.author);
    if (!thread.isVerdict || isWithdrawn) continue;
    if (verdict === "comment" && before !== undefined && before.verdict !== "comment") continue;
    // Taken out first, so that the newest stands last.
    last.delete(item.author);
    last.set(item.author, {
      by: person(item.author),
      verdict,
      head: item.location?.commit ?? "",
      at: secondsOf(item.timestamp),
      commentId: item.id,
      stands: stands(thread),
    });
  }
  return [...last.values()];
}

/** Gives the function that tells who somebody is: of the names that a person's items give, the latest. */
function personsNamed(requests: readonly RequestItem[], comments: readonly CommentItem[]): (email: string) => Person {
  const latest = new Map<string, { readonly name: string; readonly moment: Moment }>();
  const learn = (email: string, name: string | undefined, moment: Moment) => {
    const known = latest.get(email);
    if (name !== undefined && (known === undefined || compareMoments(known.moment, moment) <= 0))
      latest.set(email, { name, moment });
  };
  for (const request of requests) {
    learn(request.requester, request.extras.name, request);
    if (request.extras.by !== undefined) learn(request.extras.by, request.extras.byName, request);
  }
  for (const comment of comments) learn(comment.author, comment.extras.name, comment);
  return (email) => ({ email, name: latest.get(email)?.name ?? null });
}

/** Takes a description apart as git does a message: its first line, and what follows after one blank line. */
function splitDescription(description: string): { readonly title: string; readonly body: string } {
  const text = description.replace(/^\s*\n/u, "");
  const end = text.indexOf("\n");
  if (end < 0) return { title: text.trim(), body: "" };
  return { title: text.slice(0, end).trim(), body: text.slice(end + 1).replace(/^[ \t]*\r?\n/u, "") };
}
