import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { alignLines } from "../texts/alignLines.ts";
import type { FileText, TextShelf } from "../texts/FileText.ts";
import { findQuote, type QuotedLines, saysEnough, unspaced } from "../texts/quotes.ts";
import { closestLines, comparedLines, type LineSpan, TokenBag } from "../texts/similarLines.ts";
import type { AnchoredLines, PortedAnchor } from "./portAnchor.ts";

const MOVED = "Its lines went to another file.";
const SPACED = "Its lines went to another file, with other white space.";
const ALIKE = "Its lines went to another file and were changed.";

/** What a quotation must have to be looked for among lines that are not the very ones. */
const LETTERS_MIN = 12;
const CONTEXT_MIN = 2;

/**
 * Looks for remarked lines among those that other files gained: the very lines, then with other white space, then what is
 * much like them. Of several places the one with most of the lines around; of equals none is sure. Null where there is none.
 * Linear in the texts, but for comparing what is alike.
 */
export function findElsewhere(
  anchor: AnchoredLines,
  files: readonly GainingFile[],
): (PortedAnchor & { readonly path: string }) | null {
  const { quote } = anchor;
  if (!saysEnough(quote)) return null;
  const bare = unspaced.quote(anchor);
  const block = `\n${bare.quote.join("\n")}\n`;
  const lost = new LostQuote(quote);
  const likely = files.filter(({ after }) => lost.mayStandIn(after) && after.unspacedText.includes(block));
  for (const isSpaced of [true, false]) {
    const [found, next] = likely
      .flatMap((file) => gainedPlaces(isSpaced ? anchor : bare, file, isSpaced))
      .toSorted((a, b) => b.context - a.context);
    const isSure = found !== undefined && found.context > (next?.context ?? -1);
    if (!isSure || !isTelling(quote, found.context)) continue;
    const lines = { path: found.path, startLine: found.line, endLine: found.line + quote.length - 1 };
    return isSpaced
      ? { ...lines, certainty: "MOVED", reason: MOVED, likeness: 1 }
      : { ...lines, certainty: "EDITED", reason: SPACED, likeness: 0.95 };
  }
  return isTelling(quote, 0) ? mostAlike(quote, files) : null;
}

/** Short lines are taken for the same only among those that stood around them. */
function isTelling(quote: readonly string[], context: number): boolean {
  const letters = quote.join("").replaceAll(/[^\p{L}\p{N}]/gu, "").length;
  return letters >= LETTERS_MIN || context >= CONTEXT_MIN;
}

function gainedPlaces(quoted: QuotedLines, file: GainingFile, isSpaced: boolean) {
  const last = quoted.quote.length - 1;
  const { path, after, gained } = file;
  const isGained = (line: number): boolean => gained.some(({ start, end }) => start <= line && line + last <= end);
  const places = findQuote(quoted, isSpaced ? after.lines : after.unspacedLines, isGained);
  return places.map((place) => ({ ...place, path }));
}

function mostAlike(quote: readonly string[], files: readonly GainingFile[]) {
  let best: (PortedAnchor & { readonly path: string }) | null = null;
  for (const { path, after, gained } of files) {
    const closest = closestLines(quote, after.lines, gained);
    if (closest === null || closest.likeness < Math.max(LostQuote.ALIKE_MIN, best?.likeness ?? 0)) continue;
    const { start, end, likeness } = closest;
    best = { path, certainty: "EDITED", startLine: start, endLine: end, reason: ALIKE, likeness };
  }
  return best;
}

/** The nearest files are looked through for whatever is like the lines, more of them for the very lines; larger ones never. */
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
 * Reads the files between two commits that gained lines and may have got lost ones, in the order of `lost`, for each the nearest
 * by name first: of the same kind, then of the same folders. What can have nothing of them is not compared. Linear in what is
 * read, each file once, and all together.
 */
