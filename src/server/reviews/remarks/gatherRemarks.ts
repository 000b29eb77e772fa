import { displayLine } from "#contract/byteText.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";
import type { FoldedComment, FoldedThread } from "../FoldedReview.ts";
import { isOfWorktree } from "../worktree/isOfWorktree.ts";
import { isUnderReview } from "../book/isUnderReview.ts";
import { lookAtWorktree } from "../worktree/lookAtWorktree.ts";
import { positionsOf } from "../positions/positionsOf.ts";
import { proposedAddressed } from "../comments/proposedAddressed.ts";
import { quoteLines } from "../texts/quoteLines.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { secondsOf } from "../secondsOf.ts";
import { sideOf } from "../positions/sideOf.ts";
import type { ThreadPosition } from "../positions/ThreadPosition.ts";
import { FileTexts } from "./FileTexts.ts";
import type { Remark, RemarkAddressed, RemarkCode, RemarkComment, RemarkOrigin } from "./Remark.ts";
import { suggestedLines } from "./suggestedLines.ts";
import { suggestionPatch } from "./suggestionPatch.ts";

export interface RemarkChoice {
  /** Only what still waits for something. */
  readonly isOpen: boolean;
  /** Only threads in which something was said at or after this second; all where null. */
  readonly since: number | null;
  /** Only the threads of these roots, whatever they wait for; all if absent. */
  readonly only?: ReadonlySet<string>;
}

/** The two sides that remarks are shown on. */
interface Sides {
  readonly old: Oid | null;
  readonly new: Oid | null;
}

/**
 * Gives the remarks of a review with their code then and now: now is the head of the review, or of the uncommitted work that it
 * goes on in the very state of the files. Linear in the remarks and the files that they stand on.
 */
export async function gatherRemarks(
  room: ReviewRoom,
  review: BookedReview,
  { isOpen, since, only }: RemarkChoice,
): Promise<readonly Remark[]> {
  const threads = review.threads.filter(
    ({ root, state, comments }) =>
      (only === undefined || only.has(root.item.id)) &&
      comments.some(({ isWithdrawn }) => !isWithdrawn) &&
      (!isOpen || state === "OPEN") &&
      (since === null || comments.some(({ history }) => history.some((item) => secondsOf(item.timestamp) >= since))),
  );
  const sides: Sides = { old: review.base, new: await headNow(room, review) };
  const positions = await positionsOf(room.git, review, threads, { span: { ...sides, isBetween: false } });
  const texts = new FileTexts(room.git);
  const gathering = threads.map(async (thread): Promise<readonly Remark[]> => {
    const position = positions.get(thread);
    return position === undefined ? [] : [await remarkOf(review, thread, position, sides, texts)];
  });
  return (await Promise.all(gathering)).flat();
}

/** What is in the files this moment, where the review is about these. */
async function headNow(room: ReviewRoom, review: BookedReview): Promise<Oid | null> {
  const isHere = room.git.workTree !== null && isOfWorktree(review, room.git.id);
  if (!isHere || !isUnderReview(review)) return review.head;
  const look = await lookAtWorktree(room);
  return look.review?.revision === review.revision ? look.snapshot.commit : review.head;
}

async function remarkOf(
  review: BookedReview,
  thread: FoldedThread,
  position: ThreadPosition,
  sides: Sides,
  texts: FileTexts,
): Promise<Remark> {
  const { root, state, isVerdict, comments } = thread;
  const commit = sides[position.side];
  const text = commit === null || position.path === null ? null : await texts.read(commit, position.path);
  const { startLine, endLine, certainty } = position;
  const code = startLine === null ? null : codeOf(text, startLine, endLine ?? startLine);
  const lines = root.isWithdrawn ? null : suggestedLines(root.latest.description);
  const isSure = position.side === "new" && certainty !== "LOST" && certainty !== "EDITED";
  const isText = text !== null && !/\p{Surrogate}/u.test(text);
  return {
    id: root.item.id,
    review: review.revision,
    state,
    addressed: addressedOf(thread),
    kind: root.latest.resolved === false ? "blocking" : "note",
    isVerdict,
    written: await originOf(review, thread, texts),
    now: { path: position.path, side: position.side, certainty, reason: position.reason, code },
    suggestion:
      lines === null || code === null || position.path === null || !isSure || !isText
        ? null
        : suggestionPatch({ path: position.path, text, startLine: code.startLine, endLine: code.endLine, lines }),
    comments: comments.map(commentOf),
  };
}

async function originOf(review: BookedReview, thread: FoldedThread, texts: FileTexts): Promise<RemarkOrigin | null> {
  const { commit = "", path = "", range = null } = thread.location ?? {};
  if (path === "") return null;
  const { extras } = thread.root.item;
  const set = review.patchSets.find(({ number }) => number === extras.patchSet);
  const ofCommit = review.patchSets.find(({ head, base }) => head === commit || base === commit);
  return {
    path,
    side: sideOf(review, thread),
    commit: isOid(commit) ? commit : null,
    patchSet: (set ?? ofCommit)?.number ?? null,
    code: range === null || range.startLine < 1 ? null : await codeThen(thread, range, texts),
  };
}

/** As its commit has it, else as its comment quotes it. */
async function codeThen(
  { root, location }: FoldedThread,
  range: { readonly startLine: number; readonly endLine: number },
  texts: FileTexts,
): Promise<RemarkCode | null> {
  const { startLine } = range;
  const endLine = Math.max(range.endLine, startLine);
  const { commit = "", path = "" } = location ?? {};
  const code = codeOf(isOid(commit) ? await texts.read(commit, path) : null, startLine, endLine);
  const { quote, before = [], after = [] } = root.item.extras;
  return code ?? (quote === undefined ? null : { startLine, endLine, before, lines: quote, after });
}

function codeOf(text: string | null, startLine: number, endLine: number): RemarkCode | null {
  if (text === null) return null;
  const lines = displayLine(text).split("\n");
  if (lines.at(-1) === "") lines.pop();
  if (endLine > lines.length) return null; // anybody can write any place into a comment
  const { quote, before, after } = quoteLines(lines, startLine, endLine);
  return { startLine, endLine, before, lines: quote, after };
}

function commentOf({ item, latest, history, isWithdrawn }: FoldedComment): RemarkComment {
  return {
    id: item.id,
    author: { name: item.extras.name ?? null, email: item.author },
    at: timeOf(item),
    body: isWithdrawn ? "" : latest.description,
    edited: !isWithdrawn && history.length > 1,
    withdrawn: isWithdrawn,
    agent: item.extras.agent?.name ?? null,
    addressed: item.extras.addressed?.by ?? null,
  };
}

function addressedOf(thread: FoldedThread): RemarkAddressed | null {
  const proposed = proposedAddressed(thread);
  if (proposed === null) return null;
  const { item } = proposed.comment;
  return { by: proposed.by, comment: item.id, at: timeOf(item), agent: item.extras.agent?.name ?? null };
}

function timeOf({ timestamp }: { readonly timestamp: string }): string {
  return new Date(secondsOf(timestamp) * 1000).toISOString();
}
