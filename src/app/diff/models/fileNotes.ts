import { formatCount } from "#app/ui/format.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import { sizeText } from "../displayText.ts";
import type { FileSizes } from "../patch/FileContents.ts";
import { encodingLabel, encodingsOf } from "../patch/encodings.ts";
import { LineKind, memoizePerPatch, type Patch } from "../patch/Patch.ts";
import { lineText } from "../patch/patchLines.ts";
import { conflictLines, hiddenLines, lookalikeLines, notUtf8Lines } from "./lineWarnings.ts";

const SYMLINK = "120000";
const SUBMODULE = "160000";
const SHORT_ID = 12;
/** The object ids of git's empty blob in SHA-1 and SHA-256. */
const EMPTY_BLOBS = [
  "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
  "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
];
const LINES_LISTED_MAX = 5;

export interface FileNotes {
  readonly messages: readonly string[];
  /** True if the notes say everything that the lines say. */
  readonly replaceLines: boolean;
}

/**
 * Returns notes on what the lines of a file do not show: renames, modes, types, symbolic links, binary and empty
 * contents. Every change without lines has at least one note once its patch is loaded. `patch` and `sizes` are null
 * while not loaded.
 */
export function fileNotes(file: DiffFile, patch: Patch | null, sizes: FileSizes | null = null): FileNotes {
  const notes: string[] = [];
  const hasLines = patch !== null && patch.lineCount > 0;
  const isBinary = file.isBinary === true || patch?.isBinary === true;
  const unchanged = !isBinary && (file.isSameContent || (patch !== null && !hasLines));
  const encoding = patch === null ? null : encodingNote(file, patch);
  const isBlank = !isBinary && patch !== null && !hasLines && encoding === null && hidesContents(file, patch);

  if (file.status === "RENAMED" && unchanged && !isBlank) notes.push("Renamed without changes.");
  if (file.status === "COPIED" && unchanged && !isBlank) notes.push("Copied without changes.");
  if (file.status === "TYPE_CHANGED") {
    notes.push(`Changed from ${kindOfMode(file.oldMode)} to ${kindOfMode(file.newMode)}.`);
  } else if (file.oldMode !== null && file.newMode !== null && file.oldMode !== file.newMode) {
    notes.push(modeChange(file.oldMode, file.newMode));
  }
  const submodule = file.oldMode === SUBMODULE || file.newMode === SUBMODULE ? submoduleNote(patch) : null;
  if (submodule !== null) notes.push(submodule);
  if (file.status !== "TYPE_CHANGED" && (file.newMode ?? file.oldMode) === SYMLINK) {
    notes.push("Symbolic link: its content is the path it points to.");
  }
  if (isBinary) notes.push(binaryNote(file, sizes));
  if (encoding !== null) notes.push(encoding);
  if (isBlank) notes.push("Only whitespace changed, and whitespace changes are hidden.");
  if (patch !== null) notes.push(...lineNotes(patch));
  if (notes.length === 0 && patch !== null && !hasLines) notes.push(EMPTY_NOTES[file.status] ?? "No lines changed.");
  return { messages: notes, replaceLines: submodule !== null && file.status !== "TYPE_CHANGED" };
}

function encodingNote({ oldPath, newPath }: DiffFile, { text }: Patch): string | null {
  const sides = encodingsOf(text);
  if (sides === null || oldPath === null || newPath === null || sides.old === sides.new) return null;
  return `Encoding changed from ${encodingLabel(sides.old)} to ${encodingLabel(sides.new)}.`;
}

/** Returns notes on lines that a person did not write or see: conflict markers, deceptive characters. */
function lineNotes(patch: Patch): readonly string[] {
  const conflicts = linesNote(patch, "Unresolved conflict markers", [...conflictLines(patch)]);
  const hidden = linesNote(patch, "Hidden or bidirectional Unicode characters", hiddenLines(patch));
  const lookalike = linesNote(patch, "Letters that look Latin but are not", lookalikeLines(patch));
  const encoding = linesNote(patch, "Not UTF-8, shown as Latin-1, which is a guess", notUtf8Lines(patch));
  const notes = [largeFileNote(patch), lineEndNote(patch), encoding, conflicts, hidden, lookalike];
  return notes.filter((note) => note !== null);
}

