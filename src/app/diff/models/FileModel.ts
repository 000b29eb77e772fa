import { ChangedWords } from "../compare/ChangedWords.ts";
import type { IgnoredWhitespace } from "../patch/DiffFile.ts";
import type { DiffFile, RowLayout } from "../patch/DiffFile.ts";
import { findMarks } from "../displayText.ts";
import type { FileContent } from "../patch/FileContents.ts";
import {
  gutterColumns,
  longestLine,
  NO_LENGTHS,
  type ShownLengths,
  shownText,
  wrapLine,
  type Wrapping,
} from "./lineWidth.ts";
import { HUNK_HEADER_HEIGHT, LINE_HEIGHT, LINE_LENGTH_SHOWN, PADDING_COLUMNS } from "../measures.ts";
import { type Patch, readPatch } from "../patch/Patch.ts";
import { hasMoreBelow, hasHiddenLines } from "../patch/patchGaps.ts";
import { type PlacedSlots, placeSlots, type Slot } from "./Slot.ts";
import { fileNotes } from "./fileNotes.ts";
import { arrangeRows, wideRowAt, type FileRows, rowOfLine } from "./FileRows.ts";
import { hunkKeysOf, type ViewedFacts, viewedHunks, type ViewedHunks } from "./viewedHunks.ts";

const FAILURE_HEIGHT = 56;
/** The space below the last row for the horizontal scroll bar. */
const FOOT_HEIGHT = 12;
/** Narrower columns are unreadable; the pane scrolls horizontally instead. */
const WRAP_COLUMNS_MIN = 16;
const NO_SLOTS: readonly Slot[] = [];

/** The layout of a file in the reader. Immutable. */
export interface FileModel {
  readonly file: DiffFile;
  readonly content: FileContent;
  readonly facts: LayoutFacts;
  readonly patch: Patch | null;
  /** The changes within lines, computed on demand. */
  readonly words: ChangedWords | null;
  /**
   * Null while the file is not laid out, because its patch is missing or it is far from the viewport; the height is
   * then a guess or the previous one.
   */
  readonly rows: FileRows | null;
  /** The height of everything below the header of the file. */
  readonly bodyHeight: number;
  /** The width of the longest line as shown, in columns. */
  readonly columns: number;
  readonly digits: number;
  readonly wrapping: Wrapping | null;
  readonly slots: PlacedSlots | null;
  readonly lengths: ShownLengths;
  /** The viewed state of the hunks; null if not known or not supported. */
  readonly viewed: ViewedHunks | null;
}

/** The inputs of the layout of a file, apart from the file and its content. */
export interface FileLayout {
  readonly facts: LayoutFacts;
  /** Replaces the fetched patch when more lines are shown. */
  readonly patchText?: string | undefined;
  readonly slots?: readonly Slot[] | undefined;
  readonly slotHeight?: ((key: string) => number) | undefined;
  readonly lengths?: ShownLengths | undefined;
  readonly marks?: ViewedFacts | null | undefined;
}

/** True if the patch must be requested. Some changes are fully described without their lines. */
export function needsPatch(file: DiffFile, content: FileContent): boolean {
  return content.patch === null && file.isBinary !== true && !file.isSameContent;
}

/** True if everything the rows depend on is loaded. */
export function canLayOut(file: DiffFile, content: FileContent): boolean {
  return content.failure === null && !needsPatch(file, content);
}

/** Returns a file that is not laid out, with the height of its failure message or an estimated height. */
export function guessedModel(file: DiffFile, content: FileContent, facts: LayoutFacts): FileModel {
  const bodyHeight = content.failure === null ? estimateHeight(file, facts) + FOOT_HEIGHT : FAILURE_HEIGHT;
  const nothing = {
    patch: null,
    words: null,
    rows: null,
    wrapping: null,
    slots: null,
    lengths: NO_LENGTHS,
    viewed: null,
  };
  return { file, content, facts, ...nothing, bodyHeight, columns: 0, digits: 1 };
}

/** Releases the layout of a file but keeps its height, so that the files below stay in place. */
export function unloadedModel({ file, content, facts, bodyHeight }: FileModel): FileModel {
  return { ...guessedModel(file, content, facts), bodyHeight };
}

/** Lays out one file. Pass the previous model to avoid parsing an unchanged patch again. Linear in the patch. */
export function fileModel(
  file: DiffFile,
  content: FileContent,
  { facts, patchText, slots = NO_SLOTS, slotHeight, lengths = NO_LENGTHS, marks = null }: FileLayout,
  before: FileModel | null,
): FileModel {
  const text = patchText ?? content.patch;
  const isSame = before !== null && before.patch !== null && before.patch.text === text;
  const read = isSame ? before.patch : text === null ? null : readPatch(text);
  // A file with a slot in place of its lines is laid out without lines.
  const patch = slots.some(({ replacesLines }) => replacesLines === true) ? null : read;
  const { ignoredWhitespace } = facts;
  const hasSameWords = isSame && before.facts.ignoredWhitespace === ignoredWhitespace;
  const words = patch === null ? null : hasSameWords ? before.words : new ChangedWords(patch, ignoredWhitespace);
  const digits = patch === null ? 1 : digitsOf(patch);
  const wrapping = wrappingOf(facts, digits);
  const knowsColumns = isSame && before.facts.tabSize === facts.tabSize && before.lengths === lengths;
  const columns = patch === null ? 0 : knowsColumns ? before.columns : longestLine(patch, facts.tabSize, lengths);
  const placed = slots.length === 0 ? null : placeSlots(patch, slots);
  const marked = patch === null || marks === null ? null : viewedHunks(patch, content.patch, marks);
  const viewed = before !== null && isSame && isSameViewed(before.viewed, marked) ? before.viewed : marked;
  const rows = arrangeRows(patch, fileNotes(file, read, content.sizes), facts.layout, {
    lineHeight: facts.lineHeight,
    hunkHeaderHeight: facts.hunkHeaderHeight,
    linesOf: patch === null || wrapping === null || columns <= wrapping.columns ? undefined : linesOf,
    slots: placed ?? undefined,
    hasMoreBelow:
      content.isTruncated ||
      (patch !== null && hasHiddenLines(file) && hasMoreBelow(patch, patchText === undefined ? null : content.text)),
    slotHeight,
    viewed: viewed ?? undefined,
  });
  const bodyHeight = rows.height + (rows.count > rows.wideRows.length ? FOOT_HEIGHT : 0);
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
    lengths,
    viewed,
  };

  function linesOf(line: number): number {
    if (patch === null || wrapping === null) return 1;
    const length = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0);
    if (length * facts.tabSize <= wrapping.columns && length <= wrapping.columns / 10) return 1;
    const shown = shownText(patch, line, lengths);
    // A truncated line has its note below it.
    const note = length > (lengths.get(line) ?? LINE_LENGTH_SHOWN) ? 1 : 0;
    return 1 + wrapLine(shown, findMarks(shown), wrapping).length + note;
  }
}

