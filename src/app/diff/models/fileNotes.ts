import { conflictLines } from "./conflictLines.ts";
import { binaryNote } from "./binaryNote.ts";
import type { DiffFile } from "../DiffFile.ts";
import type { FileSizes } from "../FileContents.ts";
import { hiddenLines } from "./hiddenLines.ts";
import { largeFileNote } from "./largeFileNote.ts";
import { lineEndNote } from "./lineEndNote.ts";
import type { Patch } from "../patch/parsePatch.ts";
import { lookalikeLines } from "./lookalikeLines.ts";
import { lineText } from "../patch/lineText.ts";
import { formatCount } from "#app/ui/formatCount.ts";

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
