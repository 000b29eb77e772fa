import { ChangedWords } from "../compare/ChangedWords.ts";
import type { DiffFile, RowLayout } from "../DiffFile.ts";
import { findMarks } from "../displayText.ts";
import type { FileContent } from "../FileContents.ts";
import {
  gutterColumns,
  longestLine,
  NO_LENGTHS,
  type ShownLengths,
  shownText,
  wrapLine,
  type Wrapping,
} from "../lines/lineWidth.ts";
import { BAND_HEIGHT, LINE_HEIGHT, LINE_LENGTH_SHOWN, PADDING_COLUMNS } from "../measures.ts";
import { type Patch, readPatch } from "../patch/Patch.ts";
import { goesOn, hasHiddenLines } from "../patch/patchGaps.ts";
import type { Slot } from "../Slot.ts";
import { fileNotes } from "./fileNotes.ts";
import { arrangeRows, bandOfRow, type FileRows, rowOfLine } from "./FileRows.ts";
import { arrangeAside, type AsideSlot, asideSlots } from "./marginSlots.ts";
import { type PlacedSlots, placeSlots } from "./placeSlots.ts";
import { hunkKeysOf, type SeenFacts, seenHunks, type SeenHunks } from "./viewedHunks.ts";

/** Of a failure's sentence with its button. */
const FAILURE_HEIGHT = 56;
/** Room below the last row, where the bar that scrolls wide lines comes to rest. */
const FOOT_HEIGHT = 12;
/** Narrower than this nobody can read; the pane then scrolls sideways. */
const WRAP_COLUMNS_MIN = 16;
const NO_SLOTS: readonly Slot[] = [];

/** A file as the reader lays it out; never changed. */
export interface FileModel {
  readonly file: DiffFile;
  readonly content: FileContent;
  readonly facts: LayoutFacts;
  readonly patch: Patch | null;
  /** What changed within the patch's lines, as far as someone looked. */
  readonly words: ChangedWords | null;
  /**
   * Null while the file is not laid out, because its patch is not there or nobody is near it: the height is then a guess, or
   * what it was.
   */
  readonly rows: FileRows | null;
  /** Of everything below the file's header. */
  readonly bodyHeight: number;
  /** Of the longest line as it is shown, in columns. */
  readonly columns: number;
  /** Digits of the highest line number. */
  readonly digits: number;
  /** How its lines are broken; null where they are not. */
  readonly wrapping: Wrapping | null;
  readonly slots: PlacedSlots | null;
  /** Those that stand in the margin, in the order of their lines; null where none does. */
  readonly aside: readonly AsideSlot[] | null;
  readonly lengths: ShownLengths;
  /** What was seen of its hunks; null where nobody keeps that, or it is not known. */
  readonly seen: SeenHunks | null;
}

/** What a file is laid out with, besides what is known of it. */
export interface FileLayout {
  readonly facts: LayoutFacts;
  /** Stands for the patch that was fetched, where more of its lines are shown. */
  readonly patchText?: string | undefined;
  readonly slots?: readonly Slot[] | undefined;
  readonly slotHeight?: ((key: string) => number) | undefined;
  readonly lengths?: ShownLengths | undefined;
  /** What its hunks are known by, and which of them were seen. */
  readonly marks?: SeenFacts | null | undefined;
}

/** Whether the lines must be asked for: some changes are told in full by what is known without them. */
export function needsPatch(file: DiffFile, content: FileContent): boolean {
  return content.patch === null && file.isBinary !== true && !file.isSameContent;
}

/** Whether a file can be laid out now: all that its rows take is there. */
export function canLayOut(file: DiffFile, content: FileContent): boolean {
  return content.failure === null && !needsPatch(file, content);
}

