import { memo, type ReactNode, use, useSyncExternalStore } from "react";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { type DiffFile, pathText } from "../DiffFile.ts";
import { neverChanges } from "../FileContents.ts";
import { Glyph } from "../Glyph.tsx";
import { ExpansionsContext } from "../hunks/Expansions.ts";
import { FilePath, LineCounts, StatusMark } from "../list/FileMarks.tsx";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import { hasHiddenLines } from "../patch/patchGaps.ts";
import { FileSeen } from "../viewed/ViewedMark.tsx";

const WHOLE_FILE_BUTTON_TEXT = {
  whole: "Show the whole file",
  changes: "Show only the changes",
} as const;
const WHOLE_FILE_BUTTON_KEYS = "Shift+E";

/** Shows all lines of a file that has more than its patch tells, or only the changes again. */
function WholeFileButton(props: { readonly file: DiffFile; readonly describedBy: string }): ReactNode {
  const expansions = use(ExpansionsContext);
  const { file } = props;
  const isWhole = useSyncExternalStore(
    expansions?.subscribe ?? neverChanges,
    () => expansions?.isWhole(file.key) === true,
    () => false,
  );
  if (expansions === null || !hasHiddenLines(file)) return null;
  const label = isWhole ? WHOLE_FILE_BUTTON_TEXT.changes : WHOLE_FILE_BUTTON_TEXT.whole;
  return (
    <button
      type="button"
      className="diff-icon"
      aria-label={label}
      aria-describedby={props.describedBy}
      title={`${label} (${WHOLE_FILE_BUTTON_KEYS})`}
      onClick={() => expansions.toggleWhole(file.key)}
    >
      <Glyph name={isWhole ? "fold" : "expandAll"} />
    </button>
  );
}

const TEXT = {
  copy: "Copy path",
  copyLink: "Copy link",
  collapse: "Hide lines",
  expand: "Show lines",
  ofAll: "with Alt of all files",
  similarity: "How much of the content is the same",
  modes: "File mode before and after",
} as const;
/** What does at the cursor as the buttons do. */
const KEYS = { fold: "Enter", path: "Shift+Y", link: "y" } as const;

/** The bar above a file's lines: stays in sight while any of them is. */
export const FileHeader = memo(function FileHeader(props: {
  readonly file: DiffFile;
  readonly headingId: string;
  readonly isCollapsed: boolean;
  readonly isCursor: boolean;
  readonly onToggle: (key: string) => void;
  readonly onToggleAll: (isCollapsed: boolean) => void;
  /** Gives the address of a place; without it there is nothing to link to. */
  readonly linkTo: ((place: ReaderPlace) => string) | undefined;
  /** How many of its hunks were not seen; null where that is not known. */
  readonly unseen: number | null;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}): ReactNode {
  const { file, headingId, isCollapsed, isCursor, linkTo } = props;
  const isModeChange = file.oldMode !== null && file.newMode !== null && file.oldMode !== file.newMode;
  const label = isCollapsed ? TEXT.expand : TEXT.collapse;
  return (
    <div className={`diff-header${isCursor ? " diff-cursor" : ""}`} aria-current={isCursor || undefined}>
      <button
        type="button"
        className="diff-icon"
        aria-expanded={!isCollapsed}
        aria-label={label}
        aria-describedby={headingId}
        title={`${label}, ${TEXT.ofAll} (${KEYS.fold})`}
        onClick={(event) => (event.altKey ? props.onToggleAll(!isCollapsed) : props.onToggle(file.key))}
      >
        <Glyph name={isCollapsed ? "right" : "down"} />
      </button>
      <StatusMark status={file.status} />
      <h2 className="diff-title" id={headingId} aria-label={pathText(file)}>
        <FilePath file={file} />
      </h2>
      <span className="diff-copies">
        <CopyGlyph
          glyph="copy"
          label={TEXT.copy}
          keys={KEYS.path}
          describedBy={headingId}
          textOf={() => file.plainPath}
        />
        {linkTo !== undefined && (
          <CopyGlyph
            glyph="link"
            label={TEXT.copyLink}
            keys={KEYS.link}
            describedBy={headingId}
            textOf={() => linkTo({ path: file.key, lines: null })}
          />
        )}
      </span>
      <span className="diff-facts">
        <WholeFileButton file={file} describedBy={headingId} />
        {file.foldedBecause != null && <span className="diff-why">{file.foldedBecause}</span>}
        {file.chips?.map(({ text, hint }) => (
          <span key={text} className="diff-chip" title={`${text}: ${hint}`}>
            {text}
          </span>
        ))}
        {file.similarity !== null && (
          <span className="diff-similarity" title={TEXT.similarity}>
            {file.similarity} %
          </span>
        )}
        {isModeChange && (
          <span className="diff-modes" title={TEXT.modes}>
            {file.oldMode} → {file.newMode}
          </span>
        )}
        <LineCounts of={file} />
      </span>
      {props.renderExtra?.(file)}
      <FileSeen fileKey={file.key} describedBy={headingId} unseen={props.unseen} />
    </div>
  );
});

/** A quiet button that copies a text. Many come and go while one scrolls, so it names itself without a tooltip's machinery. */
function CopyGlyph(props: {
  readonly glyph: "copy" | "link";
  readonly label: string;
  /** What does the same at the cursor. */
  readonly keys: string;
  readonly describedBy: string;
  readonly textOf: () => string;
}): ReactNode {
  const { outcome, isCopied, copy } = useCopy();
  const label = outcome ?? props.label;
  return (
    <button
      type="button"
      className="diff-icon diff-copy"
      aria-label={label}
      aria-describedby={props.describedBy}
      title={`${label} (${props.keys})`}
      onClick={() => copy(props.textOf())}
    >
      <Glyph name={isCopied ? "check" : props.glyph} />
    </button>
  );
}
