import type { Repository } from "#server/git/openRepository.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { breather } from "#server/git/breather.ts";
import type { CarriedThread } from "./carryThread.ts";
import type { FileText } from "../texts/FileText.ts";
import { findByWords } from "./findByWords.ts";
import { findElsewhere } from "./findElsewhere.ts";
import { portAnchor, type AnchoredLines, type PortedAnchor } from "./portAnchor.ts";
import { quoteLines, type QuotedLines } from "../texts/quoteLines.ts";
import { readFates, type PathFate } from "./readFates.ts";
import { readGains } from "./readGains.ts";
import { TextShelf } from "../texts/TextShelf.ts";
import type { ThreadPosition } from "./ThreadPosition.ts";

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
export async function portThreads(
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
