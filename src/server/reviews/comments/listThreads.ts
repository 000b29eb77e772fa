import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { secondsOf } from "../notes/timestamps.ts";
import { positionsOf } from "../positions/portThreads.ts";
import { sideOf, type ThreadPosition } from "../positions/ThreadPosition.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { proposedAddressed } from "../state/deriveThread.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { type FoldedComment, type FoldedThread, isOfWorktree } from "../state/Review.ts";
import { suggestedLines, suggestionPatch } from "../suggestions/Suggestion.ts";
import { quoteLines } from "../texts/quotes.ts";
import { lookAtWorktree } from "../worktree/scanWorktree.ts";
import type { Remark, RemarkAddressed, RemarkCode, RemarkComment, RemarkOrigin } from "./ListedThread.ts";

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

/** Files of commits as text, each read once. */
class FileTexts {
  readonly #repository: Repository;
  readonly #texts = new Map<string, Promise<string | null>>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Gives a file as `byteText` carries it; null where there is none, where it is too large, and where it or its commit is missing. */
  async read(commit: Oid, path: string): Promise<string | null> {
    const key = `${commit}:${path}`;
    const known = this.#texts.get(key);
    const reading = known ?? this.#find(commit, path);
    this.#texts.set(key, reading);
    return reading;
  }

  async #find(commit: Oid, path: string): Promise<string | null> {
    const entry = await findTreeEntry(this.#repository, commit, path).catch(noneIfMissing);
    if (entry === null || !/^1[02]/u.test(entry.mode)) return null;
    const [blob] = await readBlobs(this.#repository, [entry.oid], { maxBytes: BLOB_TEXT_BYTES });
    return blob === undefined || typeof blob === "string" ? null : decodeBytes(blob);
  }
}

function noneIfMissing(error: unknown): null {
  if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
  throw error;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/u;

/** Reads since when, in seconds: a patch set by its number, or a day or moment in ISO 8601; null where nothing is said. */
export function readSince(review: BookedReview, word: string | undefined): number | null {
  if (word === undefined) return null;
  const number = /^(?:ps|PS)?(\d{1,6})$/u.exec(word)?.[1];
  const set = review.patchSets.find((one) => String(one.number) === number);
  if (set !== undefined) return set.at;
  const moment = MOMENT.test(word) ? Date.parse(word) : Number.NaN;
  if (Number.isFinite(moment)) return moment / 1000;
  const last = review.patchSets.length;
  throw new GalleyError(
    "BAD_INPUT",
    `“${word}” is neither a patch set from 1 to ${last} nor a time such as 2026-11-22 or 2026-11-22T14:30Z.`,
  );
}
