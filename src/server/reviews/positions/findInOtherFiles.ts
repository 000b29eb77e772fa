import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { alignLines } from "../texts/alignLines.ts";
import type { FileText, TextCache } from "../texts/FileText.ts";
import { findQuote, isDistinctive, isRecognizable, type QuotedLines, unspacedQuote } from "./Anchor.ts";
import {
  type AlikeLines,
  closestLines,
  comparedLines,
  similarityOf,
  type LineSpan,
  TokenBag,
} from "../texts/similarLines.ts";
import type { AnchoredLines, PortedAnchor } from "./portAnchor.ts";

const MOVED = "The commented lines moved to another file.";
const SPACED = "The commented lines moved to another file, with changed whitespace.";
const ALIKE = "The commented lines were changed and moved to another file.";

/** Minimum number of letters of a quotation that is searched by similarity, and of one that is found without its context. */
const SIMILAR_LETTERS = 40;
const EXACT_LETTERS = 12;
/** Number of equal context lines that make a shorter quotation unique. */
const CONTEXT_MIN = 2;

/**
 * Searches commented lines among the lines added to other files: the exact lines, then ignoring whitespace, then
 * similar lines. Of several matches takes the one with most of the context; a tie is uncertain, and so are lines that the
 * file they come from, `before`, has in several places with as much of the context. Null if there is none.
 * Linear in the texts, except for the comparison of similar lines.
 */
export function findElsewhere(
  anchor: AnchoredLines,
  files: readonly FileWithAdditions[],
  before: FileText | null,
): (PortedAnchor & { readonly path: string }) | null {
  const { quote } = anchor;
  if (!isDistinctive(quote)) return null;
  const bare = unspacedQuote(anchor);
  const block = `\n${bare.quote.join("\n")}\n`;
  const lost = new LostQuote(quote);
  const likely = files.filter(({ after }) => lost.mayReplaceLost(after) && after.unspacedText.includes(block));
  for (const isSpaced of [true, false]) {
    const [found, next] = likely
      .flatMap((file) => findInAdditions(isSpaced ? anchor : bare, file, isSpaced))
      .toSorted((a, b) => b.context - a.context);
    const isSure = found !== undefined && found.context > (next?.context ?? -1);
    if (!isSure || !(isRecognizable(quote, EXACT_LETTERS) || found.context >= CONTEXT_MIN)) continue;
    const were =
      before === null ? [] : findQuote(isSpaced ? anchor : bare, isSpaced ? before.lines : before.unspacedLines);
    if (were.filter(({ context }) => context >= found.context).length > 1) continue;
    const lines = { path: found.path, startLine: found.line, endLine: found.line + quote.length - 1 };
    return isSpaced
      ? { ...lines, certainty: "MOVED", reason: MOVED, similarity: 1 }
      : { ...lines, certainty: "EDITED", reason: SPACED, similarity: 0.95 };
  }
  return isRecognizable(quote, SIMILAR_LETTERS) ? mostAlike(anchor, files) : null;
}

function findInAdditions(quoted: QuotedLines, file: FileWithAdditions, isSpaced: boolean) {
  const last = quoted.quote.length - 1;
  const { path, after, additions } = file;
  const isAdded = (line: number): boolean => additions.some(({ start, end }) => start <= line && line + last <= end);
  const quoteMatches = findQuote(quoted, isSpaced ? after.lines : after.unspacedLines, isAdded);
  return quoteMatches.map((match) => ({ ...match, path }));
}

/** Similar lines without these around them are not the lines if other files have lines that are as similar. */
const AROUND_MIN = 0.5;

/**
 * Returns the most similar added lines. Lines such as imports are similar in many files: without similar lines around
 * them they are none if another file has such lines too, added or not.
 */
function mostAlike({ quote, before, after: behind }: QuotedLines, files: readonly FileWithAdditions[]) {
  const isAlike = (lines: AlikeLines | null): lines is AlikeLines => (lines?.similarity ?? 0) >= LostQuote.ALIKE_MIN;
  let best: (PortedAnchor & { readonly path: string; readonly around: number }) | null = null;
  for (const { path, after, additions } of files) {
    const closest = closestLines(quote, after.lines, additions);
    if (!isAlike(closest)) continue;
    const { start, end, similarity } = closest;
    const around = similarityOf(
      [...before, ...behind],
      [...after.slice(Math.max(1, start - before.length), start - 1), ...after.slice(end + 1, end + behind.length)],
    );
    if (best !== null && similarity + around <= best.similarity + best.around) continue;
    best = { path, certainty: "EDITED", startLine: start, endLine: end, reason: ALIKE, similarity, around };
  }
  const isIn = ({ path, after }: FileWithAdditions): boolean =>
    path !== best?.path && isAlike(closestLines(quote, after.lines, [{ start: 1, end: after.count }]));
  return best === null || (best.around < AROUND_MIN && files.some(isIn)) ? null : best;
}

/**
 * Number of nearest files that are searched for similar lines; more of them are searched for the exact lines. Larger
 * files are never searched.
 */
const NEAREST = 12;
const FILES_MAX = 100;
const BYTES_MAX = 256 * 1024;
const PLAIN_FILE = /^100/u;

