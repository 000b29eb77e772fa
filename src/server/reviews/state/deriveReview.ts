import type { Oid } from "#server/git/oid.ts";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import { editableFields, type RequestItem } from "#server/store/notes/requestLine.ts";
import { compareMoments, type Moment, secondsOf, statedTime } from "#server/store/notes/timestamps.ts";
import { conjunction, deriveThread, gatherVersions, verdictLayer, verdictOf } from "./deriveThread.ts";
import type { DerivedReview, DerivedThread, DerivedVerdict, Person, RecordedPatchSet } from "./Review.ts";

/**
 * Requests of one second stay in the order of their lines, as in git-appraise, so that both take the same one as the
 * last.
 */
function byTime(a: RequestItem, b: RequestItem): number {
  return a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0;
}

/**
 * Returns the last request with the fields that a person last gave: a line that records commits as a patch set repeats
 * them from its writer's clone, which may be outdated. A line for a snapshot is written where the work is and gives its
 * branch.
 */
function withLastFields(last: RequestItem, requests: readonly RequestItem[]): RequestItem {
  return { ...last, ...editableFields(requests.findLast(setsFields) ?? last) };
}

function setsFields({ extras }: RequestItem): boolean {
  return extras.act !== "patchSet" || extras.kind === "snapshot";
}

function addressesOf(current: RequestItem, threads: readonly DerivedThread[]): readonly string[] {
  const authors = threads.flatMap(({ comments }) => comments.map(({ item }) => item.author));
  return [...new Set([current.requester, ...current.reviewers, ...authors])].filter((email) => email !== "");
}

export function countNonEmptyComments(threads: readonly DerivedThread[]): number {
  const comments = threads.flatMap((thread) => thread.comments);
  return comments.filter(({ latest, isDeleted }) => latest.description !== "" && !isDeleted).length;
}

/** Returns true for a record with members that no tool writes alone, such as `{"unknown": 1}`. */
function saysNothing(item: RequestItem | CommentItem, writer: string): boolean {
  return writer === "" && item.description === "" && statedTime(item) === null;
}

function isEmptyRequest(request: RequestItem): boolean {
  return saysNothing(request, request.requester) && request.reviewRef === "" && request.targetRef === "";
}

/** An empty comment with a `resolved` bit counts, as in git-appraise. */
function isEmptyThread({ root, comments }: DerivedThread): boolean {
  return comments.length === 1 && root.item.resolved === null && saysNothing(root.item, root.item.author);
}

/**
 * Derives the review from the items on one object; null if none of them is a request. `unreadableLines` counts the
 * lines that gave no item; items that say nothing are left out and counted with them. Pure; the order of comments does
 * not matter. Costs as much as sorting the items.
 */
export function deriveReview(
  revision: Oid,
  requestItems: readonly RequestItem[],
  commentItems: readonly CommentItem[],
  isPrivate = false,
  unreadableLines = 0,
): DerivedReview | null {
  const requests = requestItems.filter((request) => !isEmptyRequest(request)).toSorted(byTime);
  const [first] = requests;
  const last = requests.at(-1);
  if (first === undefined || last === undefined) return null;
  const current = withLastFields(last, requests);
  const { title, body } = splitDescription(current.description);
  const allThreads = gatherVersions(commentItems).map(deriveThread);
  const threads = allThreads.filter((thread) => !isEmptyThread(thread));
  const person = personsNamed(requests, commentItems);
  const seen = threads.flatMap(({ comments }) => comments.flatMap(({ history }) => history));
  const patchSets = derivePatchSets(requests, person);
  return {
    revision,
    requests,
    current,
    title,
    body,
    createdAt: statedTime(first),
    updatedAt: [...requests, ...seen].reduce((latest, { timestamp }) => Math.max(latest, secondsOf(timestamp)), 0),
    isAbandoned: current.targetRef === "",
    isPrivate,
    status: conjunction(threads.map(({ status }) => status)),
    threads,
    verdicts: deriveVerdicts(threads, patchSets, person, "whole"),
    layerVerdicts: deriveVerdicts(threads, patchSets, person, "layers"),
    patchSets,
    participants: addressesOf(current, threads).map(person),
    commentCount: countNonEmptyComments(threads),
    entryCount: requests.length + seen.length,
    openThreads: threads.filter(({ state }) => state === "OPEN").length,
    unreadableLines: unreadableLines + requestItems.length - requests.length + allThreads.length - threads.length,
  };
}

