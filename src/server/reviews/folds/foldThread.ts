import { compareMoments, type Moment } from "./compareMoments.ts";
import { conjunction } from "./conjunction.ts";
import type { FoldedComment, FoldedThread } from "../FoldedReview.ts";
import type { CommentVersions } from "./gatherVersions.ts";
import { threadStatus } from "./threadStatus.ts";

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
