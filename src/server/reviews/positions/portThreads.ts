import { repositoryCache } from "#server/git/byteCache.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { type FileText, TextCache } from "../texts/FileText.ts";
import { findQuote, isDistinctive, type QuotedLines, quoteLines } from "./Anchor.ts";
import { findElsewhere, readFilesWithAdditions } from "./findInOtherFiles.ts";
import { type PathOutcome, readFileOutcomes, readPaths } from "./followFiles.ts";
import { isOnMessage, messagePositions } from "./messagePositions.ts";
import { type AnchoredLines, portAnchor, type PortedAnchor } from "./portAnchor.ts";
import {
  sideOf,
  type ThreadOrDraft,
  type ThreadToPort,
  threadToPort,
  type PositionSpan,
  type ThreadPosition,
} from "./ThreadPosition.ts";

const LINES_REMOVED = "The commented lines were deleted. Showing them on the old side.";
const BEFORE = "The comment is on the code before the change, which is not shown between two patch sets.";

const ON_REVIEW: ThreadPosition = {
  path: null,
  side: "new",
  startLine: null,
  endLine: null,
  certainty: "EXACT",
  reason: "The comment is on the whole change.",
};

/** About 10,000 positions. */
const CACHE_BYTES = 4 * 1024 * 1024;
const POSITION_BYTES = 400;

const positionCache = repositoryCache<ThreadPosition>(CACHE_BYTES);

/**
 * Finds the positions of a review's threads in a change: on its new side or, for threads on the old code, on its old
 * side; without a `span` in the current patch set. Lines that were deleted are shown on the old side. One process lists
 * the differences for all commented commits together, another for deleted lines; each pair of texts is compared once;
 * results are cached, since commits do not change. Every thread gets a position: without its commits it is LOST.
 */
export async function positionsOf(
  repository: Repository,
  review: IndexedReview,
  threads: readonly ThreadOrDraft[],
  options: ReadOptions & { readonly span?: PositionSpan | undefined } = {},
): Promise<ReadonlyMap<ThreadOrDraft, ThreadPosition>> {
  const { span = { old: review.base, new: review.head, isBetween: false }, ...read } = options;
  const cache = positionCache(repository);
  const keyOf = ({ root }: ThreadOrDraft): string => `${root.item.id} ${span.old} ${span.new} ${span.isBetween}`;
  const positions = new Map<ThreadOrDraft, ThreadPosition>();
  const unknown: ThreadToPort[] = [];
  const onMessages = await messagePositions(repository, review, threads.filter(isOnMessage), span, read);
  for (const thread of threads) {
    const onMessage = onMessages.get(thread);
    if (onMessage !== undefined) {
      positions.set(thread, onMessage);
      continue;
    }
    const toPort = threadToPort(review, thread, span);
    const known = toPort === null ? ON_REVIEW : cache.get(keyOf(thread));
    if (known !== undefined) positions.set(thread, known);
    else if (toPort !== null) unknown.push(toPort);
  }
  for (const { toPort, position, isFinal } of await findAll(repository, unknown, span, read)) {
    positions.set(toPort.thread, position);
    // Missing objects may be fetched later.
    if (isFinal) cache.set(keyOf(toPort.thread), position, POSITION_BYTES);
  }
  return positions;
}

const UNKNOWN = "Its place cannot be computed: objects are missing or damaged, or git took too long.";

/** Returns the position of a thread whose place could not be computed: its file, or the whole change. */
export function unknownPosition(review: IndexedReview, thread: ThreadOrDraft): ThreadPosition {
  const path = thread.location?.path ?? "";
  return path === "" ? ON_REVIEW : wholeFile(path, sideOf(review, thread), UNKNOWN);
}

