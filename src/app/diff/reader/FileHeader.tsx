import { memo, type ReactNode, use, useSyncExternalStore } from "react";
import { useCopy } from "#app/ui/CopyButton.tsx";
import { type DiffFile, pathText } from "../DiffFile.ts";
import { neverChanges } from "../FileContents.ts";
import { DiffIcon } from "../DiffIcon.tsx";
import { FilePath, LineCounts, StatusMark } from "../list/FileMarks.tsx";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { hasHiddenLines } from "../patch/patchGaps.ts";
import { FileViewedMark } from "../viewed/ViewedMark.tsx";
import { ReaderContext, type ReaderController } from "./ReaderController.ts";

const WHOLE_FILE_KEYS = "Shift+E";

/** Toggles between the whole file and only its changes. */
function WholeFileButton(props: { readonly file: DiffFile; readonly describedBy: string }): ReactNode {
  const expansions = use(ReaderContext)?.expansions ?? null;
  const { file } = props;
  const isWhole = useSyncExternalStore(
    expansions?.subscribe ?? neverChanges,
    () => expansions?.isWhole(file.key) === true,
    () => false,
  );
  if (expansions === null || !hasHiddenLines(file)) return null;
  const label = isWhole ? TEXT.changes : TEXT.whole;
  return (
    <button
      type="button"
      className="diff-icon"
      aria-label={label}
      aria-describedby={props.describedBy}
      title={`${label} (${WHOLE_FILE_KEYS})`}
      onClick={() => expansions.toggleWhole(file.key)}
    >
      <DiffIcon name={isWhole ? "fold" : "expandAll"} />
    </button>
  );
}

const TEXT = {
  copy: "Copy path",
  copyLink: "Copy link",
  collapse: "Hide lines",
  expand: "Show lines",
  ofAll: "Alt+click: all files",
  similarity: "Similarity of the contents",
  modes: "Old and new file mode",
  whole: "Show whole file",
  changes: "Show only changes",
} as const;
/** The keys that do the same at the cursor. */
const KEYS = { collapse: "Enter", path: "Shift+Y", link: "y" } as const;

/** The header of a file, sticky while any of its lines is visible. */
export const FileHeader = memo(function FileHeader(props: {
  readonly file: DiffFile;
  readonly headingId: string;
  readonly isCollapsed: boolean;
  readonly isCursor: boolean;
  readonly reader: ReaderController;
  /** Returns the link to a place; without it there are no links. */
  readonly linkTo: ((location: DiffLocation) => string) | undefined;
  /** The number of hunks not viewed; null if not known. */
  readonly unviewed: number | null;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}): ReactNode {
  const { reader, file, headingId, isCollapsed, isCursor, linkTo } = props;
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
        title={`${label}, ${TEXT.ofAll} (${KEYS.collapse})`}
        onClick={(event) => (event.altKey ? reader.collapseAll(!isCollapsed) : reader.toggle(file.key))}
      >
        <DiffIcon name={isCollapsed ? "right" : "down"} />
      </button>
      <StatusMark status={file.status} />
      <h2 className="diff-title" id={headingId} aria-label={pathText(file)}>
        <FilePath file={file} />
      </h2>
      <span className="diff-copies">
        <CopyIcon
          icon="copy"
          label={TEXT.copy}
          keys={KEYS.path}
          describedBy={headingId}
          textOf={() => file.plainPath}
        />
        {linkTo !== undefined && (
          <CopyIcon
            icon="link"
            label={TEXT.copyLink}
            keys={KEYS.link}
            describedBy={headingId}
            textOf={() => linkTo({ path: file.key, lines: null })}
          />
        )}
      </span>
      <span className="diff-facts">
        <WholeFileButton file={file} describedBy={headingId} />
        {file.collapsedBecause != null && <span className="diff-why">{file.collapsedBecause}</span>}
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
      <FileViewedMark fileKey={file.key} describedBy={headingId} unviewed={props.unviewed} />
    </div>
  );
});

/** A button that copies a text. Many are mounted while scrolling, so it has a title instead of a tooltip component. */
function CopyIcon(props: {
  readonly icon: "copy" | "link";
  readonly label: string;
  /** The key that does the same at the cursor. */
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
      <DiffIcon name={isCopied ? "check" : props.icon} />
    </button>
  );
}
