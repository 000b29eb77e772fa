import { formatCount } from "#app/ui/format.ts";
import type { DiffFile } from "../DiffFile.ts";
import { sizeText } from "../displayText.ts";
import type { FileSizes } from "../FileContents.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import { lineText } from "../patch/patchLines.ts";
import { perPatch } from "../patch/perPatch.ts";
import { conflictLines, hiddenLines, lookalikeLines } from "./lineWarnings.ts";

const TEXT = {
  conflicts: "Conflict markers are left in it",
  hidden: "Characters that one cannot see, or that turn text around, are in it",
  lookalike: "Letters that look Latin and are not are in it",
  onlyWhitespace: "Only white space changed, and that is left out.",
  renamedWithoutChanges: "Renamed without changes.",
  copiedWithoutChanges: "Copied without changes.",
  changed: (oldMode: string, newMode: string): string => `Changed from ${oldMode} to ${newMode}.`,
  symbolicLink: "Symbolic link: its content is the path it points to.",
  linesSaid: (said: string, count: number, numbers: string, more: number): string =>
    `${said}: ${count === 1 ? "line" : "lines"} ${numbers}${more === 0 ? "" : ` and ${formatCount(more)} more`}.`,
  emptyFileAdded: "Empty file added.",
  emptyFileDeleted: "Empty file deleted.",
  emptyFile: "Empty file.",
  noLinesChanged: "No lines changed.",
  noLongerExecutable: "no longer executable",
  nowExecutable: "now executable",
  modeChanged: (before: string, after: string, meaning: string | undefined): string =>
    `Mode changed from ${before} to ${after}${meaning === undefined ? "" : `: ${meaning}`}.`,
  aSymbolicLink: "a symbolic link",
  aSubmodule: "a submodule",
  aFile: "a file",
  dirty: (id: string): string => `${id} with uncommitted changes`,
  submoduleMoved: (before: string, after: string): string => `Submodule moved from ${before} to ${after}.`,
  submoduleAdded: (after: string): string => `Submodule added at ${after}.`,
  submoduleRemoved: (before: string): string => `Submodule removed; it was at ${before}.`,
} as const;
const SYMLINK = "120000";
const SUBMODULE = "160000";
const SHORT_ID = 12;
/** What git calls an empty blob, by SHA-1 and by SHA-256. */
const EMPTY_BLOBS = [
  "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
  "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
];
const LINES_SAID = 5;

export interface FileNotes {
  readonly sentences: readonly string[];
  /** Whether the lines say nothing that the sentences do not say better. */
  readonly replaceLines: boolean;
}

/**
 * Says in sentences what a file's lines do not: renames, modes, types, links, binary and empty contents. Every change
 * that has no lines gives at least one sentence once its patch is there. `patch` and `sizes` are null while
 * they are not loaded.
 */
export function fileNotes(file: DiffFile, patch: Patch | null, sizes: FileSizes | null = null): FileNotes {
  const notes: string[] = [];
  const hasLines = patch !== null && patch.lineCount > 0;
  const isBinary = file.isBinary === true || patch?.isBinary === true;
  const unchanged = !isBinary && (file.isSameContent || (patch !== null && !hasLines));
  const isBlank = !isBinary && patch !== null && !hasLines && hidesContents(file, patch);

  if (file.status === "RENAMED" && unchanged && !isBlank) notes.push(TEXT.renamedWithoutChanges);
  if (file.status === "COPIED" && unchanged && !isBlank) notes.push(TEXT.copiedWithoutChanges);
  if (file.status === "TYPE_CHANGED") {
    notes.push(TEXT.changed(kindOfMode(file.oldMode), kindOfMode(file.newMode)));
  } else if (file.oldMode !== null && file.newMode !== null && file.oldMode !== file.newMode) {
    notes.push(modeChange(file.oldMode, file.newMode));
  }
  const submodule = file.oldMode === SUBMODULE || file.newMode === SUBMODULE ? submoduleNote(patch) : null;
  if (submodule !== null) notes.push(submodule);
  if (file.status !== "TYPE_CHANGED" && (file.newMode ?? file.oldMode) === SYMLINK) {
    notes.push(TEXT.symbolicLink);
  }
  if (isBinary) notes.push(binaryNote(file, sizes));
  if (isBlank) notes.push(TEXT.onlyWhitespace);
  if (patch !== null) notes.push(...lineNotes(patch));
  if (notes.length === 0 && patch !== null && !hasLines) notes.push(emptyNote(file));
  return { sentences: notes, replaceLines: submodule !== null && file.status !== "TYPE_CHANGED" };
}

