import type { Oid } from "#server/git/oid.ts";
import type { CommentItem } from "../notes/CommentItem.ts";
import { compareMoments, type Moment } from "../notes/timestamps.ts";
import type { FoldedComment, FoldedThread } from "./Review.ts";

/** A comment in its place in the thread. */
interface Place {
  readonly versions: CommentVersions;
  readonly depth: number;
  /** When it was written, or when what it answers was, if that is said to be later. */
  readonly moment: Moment;
  readonly answers: Place[];
}

/** One list for all comments without answers: nearly all are. */
const NO_ANSWERS: readonly FoldedComment[] = [];

interface Folding {
  readonly comment: FoldedComment;
  readonly blocks: boolean;
  /** What it would come to once each comment that blocks, itself or below, had been answered. */
  readonly ifAnswered: boolean | null;
}

/** Lists a thread from its root down, each comment behind what it answers. */
function placesOf(root: CommentVersions): readonly Place[] {
  const places: Place[] = [{ versions: root, depth: 0, moment: root.item, answers: [] }];
  for (const { versions, depth, moment, answers } of places) {
    for (const answer of versions.answers) {
      const isEarlier = compareMoments(answer.item, moment) < 0;
      const place = { versions: answer, depth: depth + 1, moment: isEarlier ? moment : answer.item, answers: [] };
      answers.push(place);
      places.push(place);
    }
  }
  return places;
}

function inOrder(a: Place, b: Place): number {
  const { timestamp, extras } = b.moment;
  const byTime = compareMoments(a.moment, { timestamp, extras });
  return byTime || a.depth - b.depth || compareMoments(a.versions.item, b.versions.item);
}

function foldPlace({ item, edits }: CommentVersions, answers: readonly Folding[]): Folding {
  const latest = edits.at(-1) ?? item;
  const below = conjunction(answers.map(({ ifAnswered }) => ifAnswered));
  const blocks = latest.resolved === false && below === null;
  return {
    comment: {
      item,
      latest,
      history: [item, ...edits],
      children: answers.length === 0 ? NO_ANSWERS : answers.map(({ comment }) => comment),
      isWithdrawn: latest.extras.withdrawn === true,
      status: threadStatus(latest.resolved, conjunction(answers.map(({ comment }) => comment.status))),
    },
    blocks,
    ifAnswered: blocks ? null : threadStatus(latest.resolved, below),
  };
}

/** A whole commit accepted or rejected by another tool is a verdict; of ours those that say so. */
function isVerdict({ item }: FoldedComment): boolean {
  if (Object.keys(item.extras).length > 0) return item.extras.verdict !== undefined;
  return item.resolved !== null && item.location !== null && item.location.commit !== "" && item.location.path === "";
}

/**
 * Folds one thread from its root: order, state, and what still blocks it. Works from the leaves up and without recursion, for
 * threads may be deeper than a stack. Grows as sorting the thread's comments does.
 */
export function foldThread(versions: CommentVersions): FoldedThread {
  const places = placesOf(versions);
  const foldings = new Map<Place, Folding>();
  for (const place of places.toReversed()) {
    const answers = place.answers.flatMap((answer) => foldings.get(answer) ?? []);
    foldings.set(place, foldPlace(place.versions, answers));
  }
  const ordered = places.toSorted(inOrder).flatMap((place) => foldings.get(place) ?? []);
  const comments = ordered.map(({ comment }) => comment);
  const [root] = comments;
  if (root === undefined) throw new Error("A thread has at least its root.");
  const hasBit = comments.some(({ latest }) => latest.resolved !== null);
  return {
    root,
    status: root.status,
    state: root.status === false ? "OPEN" : hasBit ? "RESOLVED" : "NOTE",
    location: root.item.location,
    side: root.item.extras.side ?? "new",
    isVerdict: isVerdict(root),
    comments,
    blocking: ordered.filter(({ blocks }) => blocks).map(({ comment }) => comment.item.id),
  };
}

/** A comment's first version with the edits of it, and the first versions of its answers, all in order. */
interface CommentVersions {
  readonly item: CommentItem;
  readonly edits: CommentItem[];
  readonly answers: CommentVersions[];
}

/**
 * Gives the comments that begin a thread, with all that hangs on them, in order. As in git-appraise, edits and answers
 * count only of what is known and is no edit itself; of items with one id the first that has extras counts. What hangs on
 * itself, by whatever way round, hangs on no root. Grows as sorting the items does.
 */
export function gatherVersions(items: readonly CommentItem[]): readonly CommentVersions[] {
  const known = new Map<string, CommentVersions>();
  for (const item of items) {
    const same = known.get(item.id)?.item;
    if (same === undefined || (Object.keys(same.extras).length === 0 && Object.keys(item.extras).length > 0))
      known.set(item.id, { item, edits: [], answers: [] });
  }
  const roots: CommentVersions[] = [];
  for (const comment of [...known.values()].toSorted((a, b) => compareMoments(a.item, b.item))) {
    const { original, parent } = comment.item;
    if (original !== "") known.get(original)?.edits.push(comment.item);
    else if (parent === "") roots.push(comment);
    else known.get(parent)?.answers.push(comment);
  }
  return roots;
}

/**
 * Says what a comment and its answers come to, by git-appraise's rule: an answer that objects makes all above it object; where
 * the answers accept, a comment that accepts accepts, and any other says nothing any more; without answers that say
 * something its own bit holds.
 */
export function threadStatus(own: boolean | null, answers: boolean | null): boolean | null {
  if (answers === null) return own;
  if (!answers) return false;
  return own === true ? true : null;
}

/** Joins what several say: nothing if none says anything, false if one says false. */
export function conjunction(all: Iterable<boolean | null>): boolean | null {
  let joined: boolean | null = null;
  for (const one of all) if (one !== null) joined = (joined ?? true) && one;
  return joined;
}

/** What somebody proposes to have done what a thread asks for. */
export interface ProposedAddressed {
  /** The commit or snapshot. */
  readonly by: Oid;
  /** The answer that says so. */
  readonly comment: FoldedComment;
}

/**
 * Gives the last proposal that an open thread is addressed; null once a person has said anything after it, for they may have
 * looked and found otherwise. What an agent adds to its own proposal leaves it standing. Linear in the thread's comments.
 */
export function proposedAddressed({
  state,
  comments,
}: Pick<FoldedThread, "state" | "comments">): ProposedAddressed | null {
  if (state !== "OPEN") return null;
  const last = comments.findLast(
    ({ item, isWithdrawn }) => !isWithdrawn && (item.extras.addressed !== undefined || item.extras.agent === undefined),
  );
  const by = last?.item.extras.addressed?.by;
  return last === undefined || by === undefined ? null : { by, comment: last };
}