/** Gives a file that is not laid out: as high as its failure, or as it will probably be. */
export function guessedModel(file: DiffFile, content: FileContent, facts: LayoutFacts): FileModel {
  const bodyHeight = content.failure === null ? estimateHeight(file, facts) + FOOT_HEIGHT : FAILURE_HEIGHT;
  const nothing = {
    patch: null,
    words: null,
    rows: null,
    wrapping: null,
    slots: null,
    aside: null,
    lengths: NO_LENGTHS,
    seen: null,
  };
  return { file, content, facts, ...nothing, bodyHeight, columns: 0, digits: 1 };
}

/** Lets go of what a file was laid out with, but for its height: what stands below it stays where it is. */
export function restingModel({ file, content, facts, bodyHeight }: FileModel): FileModel {
  return { ...guessedModel(file, content, facts), bodyHeight };
}

/** Lays one file out. Pass the model it had before, and a patch whose text is the same is not read again. Linear in the patch. */
export function fileModel(
  file: DiffFile,
  content: FileContent,
  { facts, patchText, slots = NO_SLOTS, slotHeight, lengths = NO_LENGTHS, marks = null }: FileLayout,
  before: FileModel | null,
): FileModel {
  const text = patchText ?? content.patch;
  const isSame = before !== null && before.patch !== null && before.patch.text === text;
  const read = isSame ? before.patch : text === null ? null : readPatch(text);
  // What a slot shows in place of the lines is laid out as a file that has none.
  const patch = slots.some(({ standsForLines }) => standsForLines === true) ? null : read;
  const words = patch === null ? null : isSame ? before.words : new ChangedWords(patch);
  const digits = patch === null ? 1 : digitsOf(patch);
  const wrapping = wrappingOf(facts, digits);
  const knowsColumns = isSame && before.facts.tabSize === facts.tabSize && before.lengths === lengths;
  const columns = patch === null ? 0 : knowsColumns ? before.columns : longestLine(patch, facts.tabSize, lengths);
  const placed = slots.length === 0 ? null : placeSlots(patch, slots, facts.hasAside);
  const marked = patch === null || marks === null ? null : seenHunks(patch, content.patch, marks);
  const seen = before !== null && isSame && isSameSeen(before.seen, marked) ? before.seen : marked;
  const rows = arrangeRows(patch, fileNotes(file, read, content.sizes), facts.layout, {
    lineHeight: facts.lineHeight,
    bandHeight: facts.bandHeight,
    linesOf: patch === null || wrapping === null || columns <= wrapping.columns ? undefined : linesOf,
    slots: placed ?? undefined,
    goesOn:
      content.isBeginning ||
      (patch !== null && hasHiddenLines(file) && goesOn(patch, patchText === undefined ? null : content.text)),
    slotHeight,
    seen: seen ?? undefined,
  });
  const aside = placed === null || placed.aside.size === 0 ? null : asideSlots(rows, placed, slotHeight);
  const linesEnd = rows.height + (rows.count > rows.bands.length ? FOOT_HEIGHT : 0);
  const bodyHeight = aside === null ? linesEnd : Math.max(linesEnd, arrangeAside(aside, -1).height);
  return {
    file,
    content,
    facts,
    patch,
    words,
    rows,
    bodyHeight,
    columns,
    digits,
    wrapping,
    slots: placed,
    aside,
    lengths,
    seen,
  };

  function linesOf(line: number): number {
    if (patch === null || wrapping === null) return 1;
    const length = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0);
    if (length * facts.tabSize <= wrapping.columns && length <= wrapping.columns / 10) return 1;
    const shown = shownText(patch, line, lengths);
    // A line that is cut has its note below it.
    const note = length > (lengths.get(line) ?? LINE_LENGTH_SHOWN) ? 1 : 0;
    return 1 + wrapLine(shown, findMarks(shown), wrapping).length + note;
  }
}

/** Whether two readings of the same patch's marks are alike, so that who compares by identity sees no change. */
function isSameSeen(a: SeenHunks | null, b: SeenHunks | null): boolean {
  if (a === null || b === null) return a === b;
  return a.keys === b.keys && isSameBytes(a.seen, b.seen) && isSameBytes(a.folded, b.folded);
}