/** Returns a note that refers to lines of the new side by number; null if there are no lines. */
function linesNote(patch: Patch, noteText: string, lines: readonly number[]): string | null {
  if (lines.length === 0) return null;
  const numbers = lines.slice(0, LINES_LISTED_MAX).map((line) => patch.newNumbers[line] ?? 0);
  const more = lines.length - numbers.length;
  const others = more === 0 ? "" : ` and ${formatCount(more)} more`;
  return `${noteText}: ${lines.length === 1 ? "line" : "lines"} ${numbers.join(", ")}${others}.`;
}

/** True if the contents differ but no line does: whitespace is ignored. Git then prints nothing, or only headers. */
function hidesContents(file: DiffFile, patch: Patch): boolean {
  if (patch.text === "") return file.status === "MODIFIED";
  const ids = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/m.exec(patch.text);
  const id = file.status === "DELETED" ? ids?.[1] : ids?.[2];
  if (id === undefined) return false;
  const isOneSided = file.status === "ADDED" || file.status === "DELETED";
  return !isOneSided || !EMPTY_BLOBS.some((empty) => empty.startsWith(id));
}

const EMPTY_NOTES: Readonly<Partial<Record<DiffFile["status"], string>>> = {
  ADDED: "Empty file added.",
  DELETED: "Empty file deleted.",
  UNCHANGED: "Empty file.",
};

function modeChange(before: string, after: string): string {
  const noteText = { "100644": "no longer executable", "100755": "now executable" }[after];
  return `Mode changed from ${before} to ${after}${noteText === undefined ? "" : `: ${noteText}`}.`;
}

function kindOfMode(mode: string | null): string {
  if (mode === SYMLINK) return "a symbolic link";
  if (mode === SUBMODULE) return "a submodule";
  return "a file";
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
    const noteText = commit?.[2] === undefined ? short : `${short} with uncommitted changes`;
    if (patch.oldNumbers[line] !== 0) before = noteText;
    if (patch.newNumbers[line] !== 0) after = noteText;
  }
  if (before !== null && after !== null) return `Submodule moved from ${before} to ${after}.`;
  if (after !== null) return `Submodule added at ${after}.`;
  if (before !== null) return `Submodule removed; it was at ${before}.`;
  return null;
}

/** Returns the note on a binary file, with the size of each of its sides as far as known. */
function binaryNote({ oldPath, newPath, isSameContent }: DiffFile, sizes: FileSizes | null): string {
  const { old: before = null, new: now = null } = sizes ?? {};
  const isKnown = (oldPath === null || before !== null) && (newPath === null || now !== null);
  if (!isKnown) return "Binary file: it has no lines to show.";
  if (now === null || newPath === null) return `Binary file, was ${sizeText(before ?? 0)}.`;
  if (before === null || oldPath === null || isSameContent) return `Binary file, ${sizeText(now)}.`;
  return before === now
    ? `Binary file, ${sizeText(now)} as before.`
    : `Binary file, ${sizeText(now)}, was ${sizeText(before)}.`;
}

const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\d-\S+ \S+\n)*oid sha256:[0-9a-f]{64}\nsize (\d+)\n$/;
/** The most lines of a pointer with all its extensions, both sides together. */
const LINES_MAX = 40;

/**
 * Returns the note on a change of a Git LFS pointer. The contents are not in the repository; the pointer has their
 * size. Null if neither side is a pointer.
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
  if (before !== null && after !== null && isChanged) return `Git LFS object: ${before} before, ${after} now.`;
  if (after !== null)
    return isOnBothSides && isChanged ? `Now a Git LFS object of ${after}.` : `Git LFS object of ${after}.`;
  if (before === null) return null;
  return isOnBothSides ? `No longer a Git LFS object; it was one of ${before}.` : `Git LFS object; it was ${before}.`;
}

/** Returns the size in the pointer of a side; null if that side is not a pointer. */
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

const CARRIAGE_RETURN = 13;

const endsOfChange = memoizePerPatch((patch) => ({
  removed: lineEnds(patch, LineKind.removed),
  added: lineEnds(patch, LineKind.added),
}));

/** Returns the note on changed line endings if all removed lines have one kind and all added lines the other. */
export function lineEndNote(patch: Patch): string | null {
  const { removed, added } = endsOfChange(patch);
  if (removed === "LF" && added === "CRLF") return "Line endings changed from LF to CRLF.";
  if (removed === "CRLF" && added === "LF") return "Line endings changed from CRLF to LF.";
  return null;
}

/**
 * Returns the line ending of the lines of a kind; null if there are none or they differ. A last line without a newline
 * is ignored.
 */
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
