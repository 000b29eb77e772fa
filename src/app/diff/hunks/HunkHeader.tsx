import { type ReactNode, use, useCallback, useMemo, useRef } from "react";
import { PaperContext } from "#app/ui/Paper.tsx";
import { counted } from "#app/ui/format.ts";
import { GRID } from "../controller/cursorGeometry.ts";
import { displayText } from "../displayText.ts";
import { DiffIcon, type DiffIconName } from "../DiffIcon.tsx";
import { type PaneSide, TABLE_COLUMNS } from "../lines/DiffRow.tsx";
import { EXPAND_STEP } from "../measures.ts";
import type { FileModel } from "../models/FileModel.ts";
import type { WideRow } from "../models/FileRows.ts";
import { gapAbove, hiddenBelow } from "../patch/patchGaps.ts";
import { ReaderContext } from "../controller/ReaderController.ts";
import { HunkViewedMark, CollapseAgain, CollapsedHunk } from "../viewed/ViewedMark.tsx";
import { expandGap, type ExpandStep } from "../controller/Expansions.ts";
import { HunkMenu } from "./HunkMenu.tsx";
import "./expand.css";
import { useStored } from "#app/ui/Store.ts";

/** A row over the whole width of a pane: the header of a hunk, the row after the last hunk, or a note about the file. */
export function HunkHeader(props: {
  readonly model: FileModel;
  readonly wideRow: Exclude<WideRow, { readonly kind: "slot" }>;
  readonly side: PaneSide;
  readonly top: number;
  readonly rowIndex: number;
  /** True if the cursor of the reader is on it, which is possible only for a collapsed hunk. */
  readonly isCursor: boolean;
  readonly cursorId: string | undefined;
}): ReactNode {
  const { model, wideRow, top } = props;
  // In split layout, the two halves look like one row: the controls are in the left one, the heading in the right one.
  const isSplit = model.facts.layout === "split";
  const isLeft = !isSplit || props.side === "old";
  const isRight = !isSplit || props.side === "new";
  const style = { top, height: model.facts.hunkHeaderHeight };
  const columns = TABLE_COLUMNS[props.side];
  switch (wideRow.kind) {
    case "note":
      return (
        <div className="diff-wide-row diff-note" role="row" aria-rowindex={props.rowIndex} style={style}>
          <span className="diff-wide-row-text" role="gridcell" aria-colspan={columns} title={wideRow.message}>
            {isLeft && wideRow.message}
          </span>
        </div>
      );
    case "hunk":
    case "seen":
    case "tail": {
      const index = wideRow.kind === "tail" ? (model.patch?.hunks.length ?? 0) : wideRow.index;
      return (
        <div
          className={`diff-wide-row diff-hunk${props.isCursor ? " diff-cursor" : ""}`}
          id={props.cursorId}
          role="row"
          aria-rowindex={props.rowIndex}
          aria-current={props.isCursor || undefined}
          style={style}
        >
          <span className="diff-wide-row-text" role="gridcell" aria-colspan={columns}>
            {isLeft && wideRow.kind !== "tail" && <HunkViewedMark model={model} index={index} />}
            {isLeft && wideRow.kind === "seen" && <CollapsedHunk model={model} index={index} />}
            {wideRow.kind !== "seen" && <HunkExpander model={model} index={index} isLeft={isLeft} isRight={isRight} />}
            {isRight && wideRow.kind === "hunk" && <HunkMenu model={model} index={index} />}
          </span>
        </div>
      );
    }
  }
}

const TEXT = {
  down: `Show ${EXPAND_STEP} more lines below; Shift+click for all`,
  up: `Show ${EXPAND_STEP} more lines above; Shift+click for all`,
  loading: "Loading lines…",
  below: "More of the file",
} as const;
const KEYS = "Shift+G";

/**
 * The controls above a hunk, or below the last hunk for the index after it, if lines of an expandable file are hidden
 * there: the number of lines, and buttons to show more or all of them.
 */