function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function wrappingOf({ layout, wrapIn, numberRoom, tabSize }: LayoutFacts, digits: number): Wrapping | null {
  if (wrapIn === null) return null;
  const columns = wrapIn - gutterColumns(layout, digits, numberRoom) - PADDING_COLUMNS;
  return { columns: Math.max(WRAP_COLUMNS_MIN, columns), tabSize };
}

function digitsOf({ hunks }: Patch): number {
  const hunk = hunks.at(-1);
  return hunk === undefined ? 1 : String(Math.max(hunk.oldStart, hunk.newStart) + hunk.end - hunk.first).length;
}

/** What decides how high a file's rows are, but for the file itself. */
export interface LayoutFacts {
  readonly layout: RowLayout;
  readonly tabSize: number;
  /** The columns of one pane, line numbers included, in which lines are wrapped; null where they are not. */
  readonly wrapIn: number | null;
  /** Columns of room that a line number has beside its digits. */
  readonly numberRoom: number;
  /** Of a line of the screen, in CSS pixels; the usual one where nothing is said. */
  readonly lineHeight?: number;
  /** Of a band, in CSS pixels; the usual one where nothing is said. */
  readonly bandHeight?: number;
  /** Whether remarks stand aside, in a margin at the right of the lines. */
  readonly hasAside?: boolean;
}

/** Git shows three lines of context above and below a change. */
const CONTEXT = 6;
/** Changed lines a hunk holds on average in the histories we looked at. */
const CHANGES_PER_HUNK = 8;
const UNKNOWN_LINES = 12;

/** Guesses the height in pixels of a file's rows from its counts; for a whole file added or deleted the guess is exact. */
function estimateHeight(
  file: DiffFile,
  {
    layout,
    lineHeight = LINE_HEIGHT,
    bandHeight = BAND_HEIGHT,
  }: Pick<LayoutFacts, "layout" | "lineHeight" | "bandHeight">,
): number {
  const { additions, deletions } = file;
  if (additions === null || deletions === null) return bandHeight + UNKNOWN_LINES * lineHeight;
  const changed = layout === "split" ? Math.max(additions, deletions) : additions + deletions;
  if (changed === 0) return bandHeight;
  if (file.status === "ADDED" || file.status === "DELETED") return bandHeight + changed * lineHeight;
  const hunks = Math.ceil((additions + deletions) / CHANGES_PER_HUNK);
  return hunks * (bandHeight + CONTEXT * lineHeight) + changed * lineHeight;
}

/** Has what stands for a file's lines give way to them; tells whether it does, so that they come soon. */
export function yieldLines({ slots }: FileModel): boolean {
  const standing = slots?.first.find(({ standsForLines }) => standsForLines === true);
  standing?.onLines?.();
  return standing?.onLines !== undefined;
}

/** Gives the keys to open so that a line is seen that is folded with its hunk; none for any other line. */
export function hiddenKeys({ rows, seen }: FileModel, line: number): readonly string[] {
  const band = rows === null || line < 0 ? null : bandOfRow(rows, rowOfLine(rows, line));
  return band?.kind === "seen" && seen !== null ? hunkKeysOf(seen, band.index) : [];
}

const NONE: readonly Slot[] = [];

/** Gives the remarks that stand at the lines of a row of a file, in the order they stand. */
export function remarksInRow({ slots, rows }: FileModel, row: number): readonly Slot[] {
  if (slots === null || rows === null) return NONE;
  const lines = new Set(rows.panes.map((pane) => pane[row] ?? -1));
  const all = [slots.above, slots.below, slots.aside].flatMap((at) =>
    [...lines].flatMap((line) => at.get(line) ?? NONE),
  );
  return all.filter(({ isRemark }) => isRemark === true);
}
