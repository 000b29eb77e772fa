import { use, useCallback, useMemo, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import "./expand.css";
import { displayText } from "../displayText.ts";
import { enclosingLines } from "../patch/enclosingLines.ts";
import { expandGap, type ExpandStep } from "./expandGap.ts";
import type { WantedLines } from "./Expansions.ts";
import { ExpansionsContext } from "./ExpansionsContext.ts";
import type { FileModel } from "../models/FileModel.ts";
import { gapAbove } from "../patch/gapAbove.ts";
import { GRID } from "../cursor/focusedGrid.ts";
import { Glyph, type GlyphName } from "../Glyph.tsx";
import { hiddenBelow } from "../patch/hiddenBelow.ts";
import { EXPAND_STEP } from "../measures.ts";
import { neverChanges } from "../neverChanges.ts";
import { PlainHunk } from "./PlainHunk.tsx";
import { SeenAgain } from "../seen/SeenAgain.tsx";
import { counted } from "#app/ui/counted.ts";

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
export function HunkBand({ model, index }: { readonly model: FileModel; readonly index: number }): ReactNode {
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