async function findAll(
  repository: Repository,
  toPort: readonly ThreadToPort[],
  span: PositionSpan,
  options: ReadOptions,
) {
  const ported = await portThreads(repository, toPort, options);
  const isGone = ({ position }: PortedThread): boolean => position.certainty === "LOST";
  const isEdited = ({ position }: PortedThread): boolean => position.certainty === "EDITED";
  const otherSide = ({ side }: ThreadToPort): "old" | "new" => (side === "new" ? "old" : "new");
  // The old side of a layer is the code of the layers below it, and thus on the new side of the whole change.
  const lost = ported.filter(
    (one) =>
      (one.toPort.side === "new" ? isGone(one) : isOfLayer(one.toPort) && (isGone(one) || isEdited(one))) &&
      span.old !== null &&
      span.new !== null,
  );
  const before = await portThreads(
    repository,
    lost.map(({ toPort: one }) => ({ ...one, side: otherSide(one), to: span[otherSide(one)] })),
    options,
  );
  const shown = new Map(before.filter((one) => !isGone(one) && !isEdited(one)).map((one) => [one.toPort.thread, one]));
  return ported.map((one) => {
    const old = shown.get(one.toPort.thread)?.position;
    const reason = old?.startLine == null ? "The file was deleted. Showing it on the old side." : LINES_REMOVED;
    if (old?.side === "new") return { ...one, position: old };
    if (old !== undefined) return { ...one, position: { ...old, certainty: "LOST", reason } as const };
    if (isGone(one) && isOfLayer(one.toPort)) return { ...one, position: { ...one.position, reason: OTHER_LAYER } };
    const isBefore = span.isBetween && one.toPort.side === "old" && isGone(one);
    return isBefore ? { ...one, position: { ...one.position, reason: BEFORE } } : one;
  });
}

function isOfLayer({ thread }: ThreadToPort): boolean {
  return thread.root.item.extras.layer !== undefined;
}

const OTHER_LAYER = "The commented lines are not in the code that is shown.";
const RENAMED = "The file was renamed.";
const NO_COMMIT = "The commented commit is not in this repository.";

/** A thread and its position; `isFinal` is true if no object was missing, so that the position can be cached. */
export interface PortedThread {
  readonly toPort: ThreadToPort;
  readonly position: ThreadPosition;
  readonly isFinal: boolean;
}

/** Lines with a similarity below this are searched in other files too. */
const SURE = 0.75;

/** More context lines than any quotation has. */
const NEAR = 8;

/** A thread whose lines are gone from its own file or changed there. */
interface UncertainThread {
  readonly index: number;
  readonly toPort: ThreadToPort;
  readonly anchor: AnchoredLines;
  readonly outcome: PathOutcome;
  readonly similarity: number;
}

/**
 * Ports threads from the commits that they were written on to other commits, in the given order. Lines that are not in
 * their file any more are searched in files with added lines. Every thread gets a position.
 */
async function portThreads(
  repository: Repository,
  threads: readonly ThreadToPort[],
  options: ReadOptions,
): Promise<readonly PortedThread[]> {
  const requested = threads.flatMap(({ from, to, path }) => (from === null || to === null ? [] : [{ from, to, path }]));
  const texts = new TextCache(repository, options);
  const answers = (await readFileOutcomes(repository, requested, texts, options)).values();
  const outcomes = threads.map(({ from, to }) =>
    from === null || to === null ? null : (answers.next().value ?? null),
  );
  const without = threads.flatMap(({ to, path }, index) =>
    to === null || outcomes[index] !== null ? [] : [{ commit: to, path }],
  );
  const entryAt = await readPaths(repository, without, texts, options);
  const yieldToEventLoop = eventLoopYielder();
  const ported: PortedThread[] = [];
  const uncertain: UncertainThread[] = [];
  for (const [index, toPort] of threads.entries()) {
    await yieldToEventLoop();
    const outcome = outcomes[index] ?? null;
    if (outcome === null) {
      const { to, path } = toPort;
      const text = to === null ? null : texts.get(entryAt(to, path)?.oid);
      ported.push({ toPort, position: withoutCommit(toPort, text), isFinal: false });
      continue;
    }
    const anchor = anchorOf(toPort, outcome);
    const found = outcome.outcome === null ? null : portAnchor(anchor, outcome.outcome, outcome.lineCount);
    ported.push({ toPort, position: positionOf(toPort, outcome, found), isFinal: true });
    const isUncertain = found !== null && found.similarity < SURE && anchor.quote.length > 0;
    if (isUncertain) uncertain.push({ index, toPort, anchor, outcome, similarity: found.similarity });
  }
  for (const { index, position } of await searchElsewhere(texts, uncertain)) {
    const one = ported[index];
    if (one !== undefined) ported[index] = { ...one, position };
  }
  return ported;
}