/** Lines that a file of this name has lost, and all files that differ between the two commits. */
export interface LostLines {
  readonly path: string;
  readonly quote: readonly string[];
  readonly changes: readonly ChangedFile[];
}

/**
 * Reads the changed files with added lines and may contain the lost ones, in the order of `lost`, for each the nearest
 * by name first: same file type, then same folders. Files that cannot contain any of them are not compared. Linear in
 * the read data; each file is read once, in one batch.
 */
export async function readFilesWithAdditions(
  texts: TextCache,
  lost: readonly LostLines[],
): Promise<readonly (readonly FileWithAdditions[])[]> {
  const withAdditions = new Map(lost.map(({ changes }) => [changes, changes.filter(hasAdditions)]));
  const nearest = lost.map(({ path, quote, changes }) =>
    isDistinctive(quote) ? nearestTo(path, withAdditions.get(changes) ?? []) : [],
  );
  await texts.read(
    nearest.flat().map(({ newOid }) => newOid),
    BYTES_MAX,
  );
  const candidates = nearest.map((files, index) => {
    const { quote = [] } = lost[index] ?? {};
    const block = Buffer.from(quote.join("\n"));
    const wanted = new LostQuote(quote);
    return files.filter(({ newOid }, rank) => {
      const text = texts.get(newOid);
      if (text === null) return false;
      return text.includes(block) || (rank < NEAREST && (wanted.mayReplaceLost(text) || wanted.mayBeAlikeIn(text)));
    });
  });
  await texts.read(
    candidates.flat().map(({ oldOid }) => oldOid),
    BYTES_MAX,
  );
  const known = new Map<ChangedFile, FileWithAdditions>();
  const additionsOf = (file: ChangedFile): readonly FileWithAdditions[] => {
    const after = texts.get(file.newOid);
    if (file.newPath === null || after === null) return [];
    const addition = known.get(file) ?? new FileWithAdditions(file.newPath, texts.get(file.oldOid), after);
    known.set(file, addition);
    return [addition];
  };
  return candidates.map((files) => files.flatMap(additionsOf));
}

function hasAdditions({ status, newMode, oldOid, newOid }: ChangedFile): boolean {
  return status !== "DELETED" && PLAIN_FILE.test(newMode ?? "") && oldOid !== newOid;
}

function nearestTo(path: string, files: readonly ChangedFile[]): readonly ChangedFile[] {
  const ranked = files.flatMap((file) =>
    file.newPath === path ? [] : [{ file, near: nearness(path, file.newPath ?? "") }],
  );
  return ranked
    .sort((a, b) => b.near - a.near)
    .slice(0, FILES_MAX)
    .map(({ file }) => file);
}

/** Returns how near two files are by name: the file type counts more than any folder, a folder more than the name. */
function nearness(one: string, other: string): number {
  const [a, b] = [one.split("/"), other.split("/")];
  const differing = a.slice(0, -1).findIndex((folder, index) => folder !== b[index]);
  const shared = differing < 0 ? a.length - 1 : differing;
  const kind = (name = ""): string => name.slice(name.lastIndexOf(".") + 1);
  return (kind(a.at(-1)) === kind(b.at(-1)) ? 1000 : 0) + 2 * shared + (a.at(-1) === b.at(-1) ? 1 : 0);
}

/** Lines that are searched in other files; quickly excludes files that cannot contain them. */
class LostQuote {
  /** Minimum similarity, from 0 to 1, at which lines of another file count as these lines after a change. */
  static readonly ALIKE_MIN = 0.8;

  readonly #bag: TokenBag;
  /** The longest word that has the same bytes in every encoding: a file without it does not contain the exact lines. */
  readonly #word: Buffer;

  constructor(lines: readonly string[]) {
    const words = lines.flatMap((line) => line.match(/[!-~]+/gu) ?? []);
    this.#word = Buffer.from(words.reduce((longest, word) => (word.length > longest.length ? word : longest), ""));
    this.#bag = new TokenBag(comparedLines(lines));
  }

  /** Returns true if a text may contain the exact lines, ignoring whitespace. Linear in the text. */
  mayReplaceLost(text: FileText): boolean {
    return text.includes(this.#word);
  }

  /** Returns true if a text may contain similar lines. Costs words times text at worst, mostly far less. */
  mayBeAlikeIn(text: FileText): boolean {
    return this.#bag.mayBeAlikeIn(text, LostQuote.ALIKE_MIN);
  }
}

/** A file that has added lines between two commits. */
class FileWithAdditions {
  readonly path: string;
  readonly after: FileText;
  readonly #before: FileText | null;
  #additions: readonly LineSpan[] | null = null;

  /** `before` is null for a new file. */
  constructor(path: string, before: FileText | null, after: FileText) {
    this.path = path;
    this.after = after;
    this.#before = before;
  }

  /** The added lines; computed once, on first use. */
  get additions(): readonly LineSpan[] {
    this.#additions ??= alignLines(this.#before?.ids ?? new Int32Array(), this.after.ids)
      .runs.filter(({ newCount }) => newCount > 0)
      .map(({ newStart, newCount }) => ({ start: newStart, end: newStart + newCount - 1 }));
    return this.#additions;
  }
}
