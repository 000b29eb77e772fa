import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";
import type { FileRows } from "./arrangeRows.ts";
import { BandRow } from "./BandRow.tsx";
import { NO_RANGES, type ChangedWords } from "./ChangedWords.ts";
import { DiffRow, type PaneSide } from "./DiffRow.tsx";
import type { HunkTokens } from "./Highlighter.ts";
import { LineKind, type Patch } from "./parsePatch.ts";
import { rowsInStretch } from "./rowsInStretch.ts";
import type { Stretch } from "./Viewport.ts";

const LABELS: Readonly<Record<PaneSide, string>> = { both: "Lines", old: "Lines before", new: "Lines after" };

/**
 * One column of a file's lines. What is wider than the column scrolls sideways inside it, line numbers staying; a scroll
 * bar of its own keeps to the lower edge of the screen, where the file's end may be far below.
 */
export function DiffPane(props: {
  readonly patch: Patch | null;
  readonly words: ChangedWords | null;
  readonly rows: FileRows;
  readonly side: PaneSide;
  readonly stretch: Stretch;
  /** Of the longest line, in columns. */
  readonly columns: number;
  readonly tokensOf: (hunk: number) => HunkTokens | null;
  /** The row of the reader's cursor, -1 where it is elsewhere. */
  readonly cursorRow: number;
  readonly wholeLines: ReadonlySet<number>;
  readonly onShowRest: (line: number) => void;
}): ReactNode {
  const { patch, rows, side } = props;
  const lines = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(lines, props.columns);
  const pane = rows.panes[side === "new" ? 1 : 0];
  const width: CSSProperties = { minWidth: `calc(var(--diff-gutter) + ${props.columns + 2}ch)` };

  return (
    <div className={`diff-pane diff-pane-${side}`}>
      <div
        ref={lines}
        className="diff-lines"
        role="group"
        aria-label={LABELS[side]}
        tabIndex={overflows ? 0 : undefined}
        onScroll={() => follow(bar, lines)}
      >
        <div className="diff-sheet" style={{ ...width, height: rows.height }}>
          {pane !== undefined &&
            rowsInStretch(rows, pane, props.stretch).map((shown) => {
              if (shown.kind === "band") return <BandRow key={shown.row} band={shown.band} top={shown.top} />;
              if (patch === null) return null;
              const isOld = patch.kinds[shown.line] === LineKind.removed;
              const tokens = props.tokensOf(shown.hunk);
              const hunk = patch.hunks[shown.hunk];
              return (
                <DiffRow
                  key={shown.row}
                  patch={patch}
                  line={shown.line}
                  top={shown.top}
                  side={side}
                  tokens={tokens === null ? null : isOld ? tokens.old : tokens.new}
                  tokenLine={
                    isOld
                      ? (patch.oldNumbers[shown.line] ?? 0) - (hunk?.oldStart ?? 0)
                      : (patch.newNumbers[shown.line] ?? 0) - (hunk?.newStart ?? 0)
                  }
                  changed={props.words?.rangesOf(shown.line, shown.hunk) ?? NO_RANGES}
                  isCursor={shown.row === props.cursorRow}
                  isWhole={props.wholeLines.has(shown.line)}
                  onShowRest={props.onShowRest}
                />
              );
            })}
        </div>
      </div>
      {overflows && (
        <div ref={bar} className="diff-bar" aria-hidden="true" onScroll={() => follow(lines, bar)}>
          <div style={width} />
        </div>
      )}
    </div>
  );
}

/** Brings one scroller to the other's place; done again it changes nothing, so the two cannot chase each other. */
function follow(follower: RefObject<HTMLDivElement | null>, leader: RefObject<HTMLDivElement | null>): void {
  const left = leader.current?.scrollLeft ?? 0;
  if (follower.current !== null && Math.abs(follower.current.scrollLeft - left) >= 1)
    follower.current.scrollLeft = left;
}

/** Tells whether an element's content is wider than the element, also after either has changed. */
function useOverflow(element: RefObject<HTMLElement | null>, columns: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const observed = element.current;
    if (observed === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setOverflows(observed.scrollWidth > observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, columns]);
  return overflows;
}
