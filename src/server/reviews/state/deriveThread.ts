import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import type { Oid } from "#server/git/oid.ts";
import type { CommentItem, CommentLocation } from "#server/store/notes/CommentItem.ts";
import { compareMoments, type Moment } from "#server/store/notes/timestamps.ts";
import type { DerivedComment, DerivedThread, VerdictName } from "./Review.ts";

interface ThreadEntry {
  readonly versions: CommentVersions;
  readonly depth: number;
  /** The time of writing, or that of the comment it replies to if that is later. */
  readonly moment: Moment;
  readonly answers: ThreadEntry[];
}

/** A shared list for comments without replies, which are nearly all. */
const NO_ANSWERS: readonly DerivedComment[] = [];

interface CommentWithState {
  readonly comment: DerivedComment;
  readonly blocks: boolean;
  /** The status if every blocking comment, itself or below it, had an accepting reply. */
  readonly ifAnswered: boolean | null;
}

/** Lists a thread from its root down, each comment after the one that it replies to. */
function entriesOf(root: CommentVersions): readonly ThreadEntry[] {
  const entries: ThreadEntry[] = [{ versions: root, depth: 0, moment: root.item, answers: [] }];
  for (const { versions, depth, moment, answers } of entries) {
    for (const answer of versions.answers) {
      const isEarlier = compareMoments(answer.item, moment) < 0;
      const entry = { versions: answer, depth: depth + 1, moment: isEarlier ? moment : answer.item, answers: [] };
      answers.push(entry);
      entries.push(entry);
    }
  }
  return entries;
}

function inOrder(a: ThreadEntry, b: ThreadEntry): number {
  const { timestamp, extras } = b.moment;
  const byTime = compareMoments(a.moment, { timestamp, extras });
  return byTime || a.depth - b.depth || compareMoments(a.versions.item, b.versions.item);
}

function deriveComment({ item, ...later }: CommentVersions, answers: readonly CommentWithState[]): CommentWithState {
  const edits = later.edits.filter(({ extras }) => extras.sent === undefined);
  const latest = edits.at(-1) ?? item;
  const below = conjunction(answers.map(({ ifAnswered }) => ifAnswered));
  const blocks = latest.resolved === false && below === null;
  return {
    comment: {
      item,
      latest,
      history: [item, ...edits],
      children: answers.length === 0 ? NO_ANSWERS : answers.map(({ comment }) => comment),
      isDeleted: latest.extras.withdrawn === true,
      sent: [...new Map(later.edits.flatMap(({ extras: { sent } }) => (sent ? [[sent.id, sent]] : []))).values()],
      status: threadStatus(latest.resolved, conjunction(answers.map(({ comment }) => comment.status))),
    },
    blocks,
    ifAnswered: blocks ? null : threadStatus(latest.resolved, below),
  };
}

/**
 * Returns the verdict of a comment, or of its latest version. The `resolved` bit decides it, because other tools see nothing else. An
 * approval of a layer has none: they would take it for one of the whole change.
 */
export function verdictOf({ extras }: CommentItem, { resolved }: Pick<CommentItem, "resolved">): VerdictName {
  if (resolved !== null) return resolved ? "approve" : "reject";
  return extras.layer !== undefined && extras.verdict === "approve" ? "approve" : "comment";
}

/** Returns the layer that a verdict is on; null for one on the whole change, which any acceptance is for other tools. */
export function verdictLayer({ item, latest }: DerivedComment): Oid | null {
  return latest.resolved === true ? null : (item.extras.layer ?? null);
}

/** The largest line number that fits into the schema. */
const LAST_LINE = 2 ** 31 - 1;

/**
 * Returns the location of a comment; one on the message of a commit has its lines in the extras. Its range, if it has one, is of
 * lines from 1, the first not after the last: any tool may have written any numbers.
 */
function locationOf({ location, extras: { lines } }: CommentItem): CommentLocation | null {
  if (location === null) return null;
  const isOnMessage = location.path === COMMIT_MESSAGE_PATH && location.range === null && lines !== undefined;
  const range = isOnMessage
    ? { startLine: lines.first, startColumn: 0, endLine: lines.last, endColumn: 0 }
    : location.range;
  if (range === null || range.startLine < 1 || range.startLine > LAST_LINE) return { ...location, range: null };
  const endLine = Math.min(Math.max(range.startLine, range.endLine), LAST_LINE);
  return { ...location, range: { ...range, endLine } };
}

