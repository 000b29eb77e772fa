import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { secondsOf } from "../notes/timestamps.ts";
import { positionsOf } from "../positions/portThreads.ts";
import { sideOf, type ThreadPosition } from "../positions/ThreadPosition.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { proposedAddressed } from "../state/deriveThread.ts";
import { type IndexedReview, isUnderReview } from "../state/IndexedReview.ts";
import { type DerivedComment, type DerivedThread, isOfWorktree } from "../state/Review.ts";
import { describedPatch } from "../suggestions/Suggestion.ts";
import { quoteLines } from "../texts/quotes.ts";
import { scanWorktree } from "../worktree/scanWorktree.ts";
import type { ListedThread, ListedProposal, ListedCode, ListedComment, ListedOrigin } from "./ListedThread.ts";

export interface ThreadFilter {
  /** Only open threads. */
  readonly isOpen: boolean;
  /** Only threads with a comment at or after this second; all if null. */
  readonly since: number | null;
  /** Only the threads of these roots, in any state; all if absent. */
  readonly only?: ReadonlySet<string>;
}

/** The two sides of the change that comments are shown on. */
interface Sides {
  readonly old: Oid | null;
  readonly new: Oid | null;
}

/**
 * Returns the threads of a review with their code then and now: now is the head of the review or, for uncommitted work,
 * the current state of the files. Linear in the threads and their files.
 */
export async function listThreads(
  context: ReviewContext,
  review: IndexedReview,
  { isOpen, since, only }: ThreadFilter,
): Promise<readonly ListedThread[]> {
  const threads = review.threads.filter(
    ({ root, state, comments }) =>
      (only === undefined || only.has(root.item.id)) &&
      comments.some(({ isDeleted }) => !isDeleted) &&
      (!isOpen || state === "OPEN") &&
      (since === null || comments.some(({ history }) => history.some((item) => secondsOf(item.timestamp) >= since))),
  );
  const sides: Sides = { old: review.base, new: await headNow(context, review) };
  const positions = await positionsOf(context.git, review, threads, { span: { ...sides, isBetween: false } });
  const texts = new FileTexts(context.git);
  const gathering = threads.map(async (thread): Promise<readonly ListedThread[]> => {
    const position = positions.get(thread);
    return position === undefined ? [] : [await listThread(review, thread, position, sides, texts)];
  });
  return (await Promise.all(gathering)).flat();
}

/** Returns a snapshot of the current files if the review is about them. */
async function headNow(context: ReviewContext, review: IndexedReview): Promise<Oid | null> {
  const isHere = context.git.workTree !== null && isOfWorktree(review, context.git.id);
  if (!isHere || !isUnderReview(review)) return review.head;
  const scan = await scanWorktree(context);
  return scan.review?.revision === review.revision ? scan.snapshot.commit : review.head;
}

async function listThread(
  review: IndexedReview,
  thread: DerivedThread,
  position: ThreadPosition,
  sides: Sides,
  texts: FileTexts,
): Promise<ListedThread> {
  const { root, state, isVerdict, comments } = thread;
  const commit = sides[position.side];
  const text = commit === null || position.path === null ? null : await texts.read(commit, position.path);
  const { startLine, endLine, certainty } = position;
  const code = startLine === null ? null : codeOf(text, startLine, endLine ?? startLine);
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
      root.isDeleted || code === null || position.path === null || !isSure || !isText
        ? null
        : describedPatch(root.latest.description, position.path, text, code),
    comments: comments.map(commentOf),
  };
}

async function originOf(review: IndexedReview, thread: DerivedThread, texts: FileTexts): Promise<ListedOrigin | null> {
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

/** Returns the code from its commit, else from the comment's quotation. */
async function codeThen(
  { root, location }: DerivedThread,
  range: { readonly startLine: number; readonly endLine: number },
  texts: FileTexts,
): Promise<ListedCode | null> {
  const { startLine } = range;
  const endLine = Math.max(range.endLine, startLine);
  const { commit = "", path = "" } = location ?? {};
  const code = codeOf(isOid(commit) ? await texts.read(commit, path) : null, startLine, endLine);
  const { quote, before = [], after = [] } = root.item.extras;
  return code ?? (quote === undefined ? null : { startLine, endLine, before, lines: quote, after });
}

function codeOf(text: string | null, startLine: number, endLine: number): ListedCode | null {
  if (text === null) return null;
  const lines = displayLine(text).split("\n");
  if (lines.at(-1) === "") lines.pop();
  if (endLine > lines.length) return null; // a comment may contain any line numbers
  const { quote, before, after } = quoteLines(lines, startLine, endLine);
  return { startLine, endLine, before, lines: quote, after };
}

function commentOf({ item, latest, history, isDeleted }: DerivedComment): ListedComment {
  return {
    id: item.id,
    author: { name: item.extras.name ?? null, email: item.author },
    at: timeOf(item),
    body: isDeleted ? "" : latest.description,
    edited: !isDeleted && history.length > 1,
    deleted: isDeleted,
    agent: item.extras.agent?.name ?? null,
    addressed: item.extras.addressed?.by ?? null,
  };
}

function addressedOf(thread: DerivedThread): ListedProposal | null {
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

  /**
   * Returns a file as `byteText` encodes it; null if there is none, if it is too large, and if it or its commit is
   * missing.
   */
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

/** Parses `sinceText` into seconds: a patch set by its number, or a day or time in ISO 8601; null if absent. */
export function readSince(review: IndexedReview, sinceText: string | undefined): number | null {
  if (sinceText === undefined) return null;
  const number = /^(?:ps|PS)?(\d{1,6})$/u.exec(sinceText)?.[1];
  const set = review.patchSets.find((one) => String(one.number) === number);
  if (set !== undefined) return set.at;
  const moment = MOMENT.test(sinceText) ? Date.parse(sinceText) : Number.NaN;
  if (Number.isFinite(moment)) return moment / 1000;
  const last = review.patchSets.length;
  throw new GalleyError(
    "BAD_INPUT",
    `“${sinceText}” is not a patch set from 1 to ${last} or a time such as 2026-11-22 or 2026-11-22T14:30Z.`,
  );
}