/** The lines that a thread was written on: from its file, else, and where they are not searched, from its quotation. */
function anchorOf({ thread }: ThreadToPort, { before, outcome }: PathOutcome): AnchoredLines {
  const { startLine = 0, endLine: end = 0 } = thread.location?.range ?? {};
  const { quote = [], before: above = [], after: below = [] } = thread.root.item.extras;
  const isThere = before !== null && startLine >= 1 && startLine <= before.count;
  const isSearched = isThere && outcome !== "same";
  const quoted = isSearched ? quoteOf(before, startLine, end) : { quote, before: above, after: below };
  return { startLine, endLine: end, ...quoted };
}

/** Quotes lines of a text; only the lines near them are decoded. */
export function quoteOf(text: FileText, start: number, end: number): QuotedLines {
  const first = Math.max(1, start - NEAR);
  return quoteLines(text.slice(first, end + NEAR), start - first + 1, Math.min(end, text.count) - first + 1);
}

function positionOf({ path, side }: ThreadToPort, outcome: PathOutcome, found: PortedAnchor | null): ThreadPosition {
  const { path: now } = outcome;
  if (found === null) return wholeFile(now, side, "The file changed too much to find the commented lines.");
  const { certainty, startLine, endLine, reason } = found;
  const isMoved = now !== path && (certainty === "EXACT" || certainty === "SHIFTED");
  const location = { path: now, side, startLine, endLine };
  return isMoved ? { ...location, certainty: "MOVED", reason: RENAMED } : { ...location, certainty, reason };
}

async function searchElsewhere(texts: TextCache, uncertain: readonly UncertainThread[]) {
  const lost = uncertain.map(({ outcome: { path, changes }, anchor: { quote } }) => ({ path, quote, changes }));
  const filesWithAdditions = await readFilesWithAdditions(texts, lost);
  const yieldToEventLoop = eventLoopYielder();
  const found: { readonly index: number; readonly position: ThreadPosition }[] = [];
  for (const [at, { index, toPort, anchor, outcome, similarity }] of uncertain.entries()) {
    await yieldToEventLoop();
    const other = findElsewhere(anchor, filesWithAdditions[at] ?? [], outcome.before);
    if (other === null || other.similarity <= similarity) continue;
    const { path, startLine, endLine, certainty, reason } = other;
    found.push({ index, position: { path, side: toPort.side, startLine, endLine, certainty, reason } });
  }
  return found;
}

/** A thread whose commit is missing is found by its quotation alone, in the text of the current file. */
function withoutCommit({ thread, path, side, to }: ThreadToPort, text: FileText | null): ThreadPosition {
  if (to === null) return wholeFile(path, side, "The current file is not in this repository.");
  const { quote = [], before = [], after = [] } = thread.root.item.extras;
  const found = text === null ? null : findBySharedText({ quote, before, after }, text.lines);
  return found === null ? wholeFile(path, side, NO_COMMIT) : { path, side, ...found };
}

function wholeFile(path: string, side: "old" | "new", reason: string): ThreadPosition {
  return { path, side, startLine: null, endLine: null, certainty: "LOST", reason };
}

/** Number of equal context lines that make a bare brace unique. */
const CONTEXT_MIN = 2;

const KNOWN_AGAIN = "The commented commit is not in this repository. Showing the same lines in the current file.";

/** Finds lines by the quotation of a comment alone: if they occur once, or once with most of their context. Linear in the lines. */
function findBySharedText(
  quoted: QuotedLines,
  lines: readonly string[],
): Pick<ThreadPosition, "startLine" | "endLine" | "certainty" | "reason"> | null {
  if (quoted.quote.length === 0) return null;
  const candidates = findQuote(quoted, lines).toSorted((a, b) => b.context - a.context);
  const [best, next] = candidates;
  const isOnly = next === undefined || next.context < (best?.context ?? 0);
  if (best === undefined || !isOnly || !(isDistinctive(quoted.quote) || best.context >= CONTEXT_MIN)) return null;
  const { line } = best;
  return { startLine: line, endLine: line + quoted.quote.length - 1, certainty: "MOVED", reason: KNOWN_AGAIN };
}