function HunkExpander(props: {
  readonly model: FileModel;
  readonly index: number;
  /** True if it shows the controls. */
  readonly isLeft: boolean;
  /** True if it shows the heading. */
  readonly isRight: boolean;
}): ReactNode {
  const { model, index, isLeft, isRight } = props;
  const expansions = use(ReaderContext)?.expansions ?? null;
  const { file, patch, content, viewed } = model;
  const isWaiting = useStored(expansions, () => expansions?.isWaiting(file.key) === true);
  const isPressedByKey = useRef(false);
  /** Moves the focus from a button with nothing left to show to the button beside it, or to the lines shown now. */
  const passFocus = useCallback(
    (button: HTMLElement | null) => () => {
      if (button === null || !isPressedByKey.current || document.activeElement !== button) return;
      const [wideRow, grid] = [button.parentElement, button.closest<HTMLElement>(GRID)];
      queueMicrotask(() => {
        const other = wideRow?.isConnected === true ? wideRow.querySelector<HTMLElement>(".diff-expand") : null;
        (other ?? grid)?.focus({ preventScroll: true });
      });
    },
    [],
  );
  const hunk = patch?.hunks[index];
  const isTail = hunk === undefined;
  const below = useMemo(
    () => (isTail && patch !== null && content.text !== null ? hiddenBelow(patch, content.text) : Infinity),
    [isTail, patch, content.text],
  );
  if (patch === null) return null;
  const gap = gapAbove(patch, index, Infinity);
  const count = isTail ? below : gap.newEnd - gap.newFrom;
  const heading = headingText(hunk?.heading ?? "");
  const headingHere = isRight && heading !== "" && (
    <span className="diff-heading" title={heading}>
      {heading}
    </span>
  );
  const own = hunk !== undefined && <CollapseAgain model={model} index={index} />;
  if (hunk !== undefined && (count === 0 || expansions === null)) {
    return (
      <>
        {isLeft && own}
        {isLeft && <span className="diff-hidden">{rangesText(hunk.ranges)}</span>}
        {headingHere}
      </>
    );
  }
  if (isTail && (!isLeft || use(PaperContext))) return null;
  if (content.isTruncated && isTail) return <span className="diff-hidden">{TEXT.loading}</span>;
  if (count === 0) return "End of the file";
  if (expansions === null) return TEXT.below;

  const button = (step: ExpandStep, label: string, icon: DiffIconName): ReactNode => (
    <button
      ref={passFocus}
      type="button"
      className="diff-icon diff-expand muted"
      aria-label={label}
      title={`${label} (${KEYS})`}
      onClick={({ detail, shiftKey }) => {
        isPressedByKey.current = detail === 0;
        expansions.show(file.key, () => expandGap(gap, shiftKey ? "all" : step));
      }}
    >
      <DiffIcon name={icon} />
    </button>
  );
  const isLong = count > EXPAND_STEP;
  // Lines shown below a collapsed hunk would collapse with it.
  const isCollapsedAbove = viewed?.collapsed[index - 1] === 1;
  const failure = isWaiting ? null : content.textFailure;
  if (!isLeft) return headingHere;
  return (
    <>
      {own}
      {isLong && index > 0 && !isCollapsedAbove && button("down", TEXT.down, "expandDown")}
      {isLong && !isTail && button("up", TEXT.up, "expandUp")}
      {(!isLong || (isTail && isCollapsedAbove)) &&
        button("all", isTail ? "Show the rest of the file" : "Show all hidden lines", "expandAll")}
      <span className="diff-hidden" title={hunk?.ranges}>
        {isWaiting ? TEXT.loading : (failure ?? (count === Infinity ? TEXT.below : counted(count, "hidden line")))}
      </span>
      {headingHere}
    </>
  );
}

/** Returns the ranges of a hunk; of a file that has only one side, its number of lines. */
const rangesText = (ranges: string): string =>
  ranges.replace(/^@@ -(?:0,0 \+)?1(?:,(\d+))?(?: \+0,0)? @@$/u, (_, lines = "1") => counted(Number(lines), "line"));

/** The start of a UTF-8 character. Git cuts headings after 80 bytes, so one of this length can end within one. */
const CUT_CHARACTER = /[\udcc2-\udcf4][\udc80-\udcbf]{0,2}$/u;
const CUT_BYTES_MIN = 78;

function headingText(heading: string): string {
  const isCut = new TextEncoder().encode(displayText(heading)).length >= CUT_BYTES_MIN;
  return displayText(isCut ? heading.replace(CUT_CHARACTER, "") : heading);
}