/** True if the viewed state of the same patch is unchanged, so that the old object can be kept. */
function isSameViewed(a: ViewedHunks | null, b: ViewedHunks | null): boolean {
  if (a === null || b === null) return a === b;
  const isSame = a.keys === b.keys && isSameBytes(a.viewed, b.viewed) && isSameBytes(a.collapsed, b.collapsed);
  return isSame && a.reasons.every((reason, hunk) => reason === b.reasons[hunk]);
}

function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function wrappingOf({ layout, wrapIn, numberPadding, tabSize }: LayoutFacts, digits: number): Wrapping | null {
  if (wrapIn === null) return null;
  const columns = wrapIn - gutterColumns(layout, digits, numberPadding) - PADDING_COLUMNS;
  return { columns: Math.max(WRAP_COLUMNS_MIN, columns), tabSize };
}

function digitsOf({ hunks }: Patch): number {
  const hunk = hunks.at(-1);
  return hunk === undefined ? 1 : String(Math.max(hunk.oldStart, hunk.newStart) + hunk.end - hunk.first).length;
}

/** The settings that determine the height of rows, apart from the file itself. */
export interface LayoutFacts {
  readonly layout: RowLayout;
  readonly tabSize: number;
  /** The columns of one pane in which lines are wrapped, line numbers included; null if they are not wrapped. */
  readonly wrapIn: number | null;
  readonly numberPadding: number;
  /** The height of a screen line in CSS pixels; `LINE_HEIGHT` if absent. */
  readonly lineHeight?: number;
  /** The height of a wide row in CSS pixels; `HUNK_HEADER_HEIGHT` if absent. */
  readonly hunkHeaderHeight?: number;
  /** The whitespace that the patches ignore; none if absent. */
  readonly ignoredWhitespace?: IgnoredWhitespace;
}

/** The context lines of a hunk: three above and three below, as in git's default. */
const CONTEXT = 6;
/** The average number of changed lines per hunk, measured in public repositories. */
const CHANGES_PER_HUNK = 8;
const UNKNOWN_LINES = 12;

/** Estimates the height in pixels of the rows of a file from its counts; exact for an added or deleted file. */
function estimateHeight(
  file: DiffFile,
  {
    layout,
    lineHeight = LINE_HEIGHT,
    hunkHeaderHeight = HUNK_HEADER_HEIGHT,
  }: Pick<LayoutFacts, "layout" | "lineHeight" | "hunkHeaderHeight">,
): number {
  const { additions, deletions } = file;
  if (additions === null || deletions === null) return hunkHeaderHeight + UNKNOWN_LINES * lineHeight;
  const changed = layout === "split" ? Math.max(additions, deletions) : additions + deletions;
  if (changed === 0) return hunkHeaderHeight;
  if (file.status === "ADDED" || file.status === "DELETED") return hunkHeaderHeight + changed * lineHeight;
  const hunks = Math.ceil((additions + deletions) / CHANGES_PER_HUNK);
  return hunks * (hunkHeaderHeight + CONTEXT * lineHeight) + changed * lineHeight;
}

/** Replaces a slot in place of the lines of a file by the lines; returns true if there was one and lines will follow. */
export function yieldLines({ slots }: FileModel): boolean {
  const slotsAt = slots?.first.find(({ replacesLines }) => replacesLines === true);
  slotsAt?.onLines?.();
  return slotsAt?.onLines !== undefined;
}

/** Returns the hunk keys to open so that a line in a collapsed hunk becomes visible; empty for any other line. */
export function hiddenKeys({ rows, viewed }: FileModel, line: number): readonly string[] {
  const wideRow = rows === null || line < 0 ? null : wideRowAt(rows, rowOfLine(rows, line));
  return wideRow?.kind === "seen" && viewed !== null ? hunkKeysOf(viewed, wideRow.index) : [];
}

const NONE: readonly Slot[] = [];

export function commentsInRow({ slots, rows }: FileModel, row: number): readonly Slot[] {
  if (slots === null || rows === null) return NONE;
  const lines = new Set(rows.panes.map((pane) => pane[row] ?? -1));
  const all = [slots.above, slots.below].flatMap((at) => [...lines].flatMap((line) => at.get(line) ?? NONE));
  return all.filter(({ isComment }) => isComment === true);
}
