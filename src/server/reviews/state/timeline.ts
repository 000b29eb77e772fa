import type { BookedReview } from "./IndexedReview.ts";
import type { FoldedComment, FoldedThread, FoldedVerdict, Person, RecordedPatchSet } from "./Review.ts";
import type { RequestItem } from "../notes/requestLine.ts";
import { secondsOf } from "../notes/timestamps.ts";

const CHANGED = "Changed ";
const CHANGES = { title: "the title or the description", reviewers: "the reviewers", target: "the target" };
const REWRITTEN = "Rewrote the change: it has another first commit now.";
const MERGED_AS = {
  merge: null,
  squash: "Its changes came in as one commit.",
  rebase: "Its commits came in as new ones.",
};

export type TimelineKind =
  "REQUESTED" | "UPDATED" | "PATCH_SET" | "COMMENTED" | "VERDICT" | "ABANDONED" | "REOPENED" | "MERGED";

/** One thing that happened in a review. */
export interface TimelineItem {
  readonly kind: TimelineKind;
  /** Seconds since 1970; null where nobody noted it, as of a merge outside of Galley. */
  readonly at: number | null;
  readonly by: Person | null;
  /** The patch set that came with it. */
  readonly patchSet: RecordedPatchSet | null;
  /** The thread that was begun; of a verdict its own. */
  readonly thread: FoldedThread | null;
  /** The thread's first comment. */
  readonly comment: FoldedComment | null;
  readonly verdict: FoldedVerdict["verdict"] | null;
  /** A sentence for people. */
  readonly note: string | null;
}

const NOTHING = { patchSet: null, thread: null, comment: null, verdict: null, note: null };

/** Tells what happened in a review, oldest first; what was noted in one second in the order of requests, then threads. Linear. */
export function timelineOf(review: BookedReview): readonly TimelineItem[] {
  const person = personIn(review);
  const items = [...requestItems(review, person), ...review.threads.map((thread) => threadItem(thread, person))];
  const noted = items.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  const isNoted = noted.some(({ kind }) => kind === "MERGED");
  if (review.state !== "MERGED" || isNoted) return noted;
  return [...noted, { ...NOTHING, kind: "MERGED", at: null, by: null }];
}

function personIn({ participants, requests }: BookedReview): (email: string) => Person {
  const known = new Map(participants.map((person) => [person.email, person]));
  const names = new Map(requests.map(({ extras }) => [extras.by, extras.byName ?? null]));
  return (email) => known.get(email) ?? { email, name: names.get(email) ?? null };
}

function threadItem(thread: FoldedThread, person: (email: string) => Person): TimelineItem {
  const { root, isVerdict } = thread;
  const told = { at: secondsOf(root.item.timestamp), by: person(root.item.author), thread, comment: root };
  if (!isVerdict) return { ...NOTHING, ...told, kind: "COMMENTED" };
  const { resolved } = root.item;
  const verdict = resolved === null ? "comment" : resolved ? "approve" : "reject";
  return { ...NOTHING, ...told, kind: "VERDICT", verdict };
}

function requestItems(review: BookedReview, person: (email: string) => Person): readonly TimelineItem[] {
  const sets = [...review.patchSets];
  let before: RequestItem | null = null;
  return review.requests.flatMap((request) => {
    const { extras, requester, timestamp } = request;
    const at = secondsOf(timestamp);
    const isSet = sets[0]?.head === extras.head && sets[0]?.at === at;
    const patchSet = isSet ? (sets.shift() ?? null) : null;
    const kind = kindOf(request, before, patchSet !== null);
    // Two clones each wrote it down.
    if (extras.act === "patchSet" && patchSet === null) return [];
    const note = kind === "MERGED" ? MERGED_AS[extras.closed ?? "merge"] : before && noteOf(request, before);
    before = request;
    return [{ ...NOTHING, kind, at, by: person(extras.by ?? requester), patchSet, note }];
  });
}

/** A request of another tool says by what it changes what it is. */
function kindOf({ extras, targetRef }: RequestItem, before: RequestItem | null, hasPatchSet: boolean): TimelineKind {
  if (before === null) return "REQUESTED";
  if (extras.act === "close") return "MERGED";
  if (targetRef === "" && before.targetRef !== "") return "ABANDONED";
  if (extras.act === "reopen" || (targetRef !== "" && before.targetRef === "")) return "REOPENED";
  return hasPatchSet ? "PATCH_SET" : "UPDATED";
}

function noteOf(request: RequestItem, before: RequestItem): string | null {
  const changes: string[] = [];
  if (request.description !== before.description) changes.push(CHANGES.title);
  if (request.reviewers.join("\n") !== before.reviewers.join("\n")) changes.push(CHANGES.reviewers);
  const isMoved = request.targetRef !== before.targetRef && request.targetRef !== "" && before.targetRef !== "";
  if (isMoved) changes.push(CHANGES.target);
  if (changes.length > 0) return `${CHANGED}${inWords(changes)}.`;
  return request.alias !== before.alias && request.alias !== "" ? REWRITTEN : null;
}

function inWords(parts: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(parts);
}
