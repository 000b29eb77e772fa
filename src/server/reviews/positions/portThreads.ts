import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { byteCache, type ByteCache } from "#server/git/byteCache.ts";
import { breather } from "#server/git/eventLoop.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { type FileText, TextShelf } from "../texts/FileText.ts";
import { findQuote, type QuotedLines, quoteLines, saysEnough } from "../texts/quotes.ts";
import { findElsewhere, readGains } from "./findInOtherFiles.ts";
import { type PathFate, readFates } from "./followFiles.ts";
import { type AnchoredLines, portAnchor, type PortedAnchor } from "./portAnchor.ts";
import {
  type CarriedRemark,
  type CarriedThread,
  carryThread,
  type PositionSpan,
  type ThreadPosition,
} from "./ThreadPosition.ts";

const ON_THE_REVIEW = "It is about the change as a whole.";
const LINES_REMOVED = "Its lines were removed: they are shown where they stood before.";
const FILE_REMOVED = "Its file was removed: it is shown as it was before.";
const BEFORE = "It is about what was there before the change, which is not shown between two patch sets.";

const ON_REVIEW: ThreadPosition = {
  path: null,
  side: "new",
  startLine: null,
  endLine: null,
  certainty: "EXACT",
  reason: ON_THE_REVIEW,
};

/** Some 10,000 positions. */
const CACHE_BYTES = 4 * 1024 * 1024;
const POSITION_BYTES = 400;

const caches = new WeakMap<Repository, ByteCache<ThreadPosition>>();

/**
 * Finds where threads of a review stand in a change: on its new side or, if they are on what was there before, on its old one;
 * without a `span` in the current patch set. Of lines that the new side has lost, those on the old side are shown. One process
 * lists what differs for all commits that were remarked on, not one for each, and another for what was lost; each pair of
 * texts is compared once; what was found is kept, since commits do not change. None is left out: without its commits a
 * thread is LOST.
 */
export async function positionsOf(
  repository: Repository,
  review: BookedReview,
  threads: readonly CarriedRemark[],
  options: ReadOptions & { readonly span?: PositionSpan | undefined } = {},
): Promise<ReadonlyMap<CarriedRemark, ThreadPosition>> {
  const { span = { old: review.base, new: review.head, isBetween: false }, ...read } = options;
  const cache = caches.get(repository) ?? byteCache<ThreadPosition>(CACHE_BYTES);
  caches.set(repository, cache);
  const keyOf = ({ root }: CarriedRemark): string => `${root.item.id} ${span.old} ${span.new} ${span.isBetween}`;
  const positions = new Map<CarriedRemark, ThreadPosition>();
  const unknown: CarriedThread[] = [];
  for (const thread of threads) {
    const carried = carryThread(review, thread, span);
    const known = carried === null ? ON_REVIEW : cache.get(keyOf(thread));
    if (known !== undefined) positions.set(thread, known);
    else if (carried !== null) unknown.push(carried);
  }
  for (const { carried, position, isSettled } of await findAll(repository, unknown, span, read)) {
    positions.set(carried.thread, position);
    // What is missing may be fetched.
    if (isSettled) cache.set(keyOf(carried.thread), position, POSITION_BYTES);
  }
  return positions;
}

async function findAll(
  repository: Repository,
  carried: readonly CarriedThread[],
  span: PositionSpan,
  options: ReadOptions,
) {
  const ported = await portThreads(repository, carried, options);
  const isGone = ({ position }: (typeof ported)[number]): boolean => position.certainty === "LOST";
  const lost = ported.filter(
    (one) => isGone(one) && one.carried.side === "new" && span.old !== null && span.new !== null,
  );
  const before = await portThreads(
    repository,
    lost.map((one) => ({ ...one.carried, side: "old", to: span.old })),
    options,
  );
  const shown = new Map(
    before.filter((one) => !isGone(one) && one.position.certainty !== "EDITED").map((one) => [one.carried.thread, one]),
  );
  return ported.map((one) => {
    const old = shown.get(one.carried.thread)?.position;
    const reason = old?.startLine == null ? FILE_REMOVED : LINES_REMOVED;
    if (old !== undefined) return { ...one, position: { ...old, certainty: "LOST", reason } as const };
    const isBefore = span.isBetween && one.carried.side === "old" && isGone(one);
    return isBefore ? { ...one, position: { ...one.position, reason: BEFORE } } : one;
  });
}

