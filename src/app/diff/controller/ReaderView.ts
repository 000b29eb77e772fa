import { createContext, type ReactNode, type Ref } from "react";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import type { Announce, ShowToast } from "#app/ui/Toaster.tsx";
import type { OpenInEditor } from "#app/ui/editors/openInEditor.tsx";
import type { ShortcutRegistry } from "#app/ui/shortcuts.tsx";
import type { CurrentFile } from "../CurrentFile.ts";
import type { Cursor, StackCursor } from "./Cursor.ts";
import type { DiffFile, ReaderOptions, ReaderRevisions } from "../patch/DiffFile.ts";
import type { DiffLayer } from "../models/DiffLayer.ts";
import type { FileContents } from "../patch/FileContents.ts";
import type { FormFolds } from "../folding/FormFolds.ts";
import type { Expansions } from "./Expansions.ts";
import type { DiffLocation, LineLocation, LocationLinks } from "../models/DiffLocation.ts";
import type { FileStack, FileToDraw } from "../models/FileStack.ts";
import type { ReaderModels } from "../models/ReaderModels.ts";
import type { Patch } from "../patch/Patch.ts";
import type { usePeek } from "../peek/usePeek.ts";
import type { TextEnd, TextSelection } from "./TextSelection.ts";
import type { PinnedLines } from "./TextSelector.ts";
import type { Slot } from "../models/Slot.ts";
import type { ViewedMarks } from "../ViewedMarks.ts";
import type { PixelRange } from "../Viewport.ts";
import type { ChangeMoves } from "../workers/ChangeMoves.ts";
import type { ChangeWorker } from "../workers/ChangeWorker.ts";

export interface ReaderProps {
  readonly files: readonly DiffFile[];
  /** The data of the files. Pass the same object while the change is the same. */
  readonly contents: FileContents;
  readonly options: ReaderOptions;
  /** Requests the patches of files near the viewport, repeatedly until they arrive or fail. */
  readonly onNeed: (keys: readonly string[]) => void;
  /** Requests the patches of all files, because the user is about to search in them. */
  readonly onNeedAll?: () => void;
  /** Requests the whole text of files, to expand and to highlight them; without it neither is done. */
  readonly onNeedText?: (keys: readonly string[]) => void;
  /** Requests the sizes of binary files near the viewport, repeatedly until they are known. */
  readonly onNeedSizes?: (keys: readonly string[]) => void;
  /** The revisions of the two sides; enables the keys for searching words and going to their definition. */
  readonly revisions?: ReaderRevisions | undefined;
  readonly slots?: readonly Slot[];
  /** Makes line numbers select and link to their lines. */
  readonly links?: LocationLinks;
  readonly renderMargin?: (file: MarginFile) => ReactNode;
  /** Draw on the lines besides the layers of the reader. Pass the same list across renderings. */
  readonly layers?: readonly DiffLayer[] | undefined;
  /** Renders the right end of the header of a file. Pass the same function across renderings. */
  readonly renderHeaderExtra?: (file: DiffFile) => ReactNode;
  /** Returns what the menu of a file offers besides the reader's own actions. */
  readonly menuItems?: (file: DiffFile) => readonly MenuItem[];
  /** The action of Enter on a line, or on lines from `line` up to `to`. */
  readonly onAct?: (location: Required<LineLocation>) => void;
  /** Starts a comment on lines, or on the file with line 0; enables the keys and line numbers for it. Requires `links`. */
  readonly onComment?: ((location: Required<LineLocation>) => void) | undefined;
  /** Edits lines in place; enables the key for it. */
  readonly onEdit?: ((location: Required<LineLocation>) => void) | undefined;
  /** The viewed state of the hunks; viewed hunks collapse. Pass the same object while the change is the same. */
  readonly viewed?: ViewedMarks | undefined;
  /** Marks hunks as viewed or not viewed; `viewed` must reflect it at once. Without it the marks are read-only. */
  readonly onViewed?: ((keys: readonly string[], isViewed: boolean) => void) | undefined;
  /** The hunks that change only formatting, which collapse. Pass the same object while the change is the same. */
  readonly forms?: FormFolds | null;
  readonly emptyText: string;
  /** Runs on Escape where it neither returns from a comment nor clears a selection. */
  readonly onEscape?: (() => void) | undefined;
  readonly current?: CurrentFile;
  readonly ref?: Ref<DiffReaderHandle>;
}

