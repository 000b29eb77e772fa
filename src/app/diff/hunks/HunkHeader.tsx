import { type MouseEvent, type ReactNode, use, useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import { counted } from "#app/ui/format.ts";
import { GRID } from "../cursor/useGrid.ts";
import { displayText } from "../displayText.ts";
import { neverChanges } from "../FileContents.ts";
import { Glyph, type GlyphName } from "../Glyph.tsx";
import { type PaneSide, TABLE_COLUMNS } from "../lines/DiffRow.tsx";
import { BAND_HEIGHT, EXPAND_STEP } from "../measures.ts";
import type { FileModel } from "../models/FileModel.ts";
import type { Band } from "../models/FileRows.ts";
import type { PatchHunk } from "../patch/Patch.ts";
import { enclosingLines, gapAbove, hiddenBelow } from "../patch/patchGaps.ts";
import { HunkSeen, SeenAgain, SeenBand } from "../viewed/ViewedMark.tsx";
import { expandGap, type ExpandStep, ExpansionsContext, type WantedLines } from "./Expansions.ts";
import { HunkRevert } from "./HunkRevert.tsx";
import "./expand.css";

/** A row over the whole width of a pane: what stands above a hunk or below the last one, or a note about the file. */
export function BandRow(props: {
  readonly model: FileModel;
  readonly band: Exclude<Band, { readonly kind: "slot" }>;
  readonly side: PaneSide;
  readonly top: number;
  readonly rowIndex: number;
  /** Whether the reader's cursor is on it, as it is on a hunk that is folded. */
  readonly isCursor: boolean;
  /** Names the row where the cursor is on it. */
  readonly cursorId: string | undefined;
}): ReactNode {
  const { model, band, top } = props;
  // Of the two panes' bands, which look like one, the left one speaks.
  const isSilent = props.side === "new" && model.facts.layout === "split";
  const { bandHeight: height = BAND_HEIGHT } = model.facts;
  const style = height === BAND_HEIGHT ? { top } : { top, height };
  const columns = TABLE_COLUMNS[props.side];
  switch (band.kind) {
    case "note":
      return (
        <div className="diff-band diff-note" role="row" aria-rowindex={props.rowIndex} style={style}>
          <span className="diff-band-text" role="gridcell" aria-colspan={columns} title={band.sentence}>
            {!isSilent && band.sentence}
          </span>
        </div>
      );
    case "hunk":
    case "seen":
    case "tail": {
      const index = band.kind === "tail" ? (model.patch?.hunks.length ?? 0) : band.index;
      return (
        <div
          className={`diff-band diff-hunk${props.isCursor ? " diff-cursor" : ""}`}
          id={props.cursorId}
          role="row"
          aria-rowindex={props.rowIndex}
          aria-current={props.isCursor || undefined}
          style={style}
        >
          <span className="diff-band-text" role="gridcell" aria-colspan={columns}>
            {!isSilent && (
              <>
                {band.kind !== "tail" && <HunkSeen model={model} index={index} />}
                {band.kind === "hunk" && <HunkRevert model={model} index={index} />}
                {band.kind === "seen" ? (
                  <SeenBand model={model} index={index} />
                ) : (
                  <HunkBand model={model} index={index} />
                )}
              </>
            )}
          </span>
        </div>
      );
    }
  }
}

const TEXT = {
  down: `Show ${EXPAND_STEP} more lines downward, with Shift all`,
  up: `Show ${EXPAND_STEP} more lines upward, with Shift all`,
  all: "Show all of them",
  rest: "Show the rest of the file",
  enclosing: "Show all from here down",
  loading: "Loading lines…",
  below: "More of the file",
  end: "End of the file",
  hiddenText: (count: number): string => counted(count, { one: "hidden line", other: "hidden lines" }),
} as const;
/** What shows more lines around the cursor. */
const KEYS = "e";

/**
 * What a band says where lines of a file that can be expanded are hidden: above a hunk, or below the last for the index
 * behind it. Says how many, shows more of them, or all from the line on that git names the hunk by.
 */
function HunkBand({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
  const expansions = use(ExpansionsContext);
  const { file, patch, content, seen } = model;
  const isWaiting = useSyncExternalStore(
    expansions?.subscribe ?? neverChanges,
    () => expansions?.isWaiting(file.key) === true,
    () => false,
  );
  const isPressedByKey = useRef(false);
  /** A button that has the focus and nothing left to show hands it on: to the one beside it, or to the lines that are shown now. */
  const handOn = useCallback(
    (button: HTMLElement | null) => () => {
      if (button === null || !isPressedByKey.current || document.activeElement !== button) return;
      const [band, grid] = [button.parentElement, button.closest<HTMLElement>(GRID)];
      queueMicrotask(() => {
        const other = band?.isConnected === true ? band.querySelector<HTMLElement>(".diff-expand") : null;
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
  const heading = displayText(hunk?.heading ?? "");
  const own = hunk !== undefined && <SeenAgain model={model} index={index} />;
  if (hunk !== undefined && (count === 0 || expansions === null)) {
    return (
      <>
        {own}
        <PlainHunk hunk={hunk} />
      </>
    );
  }
  if (content.isBeginning && isTail) return <span className="diff-hidden">{TEXT.loading}</span>;
  if (count === 0) return TEXT.end;
  if (expansions === null) return TEXT.below;

  const show = (event: MouseEvent, wanted: WantedLines): void => {
    isPressedByKey.current = event.detail === 0;
    expansions.show(file.key, wanted);
  };
  const button = (step: ExpandStep, label: string, glyph: GlyphName): ReactNode => (
    <button
      ref={handOn}
      type="button"
      className="diff-icon diff-expand"
      aria-label={label}
      title={`${label} (${KEYS})`}
      onClick={(event) => show(event, () => expandGap(gap, event.shiftKey ? "all" : step))}
    >
      <Glyph name={glyph} />
    </button>
  );
  const isLong = count > EXPAND_STEP;
  // What is shown below a folded hunk would fold with it.
  const isFoldedAbove = seen?.folded[index - 1] === 1;
  const failure = isWaiting ? null : content.textFailure;
  return (
    <>
      {own}
      {isLong && index > 0 && !isFoldedAbove && button("down", TEXT.down, "expandDown")}
      {isLong && !isTail && button("up", TEXT.up, "expandUp")}
      {button("all", isTail ? TEXT.rest : TEXT.all, "expandAll")}
      <span className="diff-hidden" title={hunk?.ranges}>
        {isWaiting ? TEXT.loading : (failure ?? (count === Infinity ? TEXT.below : TEXT.hiddenText(count)))}
      </span>
      {heading !== "" && (
        <button
          ref={handOn}
          type="button"
          className="diff-heading diff-enclosing"
          title={TEXT.enclosing}
          onClick={(event) => show(event, (text) => enclosingLines(patch, text, index))}
        >
          {heading}
        </button>
      )}
    </>
  );
}

/** A hunk's header as git writes it. */
function PlainHunk({ hunk }: { readonly hunk: PatchHunk }): ReactNode {
  return (
    <>
      {hunk.ranges}
      <span className="diff-heading">{displayText(hunk.heading)}</span>
    </>
  );
}