const RENAMED = "Its file has another name now.";
const TOO_LARGE = "The change of its file is too large to follow its lines.";
const NO_COMMIT = "The commit that it was written on is not in this repository.";
const NO_SIDE = "What it would stand on now is not in this repository.";

/** A thread and what was found; `isSettled` tells that nothing was missing, so that it will be found the same again. */
export interface PortedThread {
  readonly carried: CarriedThread;
  readonly position: ThreadPosition;
  readonly isSettled: boolean;
}

/** Lines that have less than this in common with what was remarked on are looked for in other files too. */
const SURE = 0.75;

/** More lines around than any quotation keeps. */
const NEAR = 8;

/** A thread whose lines its own file has not, or not as they were. */
interface Astray {
  readonly index: number;
  readonly carried: CarriedThread;
  readonly anchor: AnchoredLines;
  readonly fate: PathFate;
  readonly likeness: number;
}

/**
 * Carries threads from the commits that they were written on to others, in the order given. Those whose lines are not in their
 * file any more are looked for in files that gained lines. None is left out.
 */
async function portThreads(
  repository: Repository,
  threads: readonly CarriedThread[],
  options: ReadOptions,
): Promise<readonly PortedThread[]> {
  const asked = threads.flatMap(({ from, to, path }) => (from === null || to === null ? [] : [{ from, to, path }]));
  const shelf = new TextShelf(repository, options);
  const answers = (await readFates(repository, asked, shelf, options)).values();
  const breathe = breather();
  const ported: PortedThread[] = [];
  const astray: Astray[] = [];
  for (const carried of threads) {
    await breathe();
    const isAsked = carried.from !== null && carried.to !== null;
    const fate = isAsked ? (answers.next().value ?? null) : null;
    if (fate === null) {
      ported.push({ carried, position: await withoutCommit(repository, carried, options), isSettled: false });
      continue;
    }
    const anchor = anchorOf(carried, fate);
    const found = fate.fate === null ? null : portAnchor(anchor, fate.fate);
    ported.push({ carried, position: positionOf(carried, fate, found), isSettled: true });
    const isAstray = found !== null && found.likeness < SURE && anchor.quote.length > 0;
    if (isAstray) astray.push({ index: ported.length - 1, carried, anchor, fate, likeness: found.likeness });
  }
  for (const { index, position } of await searchElsewhere(shelf, astray)) {
    const one = ported[index];
    if (one !== undefined) ported[index] = { ...one, position };
  }
  return ported;
}

/** Gives what a thread was written on: as its file has it, else as the thread quotes it. Its text is made when it is looked at. */
function anchorOf({ thread }: CarriedThread, { before }: PathFate): AnchoredLines {
  const { startLine = 0, endLine = 0 } = thread.location?.range ?? {};
  const end = Math.max(endLine, startLine);
  const { quote = [], before: above = [], after: below = [] } = thread.root.item.extras;
  const isThere = before !== null && startLine >= 1 && startLine <= before.count;
  if (!isThere) return { startLine, endLine: end, quote, before: above, after: below };
  let known: QuotedLines | null = null;
  const quoted = (): QuotedLines => (known ??= quoteOf(before, startLine, end));
  return {
    startLine,
    endLine: end,
    get quote() {
      return quoted().quote;
    },
    get before() {
      return quoted().before;
    },
    get after() {
      return quoted().after;
    },
  };
}