/** The imperative interface of a reader for its host. */
export interface DiffReaderHandle {
  /** Scrolls the header of a file to the upper edge of the visible part. */
  scrollToFile(key: string): void;
  /**
   * Scrolls to a line and sets the cursor there, once the lines of its file are loaded; expands the file. If there is
   * no such line, goes to the nearest one, with which `onOther` is called once that is known.
   */
  goTo(location: LineLocation, onOther?: (reached: DiffLocation) => void): void;
  /** Returns the text of lines; null if the lines of the file are not loaded. */
  textOf(location: Required<LineLocation>): string | null;
  /** Resolves to lines as they can be edited, or to a sentence that says why they cannot. */
  linesToEdit(location: Required<LineLocation>): Promise<EditableLines | string>;
  slotsAtCursor(): readonly Slot[];
  /** Moves cursor and focus from the focused comment to its line, because the comment is about to be removed. */
  leaveComment(): void;
  /** Returns the next or previous wanted slot from the cursor, or from the last visited slot if it is there. */
  nextSlot(isWanted: (slot: Slot) => boolean, last: string | null, direction: 1 | -1): Slot | null;
}

export interface ShownHunks {
  readonly file: DiffFile;
  readonly patch: Patch;
  /** Their indexes in the patch. */
  readonly hunks: readonly number[];
}

/** Asks the user to confirm that hunks are reverted in the file; null if the content shown cannot be changed. */
export const RevertContext = createContext<((shown: ShownHunks) => void) | null>(null);

/** The parts of the page around a reader that it uses. */
export interface ReaderPage {
  readonly announce: Announce;
  readonly toast: ShowToast;
  readonly shortcuts: ShortcutRegistry;
  /** Copies text and announces the result. */
  readonly copy: (text: string) => void;
  readonly revert: ((shown: ShownHunks) => void) | null;
  /** Finds words of the code; null outside of a repository. */
  readonly words: ReturnType<typeof usePeek>["words"];
  readonly openInEditor: OpenInEditor | null;
  /** In CSS pixels. */
  readonly hunkHeaderHeight: number;
  /** True for paper, which shows every line of every file in one column. */
  readonly isPaper: boolean;
}

/** Lines of a file, without line ends, and its unit of indentation. */
export interface EditableLines {
  readonly lines: readonly string[];
  readonly indent: string;
}

export interface ReaderView extends StackCursor {
  readonly props: ReaderProps;
  readonly page: ReaderPage;
  readonly models: ReaderModels;
  readonly worker: ChangeWorker;
  readonly moves: ChangeMoves;
  /** Null if lines cannot be expanded. */
  readonly expansions: Expansions | null;
  /** Patches with more context than the fetched ones, by the key of their file. */
  readonly patchTexts: ReadonlyMap<string, string>;
  readonly searchedFiles: readonly DiffFile[];
  readonly stack: FileStack;
  /** By the key of their file. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  readonly drawn: PixelRange;
  readonly filesToDraw: readonly FileToDraw[];
  /** The number of columns of code; null before the first measurement. */
  readonly columns: number | null;
  /** The selected lines. */
  readonly marked: DiffLocation | null;
  readonly selection: TextSelection | null;
  /** The lines that are always rendered, because the selected text begins or ends there. */
  readonly pinnedLines: PinnedLines;
  /** The files that stay laid out because of one of their slots. */
  readonly stayingFiles: readonly string[];
}

/** A line that must keep its place on the screen at the next change of the patch of its file, and no longer. */
export type AnchoredLine = Omit<TextEnd, "offset">;

export interface ViewedMarking {
  readonly keys: readonly string[];
  readonly isViewed: boolean;
  /** The previous place of the cursor; null if the marking was not done by key. */
  readonly cursor: Cursor | null;
}

/** A rendered line: its number on the new side, and its distance from the top of the reader in pixels. */
export interface MarginLine {
  readonly number: number;
  readonly top: number;
  readonly height: number;
}

export interface MarginFile {
  readonly key: string;
  readonly lines: readonly MarginLine[];
  /** The number of the line of the cursor; null if it is not in this file. */
  readonly cursor: number | null;
}