/** Acceptance or rejection of a whole commit by another tool is a verdict; our own verdicts are marked as such. */
function isVerdict({ item }: DerivedComment): boolean {
  if (Object.keys(item.extras).length > 0) return item.extras.verdict !== undefined;
  return item.resolved !== null && item.location !== null && item.location.commit !== "" && item.location.path === "";
}

/**
 * Derives one thread from its root: order, state, and the comments that block it. Works from the leaves up without
 * recursion, because threads may be deeper than the call stack. Costs as much as sorting the thread's comments.
 */
export function deriveThread(versions: CommentVersions): DerivedThread {
  const entries = entriesOf(versions);
  const derivedComments = new Map<ThreadEntry, CommentWithState>();
  for (const entry of entries.toReversed()) {
    const answers = entry.answers.flatMap((answer) => derivedComments.get(answer) ?? []);
    derivedComments.set(entry, deriveComment(entry.versions, answers));
  }
  const ordered = entries.toSorted(inOrder).flatMap((entry) => derivedComments.get(entry) ?? []);
  const comments = ordered.map(({ comment }) => comment);
  const [root] = comments;
  if (root === undefined) throw new Error("A thread must have a root.");
  const blocking = ordered.filter(({ blocks }) => blocks).map(({ comment }) => comment.item.id);
  return {
    root,
    status: root.status,
    state: threadState(root, comments, blocking),
    location: locationOf(root.item),
    side: root.item.extras.side ?? "new",
    isVerdict: isVerdict(root),
    comments,
    blocking,
  };
}

/**
 * Decides for every list and count whether a thread is open. A verdict is not a thread to resolve: its author lifts it
 * with another one. It is open only if a reply below it objects.
 */
function threadState(
  root: DerivedComment,
  comments: readonly DerivedComment[],
  blocking: readonly string[],
): DerivedThread["state"] {
  if (isVerdict(root)) return blocking.some((id) => id !== root.item.id) ? "OPEN" : "NOTE";
  if (root.status === false) return "OPEN";
  return comments.some(({ latest }) => latest.resolved !== null) ? "RESOLVED" : "NOTE";
}

/** A comment's first version with its edits, and the first versions of its replies, all in order. */
interface CommentVersions {
  readonly item: CommentItem;
  readonly edits: CommentItem[];
  readonly answers: CommentVersions[];
}

/**
 * Returns the comments that begin a thread, with their edits and replies, in order. As in git-appraise, edits and
 * replies count only if they refer to a known item that is not an edit; of items with one id the first that has extras
 * counts. Items in a cycle of references belong to no root. Costs as much as sorting the items.
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
 * Returns the status of a comment with its replies by git-appraise's rule: an objecting reply makes everything above it
 * object; if the replies accept, a comment that accepts still accepts, and any other becomes neutral; without replies
 * that have a status the comment's own bit counts.
 */
export function threadStatus(own: boolean | null, answers: boolean | null): boolean | null {
  if (answers === null) return own;
  if (!answers) return false;
  return own === true ? true : null;
}

/** Combines several statuses: null if all are null, false if one is false. */
export function conjunction(all: Iterable<boolean | null>): boolean | null {
  let joined: boolean | null = null;
  for (const one of all) if (one !== null) joined = (joined ?? true) && one;
  return joined;
}

/** A proposal that a commit does what a thread asks for. */
export interface ProposedAddressed {
  /** The commit or snapshot. */
  readonly by: Oid;
  readonly comment: DerivedComment;
}

/**
 * Returns the last proposal that an open thread is addressed; null if a person commented after it, since that may be an
 * objection. Later comments of the proposing agent do not cancel it. Linear in the thread's comments.
 */
export function proposedAddressed({
  state,
  comments,
}: Pick<DerivedThread, "state" | "comments">): ProposedAddressed | null {
  if (state !== "OPEN") return null;
  const last = comments.findLast(
    ({ item, isDeleted }) => !isDeleted && (item.extras.addressed !== undefined || item.extras.agent === undefined),
  );
  const by = last?.item.extras.addressed?.by;
  return last === undefined || by === undefined ? null : { by, comment: last };
}
