import { arrangeRows, type FileRows } from "./arrangeRows.ts";
import { ChangedWords } from "./ChangedWords.ts";
import type { DiffFile, DiffLayout } from "./DiffFile.ts";
import { estimateHeight } from "./estimateHeight.ts";
import { fileNotes } from "./fileNotes.ts";
import { longestLine } from "./longestLine.ts";
import { parsePatch, type Patch } from "./parsePatch.ts";

/** Of a failure's sentence with its button. */
const FAILURE_HEIGHT = 56;
/** Room below the last row, where the bar that scrolls wide lines comes to rest. */
const FOOT_HEIGHT = 12;

/** A file as the reader lays it out; made once per patch and layout, never changed. */
export interface FileModel {
  readonly file: DiffFile;
  readonly layout: DiffLayout;
  readonly patch: Patch | null;
  /** What changed within the patch's lines, as far as someone looked. */
  readonly words: ChangedWords | null;
  /** Null while the patch is needed and not there: the height is then an estimate. */
  readonly rows: FileRows | null;
  /** Of everything below the file's header. */
  readonly bodyHeight: number;
  /** Of the longest line as it is shown, in columns. */
  readonly columns: number;
}

/** Whether the lines must be asked for: some changes are told in full by what is known without them. */
export function needsPatch(file: DiffFile): boolean {
  return file.patch === null && file.isBinary !== true && !file.isSameContent;
}

/** Lays one file out. Pass the patch read before, if its text is the same, and it is not read again. */
export function fileModel(file: DiffFile, layout: DiffLayout, parsed: FileModel | null): FileModel {
  if (file.failure !== null || needsPatch(file)) {
    const bodyHeight = file.failure === null ? estimateHeight(file, layout) + FOOT_HEIGHT : FAILURE_HEIGHT;
    return { file, layout, patch: null, words: null, rows: null, bodyHeight, columns: 0 };
  }
  const isSame = parsed !== null && parsed.patch !== null && parsed.patch.text === file.patch;
  const patch = isSame ? parsed.patch : file.patch === null ? null : parsePatch(file.patch);
  const words = isSame ? parsed.words : patch === null ? null : new ChangedWords(patch);
  const columns = isSame ? parsed.columns : patch === null ? 0 : longestLine(patch);
  const rows = arrangeRows(patch, fileNotes(file, patch), layout);
  return {
    file,
    layout,
    patch,
    words,
    rows,
    bodyHeight: rows.height + (rows.count > rows.bands.length ? FOOT_HEIGHT : 0),
    columns,
  };
}
