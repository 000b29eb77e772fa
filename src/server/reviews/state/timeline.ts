import type { IndexedReview } from "./IndexedReview.ts";
import { verdictOf } from "./deriveThread.ts";
import type { DerivedComment, DerivedThread, DerivedVerdict, Person, RecordedPatchSet } from "./Review.ts";
import { changedFields, type RequestItem } from "#server/store/notes/requestLine.ts";
import { secondsOf, statedTime } from "#server/store/notes/timestamps.ts";

const REWRITTEN = "Rewrote the change: its first commit is a new one.";
const MERGED_AS = {
  merge: null,
  squash: "Merged by squashing.",
  rebase: "Merged by rebasing.",
};

export type TimelineKind =
  | "REQUESTED"
  | "UPDATED"
  | "PATCH_SET"
  | "COMMENTED"
  | "VERDICT"
  | "ABANDONED"
  | "REOPENED"
  | "MERGED";

export interface TimelineItem {
  readonly kind: TimelineKind;
  /** Seconds since 1970; null if unknown, as for a merge outside Galley or a rejection by `git appraise`. */
  readonly at: number | null;
  /** The place among the events, in seconds since 1970; of an event without a time that of its line. */
  readonly order: number;
  readonly by: Person | null;
  readonly patchSet: RecordedPatchSet | null;
  /** The thread that was begun; of a verdict its own. */
  readonly thread: DerivedThread | null;
  readonly comment: DerivedComment | null;
  readonly verdict: DerivedVerdict["verdict"] | null;
  /** A sentence for the user. */
  readonly note: string | null;
}

const NOTHING = { patchSet: null, thread: null, comment: null, verdict: null, note: null };

/** Returns the events of a review, oldest first; within one second requests come before threads. Linear. */
export function timelineOf(review: IndexedReview): readonly TimelineItem[] {
  const person = personIn(review);
  const items = [...requestItems(review, person), ...review.threads.map((thread) => threadItem(thread, person))];
  const noted = items.toSorted((one, other) => one.order - other.order);
  const isNoted = noted.findLast(({ kind }) => kind === "MERGED" || kind === "REOPENED")?.kind === "MERGED";
  if (review.state !== "MERGED" || isNoted) return noted;
  return [...noted, { ...NOTHING, kind: "MERGED", at: null, order: Infinity, by: null }];
}

function personIn({ participants, requests }: IndexedReview): (email: string) => Person {
  const known = new Map(participants.map((person) => [person.email, person]));
  const names = new Map(requests.map(({ extras }) => [extras.by, extras.byName ?? null]));
  return (email) => known.get(email) ?? { email, name: names.get(email) ?? null };
}

function threadItem(thread: DerivedThread, person: (email: string) => Person): TimelineItem {
  const { root, isVerdict } = thread;
  const { item } = root;
  const order = secondsOf(item.timestamp);
  const common = { at: statedTime(item), order, by: person(item.author), thread, comment: root };
  if (!isVerdict) return { ...NOTHING, ...common, kind: "COMMENTED" };
  return { ...NOTHING, ...common, kind: "VERDICT", verdict: verdictOf(item, item) };
}

function requestItems(review: IndexedReview, person: (email: string) => Person): readonly TimelineItem[] {
  const sets = [...review.patchSets];
  let before: RequestItem | null = null;
  return review.requests.flatMap((request) => {
    const { extras, requester, timestamp } = request;
    const at = statedTime(request);
    const isSet = sets[0]?.head === extras.head && sets[0]?.at === at;
    const patchSet = isSet ? (sets.shift() ?? null) : null;
    const kind = kindOf(request, before, patchSet !== null);
    // Two clones recorded the same patch set.
    if (extras.act === "patchSet" && patchSet === null) return [];
    const note = kind === "MERGED" ? mergeNote(request) : before && noteOf(request, before);
    before = request;
    return [{ ...NOTHING, kind, at, order: secondsOf(timestamp), by: person(extras.by ?? requester), patchSet, note }];
  });
}

/** Returns in which way a review was merged, and the reason if requirements were overridden; null for a plain merge. */
function mergeNote({ extras: { closed = "merge", override, deleted } }: RequestItem): string | null {
  const sentences = [
    MERGED_AS[closed],
    ...(deleted === undefined ? [] : ["The branch was deleted."]),
    ...(override === undefined ? [] : [`Requirements were overridden: ${override}`]),
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** Derives the kind of a request written by another tool from what it changes. */
function kindOf({ extras, targetRef }: RequestItem, before: RequestItem | null, hasPatchSet: boolean): TimelineKind {
  if (before === null) return "REQUESTED";
  if (extras.act === "close") return "MERGED";
  if (targetRef === "" && before.targetRef !== "") return "ABANDONED";
  if (extras.act === "reopen" || (targetRef !== "" && before.targetRef === "")) return "REOPENED";
  return hasPatchSet ? "PATCH_SET" : "UPDATED";
}

function noteOf(request: RequestItem, before: RequestItem): string | null {
  if (request.extras.undone !== undefined) return "Undid the landing: the target branch is where it was before.";
  const isMoved = request.targetRef !== before.targetRef && request.targetRef !== "" && before.targetRef !== "";
  const changes = [...changedFields(before, request), ...(isMoved ? ["the target"] : [])];
  if (changes.length > 0) return `Changed ${new Intl.ListFormat("en", { type: "conjunction" }).format(changes)}.`;
  if (request.alias !== before.alias && request.alias !== "") return REWRITTEN;
  return request.extras.act === "update" ? "Requested the review." : null;
}