/**
 * Returns the patch sets that the requests (oldest first) recorded. Leaves out one that equals the one before and one
 * whose key was recorded before: two clones each recorded it.
 */
function derivePatchSets(
  requests: readonly RequestItem[],
  person: (email: string) => Person,
): readonly RecordedPatchSet[] {
  const patchSets: RecordedPatchSet[] = [];
  const keys = new Set<string>();
  for (const request of requests) {
    const { extras, requester } = request;
    const before = patchSets.at(-1);
    const isAgain = extras.act === "patchSet" && extras.key !== undefined && keys.has(extras.key);
    if (extras.key !== undefined) keys.add(extras.key);
    const { head, base = before?.base ?? null } = extras;
    if (isAgain || head === undefined || (head === before?.head && base === before.base)) continue;
    const by = person(extras.by ?? requester);
    const kind = extras.kind ?? patchSets.findLast((set) => set.head === head)?.kind ?? "commits";
    patchSets.push({ number: patchSets.length + 1, head, base, kind, at: statedTime(request), by });
  }
  return patchSets;
}

function isActive({ root, status }: DerivedThread): boolean {
  const { resolved } = root.latest;
  return resolved === null ? root.item.extras.layer === undefined || status !== false : status === resolved;
}

/**
 * Returns each person's last verdict on the whole change or, of those on layers, on each layer, oldest first, without deleted ones. A
 * comment does not replace an earlier
 * approval or objection of its author. Linear in the number of threads.
 */
function deriveVerdicts(
  threads: readonly DerivedThread[],
  patchSets: readonly RecordedPatchSet[],
  person: (email: string) => Person,
  on: "whole" | "layers",
): readonly DerivedVerdict[] {
  const last = new Map<string, DerivedVerdict>();
  for (const thread of threads) {
    const { item, latest, isDeleted } = thread.root;
    const layer = verdictLayer(thread.root);
    if (!thread.isVerdict || isDeleted || (layer === null) !== (on === "whole")) continue;
    const verdict = verdictOf(item, latest);
    const key = `${item.author} ${layer}`;
    const before = last.get(key);
    const isImported = item.extras.imported !== undefined;
    // Nobody verified who gave it: it does not lift what the person gave here.
    if (isImported && before?.isImported === false) continue;
    if (verdict === "comment" && before !== undefined && before.verdict !== "comment") continue;
    // Deleted first, so that the newest comes last.
    last.delete(key);
    last.set(key, {
      by: person(item.author),
      verdict,
      layer,
      head: item.location?.commit ?? "",
      patchSet: patchSetOf(patchSets, item),
      at: statedTime(item),
      commentId: item.id,
      isActive: isActive(thread),
      isImported,
      change: item.extras.change,
      unviewed: item.extras.unviewed,
    });
  }
  return [...last.values()];
}

/**
 * Returns the number of the patch set that a verdict was given for. Two have the same head if the review got another target
 * between them, and are different changes: the one that the verdict names counts, else the last one before it.
 */
function patchSetOf(patchSets: readonly RecordedPatchSet[], item: CommentItem): number | null {
  const [head, at] = [item.location?.commit, statedTime(item)];
  const sets = patchSets.filter((set) => set.head === head);
  const named = sets.find(({ number }) => number === item.extras.patchSet);
  const before = sets.findLast((set) => at !== null && set.at !== null && set.at <= at);
  return (named ?? before ?? sets.at(-1))?.number ?? null;
}

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

/** Splits a description as git does a message: its first line, and the text after one blank line. */
function splitDescription(description: string): { readonly title: string; readonly body: string } {
  const text = description.replace(/^\s*\n/u, "");
  const end = text.indexOf("\n");
  if (end < 0) return { title: text.trim(), body: "" };
  return { title: text.slice(0, end).trim(), body: text.slice(end + 1).replace(/^[ \t]*\r?\n/u, "") };
}