/** Says what a file's lines are, where they are something else than lines that a person wrote. */
function lineNotes(patch: Patch): readonly string[] {
  const conflicts = linesNote(patch, TEXT.conflicts, [...conflictLines(patch)]);
  const hidden = linesNote(patch, TEXT.hidden, hiddenLines(patch));
  const lookalike = linesNote(patch, TEXT.lookalike, lookalikeLines(patch));
  const notes = [largeFileNote(patch), lineEndNote(patch), conflicts, hidden, lookalike];
  return notes.filter((note) => note !== null);
}

/** Says of some lines of the newer side, by their numbers, what they hold; null where there are none. */
function linesNote(patch: Patch, said: string, lines: readonly number[]): string | null {
  if (lines.length === 0) return null;
  const numbers = lines.slice(0, LINES_SAID).map((line) => patch.newNumbers[line] ?? 0);
  return TEXT.linesSaid(said, lines.length, numbers.join(", "), lines.length - numbers.length);
}

/** Whether the contents differ though no line says so, which is so where white space is left out. Git then prints nothing, or heads. */
function hidesContents(file: DiffFile, patch: Patch): boolean {
  if (patch.text === "") return file.status === "MODIFIED";
  const ids = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/m.exec(patch.text);
  const id = file.status === "DELETED" ? ids?.[1] : ids?.[2];
  if (id === undefined) return false;
  const isOneSided = file.status === "ADDED" || file.status === "DELETED";
  return !isOneSided || !EMPTY_BLOBS.some((empty) => empty.startsWith(id));
}

function emptyNote(file: DiffFile): string {
  switch (file.status) {
    case "ADDED":
      return TEXT.emptyFileAdded;
    case "DELETED":
      return TEXT.emptyFileDeleted;
    case "UNCHANGED":
      return TEXT.emptyFile;
    case "MODIFIED":
    case "RENAMED":
    case "COPIED":
    case "TYPE_CHANGED":
      return TEXT.noLinesChanged;
  }
}

function modeChange(before: string, after: string): string {
  const said = { "100644": TEXT.noLongerExecutable, "100755": TEXT.nowExecutable }[after];
  return TEXT.modeChanged(before, after, said);
}

function kindOfMode(mode: string | null): string {
  if (mode === SYMLINK) return TEXT.aSymbolicLink;
  if (mode === SUBMODULE) return TEXT.aSubmodule;
  return TEXT.aFile;
}

function submoduleNote(patch: Patch | null): string | null {
  if (patch === null) return null;
  let before: string | null = null;
  let after: string | null = null;
  for (let line = 0; line < patch.lineCount; line++) {
    const commit = /^Subproject commit ([0-9a-f]+)(-dirty)?$/.exec(lineText(patch, line));
    const id = commit?.[1];
    if (id === undefined) continue;
    const short = id.slice(0, SHORT_ID);
    const said = commit?.[2] === undefined ? short : TEXT.dirty(short);
    if (patch.oldNumbers[line] !== 0) before = said;
    if (patch.newNumbers[line] !== 0) after = said;
  }
  if (before !== null && after !== null) return TEXT.submoduleMoved(before, after);
  if (after !== null) return TEXT.submoduleAdded(after);
  if (before !== null) return TEXT.submoduleRemoved(before);
  return null;
}

const BINARY_NOTE_TEXT = {
  noLines: "Binary file: it has no lines to show.",
  gone: (size: string): string => `Binary file, was ${size}.`,
  there: (size: string): string => `Binary file, ${size}.`,
  same: (size: string): string => `Binary file, ${size} as before.`,
  both: (size: string, before: string): string => `Binary file, ${size}, was ${before}.`,
} as const;

/** Says that a file is binary, and how large it is and was where that is known of each side that it has. */
function binaryNote({ oldPath, newPath, isSameContent }: DiffFile, sizes: FileSizes | null): string {
  const { old: before = null, new: now = null } = sizes ?? {};
  const isKnown = (oldPath === null || before !== null) && (newPath === null || now !== null);
  if (!isKnown) return BINARY_NOTE_TEXT.noLines;
  if (now === null || newPath === null) return BINARY_NOTE_TEXT.gone(sizeText(before ?? 0));
  if (before === null || oldPath === null || isSameContent) return BINARY_NOTE_TEXT.there(sizeText(now));
  return before === now ? BINARY_NOTE_TEXT.same(sizeText(now)) : BINARY_NOTE_TEXT.both(sizeText(now), sizeText(before));
}