export async function readGains(
  shelf: TextShelf,
  lost: readonly LostLines[],
): Promise<readonly (readonly GainingFile[])[]> {
  const gaining = new Map(lost.map(({ changes }) => [changes, changes.filter(gains)]));
  const nearest = lost.map(({ path, quote, changes }) =>
    saysEnough(quote) ? nearestTo(path, gaining.get(changes) ?? []) : [],
  );
  await shelf.read(
    nearest.flat().map(({ newOid }) => newOid),
    BYTES_MAX,
  );
  const chosen = nearest.map((files, index) => {
    const { quote = [] } = lost[index] ?? {};
    const block = Buffer.from(quote.join("\n"));
    const wanted = new LostQuote(quote);
    return files.filter(({ newOid }, rank) => {
      const text = shelf.get(newOid);
      if (text === null) return false;
      return text.includes(block) || (rank < NEAREST && (wanted.mayStandIn(text) || wanted.mayBeAlikeIn(text)));
    });
  });
  await shelf.read(
    chosen.flat().map(({ oldOid }) => oldOid),
    BYTES_MAX,
  );
  const known = new Map<ChangedFile, GainingFile>();
  const gainOf = (file: ChangedFile): readonly GainingFile[] => {
    const after = shelf.get(file.newOid);
    if (file.newPath === null || after === null) return [];
    const gain = known.get(file) ?? new GainingFile(file.newPath, shelf.get(file.oldOid), after);
    known.set(file, gain);
    return [gain];
  };
  return chosen.map((files) => files.flatMap(gainOf));
}

function gains({ status, newMode, oldOid, newOid }: ChangedFile): boolean {
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

/** How near two files are by their names: the kind counts more than any folder, a folder more than the name. */
function nearness(one: string, other: string): number {
  const [a, b] = [one.split("/"), other.split("/")];
  const differing = a.slice(0, -1).findIndex((folder, index) => folder !== b[index]);
  const shared = differing < 0 ? a.length - 1 : differing;
  const kind = (name = ""): string => name.slice(name.lastIndexOf(".") + 1);
  return (kind(a.at(-1)) === kind(b.at(-1)) ? 1000 : 0) + 2 * shared + (a.at(-1) === b.at(-1) ? 1 : 0);
}

/** Lines that are looked for in other files: tells soon which of those cannot have them. */
class LostQuote {
  /** How much lines of another file must have of these, from 0 to 1, to be them after a change. */
  static readonly ALIKE_MIN = 0.8;

  readonly #bag: TokenBag;
  /** The longest word that is the same in bytes whatever the encoding: where it is not, the very lines are not either. */
  readonly #word: Buffer;

  /** Linear in the lines. */
  constructor(lines: readonly string[]) {
    const words = lines.flatMap((line) => line.match(/[!-~]+/gu) ?? []);
    this.#word = Buffer.from(words.reduce((longest, word) => (word.length > longest.length ? word : longest), ""));
    this.#bag = new TokenBag(comparedLines(lines));
  }

  /** Tells whether a text may have the very lines, white space aside. Linear in the text. */
  mayStandIn(text: FileText): boolean {
    return text.includes(this.#word);
  }

  /** Tells whether a text may have lines much like these. Words times text, and mostly far less. */
  mayBeAlikeIn(text: FileText): boolean {
    return this.#bag.mayBeAlikeIn(text, LostQuote.ALIKE_MIN);
  }
}

/** A file that gained lines between two commits. */
class GainingFile {
  readonly path: string;
  readonly after: FileText;
  readonly #before: FileText | null;
  #gained: readonly LineSpan[] | null = null;

  /** `before` is null for a file that is new. */
  constructor(path: string, before: FileText | null, after: FileText) {
    this.path = path;
    this.after = after;
    this.#before = before;
  }

  /** The lines that it gained; compared once, when they are first asked for. */
  get gained(): readonly LineSpan[] {
    this.#gained ??= alignLines(this.#before?.ids ?? new Int32Array(), this.after.ids)
      .runs.filter(({ newCount }) => newCount > 0)
      .map(({ newStart, newCount }) => ({ start: newStart, end: newStart + newCount - 1 }));
    return this.#gained;
  }
}