/** Quotes lines of a text, of which no more is made text than is near them. */
function quoteOf(text: FileText, start: number, end: number): QuotedLines {
  const first = Math.max(1, start - NEAR);
  return quoteLines(text.slice(first, end + NEAR), start - first + 1, Math.min(end, text.count) - first + 1);
}

function positionOf({ path, side }: CarriedThread, fate: PathFate, found: PortedAnchor | null): ThreadPosition {
  const { path: now } = fate;
  if (found === null) return wholeFile(now, side, TOO_LARGE);
  const { certainty, startLine, endLine, reason } = found;
  const isMoved = now !== path && (certainty === "EXACT" || certainty === "SHIFTED");
  const place = { path: now, side, startLine, endLine };
  return isMoved ? { ...place, certainty: "MOVED", reason: RENAMED } : { ...place, certainty, reason };
}

async function searchElsewhere(shelf: TextShelf, astray: readonly Astray[]) {
  const lost = astray.map(({ fate: { path, changes }, anchor: { quote } }) => ({ path, quote, changes }));
  const gains = await readGains(shelf, lost);
  const breathe = breather();
  const found: { readonly index: number; readonly position: ThreadPosition }[] = [];
  for (const [at, { index, carried, anchor, likeness }] of astray.entries()) {
    await breathe();
    const other = findElsewhere(anchor, gains[at] ?? []);
    if (other === null || other.likeness <= likeness) continue;
    const { path, startLine, endLine, certainty, reason } = other;
    found.push({ index, position: { path, side: carried.side, startLine, endLine, certainty, reason } });
  }
  return found;
}

/** A thread whose commit is not here is known by its words alone. */
async function withoutCommit(
  repository: Repository,
  { thread, path, side, to }: CarriedThread,
  options: ReadOptions,
): Promise<ThreadPosition> {
  if (to === null) return wholeFile(path, side, NO_SIDE);
  const { quote = [], before = [], after = [] } = thread.root.item.extras;
  const found = await findByWords(repository, { commit: to, path }, { quote, before, after }, options);
  return found === null ? wholeFile(path, side, NO_COMMIT) : { path, side, ...found };
}

function wholeFile(path: string, side: "old" | "new", reason: string): ThreadPosition {
  return { path, side, startLine: null, endLine: null, certainty: "LOST", reason };
}

/** Lines around it that make a bare brace one of a kind. */
const CONTEXT_MIN = 2;

const KNOWN_AGAIN = "The commit that it was written on is not here; the same lines stand here.";

/**
 * Finds lines in a file by nothing but what a remark quotes of them: where they stand once, or with most of the lines around
 * them. Null where they do not, or where the file is not here. Linear in the file.
 */
async function findByWords(
  repository: Repository,
  { commit, path }: { readonly commit: Oid; readonly path: string },
  quoted: QuotedLines,
  options: ReadOptions,
): Promise<Pick<ThreadPosition, "startLine" | "endLine" | "certainty" | "reason"> | null> {
  if (quoted.quote.length === 0) return null;
  const lines = await linesAt(repository, commit, path, options);
  const places = findQuote(quoted, lines).toSorted((a, b) => b.context - a.context);
  const [best, next] = places;
  const isOnly = next === undefined || next.context < (best?.context ?? 0);
  if (best === undefined || !isOnly || !(saysEnough(quoted.quote) || best.context >= CONTEXT_MIN)) return null;
  const { line } = best;
  return { startLine: line, endLine: line + quoted.quote.length - 1, certainty: "MOVED", reason: KNOWN_AGAIN };
}

async function linesAt(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions,
): Promise<readonly string[]> {
  try {
    const entry = await findTreeEntry(repository, commit, path, options);
    const shelf = new TextShelf(repository, options);
    await shelf.read([entry?.oid ?? null], BLOB_TEXT_BYTES);
    return shelf.get(entry?.oid)?.lines ?? [];
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return [];
    throw error;
  }
}