const LARGE_FILE_NOTE_TEXT = {
  both: (before: string, after: string): string => `Git LFS object: ${before} before, ${after} now.`,
  became: (after: string): string => `Now a Git LFS object of ${after}.`,
  added: (after: string): string => `Git LFS object of ${after}.`,
  stopped: (before: string): string => `No longer a Git LFS object; it was one of ${before}.`,
  removed: (before: string): string => `Git LFS object; it was ${before}.`,
} as const;
const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\d-\S+ \S+\n)*oid sha256:[0-9a-f]{64}\nsize (\d+)\n$/;
/** A pointer with all its extensions has no more; both sides together. */
const LINES_MAX = 40;

/**
 * Says what a change of a Git LFS pointer stands for: the contents are not in the repository, the pointer says how large
 * they are. Null where neither side is such a pointer.
 */
function largeFileNote(patch: Patch): string | null {
  const [hunk] = patch.hunks;
  if (hunk === undefined || patch.hunks.length > 1 || patch.lineCount > LINES_MAX) return null;
  if (hunk.oldStart > 1 || hunk.newStart > 1) return null;
  const before = sizeOf(patch, LineKind.removed);
  const after = sizeOf(patch, LineKind.added);
  const isChanged = hasLines(patch, LineKind.removed) || hasLines(patch, LineKind.added);
  const isOnBothSides =
    hasLines(patch, LineKind.context) || (hasLines(patch, LineKind.removed) && hasLines(patch, LineKind.added));
  if (before !== null && after !== null && isChanged) return LARGE_FILE_NOTE_TEXT.both(before, after);
  if (after !== null)
    return isOnBothSides && isChanged ? LARGE_FILE_NOTE_TEXT.became(after) : LARGE_FILE_NOTE_TEXT.added(after);
  if (before === null) return null;
  return isOnBothSides ? LARGE_FILE_NOTE_TEXT.stopped(before) : LARGE_FILE_NOTE_TEXT.removed(before);
}

/** Gives the size that a side's pointer names; null where that side is none. */
function sizeOf(patch: Patch, kind: number): string | null {
  let text = "";
  for (let line = 0; line < patch.lineCount; line++) {
    if (patch.kinds[line] === kind || patch.kinds[line] === LineKind.context) text += `${lineText(patch, line)}\n`;
  }
  const size = POINTER.exec(text)?.[1];
  return size === undefined ? null : sizeText(Number(size));
}

function hasLines(patch: Patch, kind: number): boolean {
  return patch.kinds.subarray(0, patch.lineCount).includes(kind);
}

const LINE_END_NOTE_TEXT = {
  toCrlf: "Line ends changed from LF to CRLF.",
  toLf: "Line ends changed from CRLF to LF.",
} as const;
const CARRIAGE_RETURN = 13;

const endsOfChange = perPatch("any", (patch) => ({
  removed: lineEnds(patch, LineKind.removed),
  added: lineEnds(patch, LineKind.added),
}));

/** Says that the line ends changed, where those of all lines removed are of one kind and of all added of the other. */
export function lineEndNote(patch: Patch): string | null {
  const { removed, added } = endsOfChange(patch);
  if (removed === "LF" && added === "CRLF") return LINE_END_NOTE_TEXT.toCrlf;
  if (removed === "CRLF" && added === "LF") return LINE_END_NOTE_TEXT.toLf;
  return null;
}

/** Gives how the lines of a kind end; null where there are none or they differ. A last line without an end counts for neither. */
function lineEnds({ text, kinds, ends, lineCount }: Patch, kind: number): "LF" | "CRLF" | null {
  let crlf = 0;
  let lf = 0;
  for (let line = 0; line < lineCount; line++) {
    if (kinds[line] !== kind) continue;
    if (text.charCodeAt((ends[line] ?? 0) - 1) === CARRIAGE_RETURN) crlf++;
    else if (kinds[line + 1] !== LineKind.marker || line + 1 === lineCount) lf++;
    if (crlf > 0 && lf > 0) return null;
  }
  return crlf > 0 ? "CRLF" : lf > 0 ? "LF" : null;
}
