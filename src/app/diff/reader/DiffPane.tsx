import { type CSSProperties, type ReactNode, use, useCallback, useId, useMemo } from "react";
import { PaperContext } from "#app/ui/Paper.tsx";
import { NO_RANGES } from "../compare/ChangedWords.ts";
import { HunkHeader } from "../hunks/HunkHeader.tsx";
import { DiffRow, isPlainLine, type PaneSide, TABLE_COLUMNS } from "../lines/DiffRow.tsx";
import { LayerMarks } from "../lines/layerMarks.ts";
import { gutterColumns, NO_LENGTHS, shownText } from "../models/lineWidth.ts";
import { COLUMNS_A_SLACK, LINE_HEIGHT, PADDING_COLUMNS } from "../measures.ts";
import {
  wideRowKey,
  drawnComments,
  joinLines,
  lineKey,
  rowNumbering,
  rowsToDraw,
  type ShownLine,
  tableRowCount,
} from "../models/drawnRows.ts";
import type { FileModel } from "../models/FileModel.ts";
import type { WideRow } from "../models/FileRows.ts";
import { conflictLines } from "../models/lineWarnings.ts";
import type { DiffLocation } from "../models/DiffLocation.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import type { PixelRange } from "../Viewport.ts";
import type { TokensOf } from "./useHunkTokens.ts";
import { useLayers } from "../lineRanges/moveLinks.ts";
import "./grid.css";
import "../lines/passed.css";

type SlotRow = Extract<WideRow, { readonly kind: "slot" }>;

const LABELS = { both: "Lines", old: "Lines before", new: "Lines after" } as const;

interface PaneProps {
  readonly model: FileModel;
  readonly side: PaneSide;
  readonly range: PixelRange;
  /** The number of columns visible in the pane; null while not known. */
  readonly availableColumns: number | null;
  readonly scroll: SharedScroll;
  readonly tokensOf: TokensOf;
  /** The row of the cursor, -1 if it is elsewhere. */
  readonly cursorRow: number;
  /** The line of the cursor: one of the two lines of a row in split layout. */
  readonly cursorLine: number;
  /** The screen reader text of the row of the cursor; null if the cursor is elsewhere. */
  readonly cursorText: string | null;
  readonly marked: DiffLocation["lines"];
  /** The lines that are always rendered. */
  readonly pinned: readonly number[];
  /**
   * True while scrolling fast or directly after a long jump: no changes within lines are marked, and plain lines are
   * rendered as blocks.
   */
  readonly isScrollingPast: boolean;
  readonly onShowMore: (line: number) => void;
}

/**
 * One column of the lines of a file: a grid of which only the rows near the viewport are rendered. When it has the
 * focus, the arrow keys move the cursor of the reader, whose row is the active descendant. Content wider than the
 * column scrolls horizontally inside of it while line numbers stay. Its own scroll bar sticks to the lower edge of the
 * screen, since the end of the file may be far below.
 */
export function DiffPane(props: PaneProps): ReactNode {
  const { model, side, scroll } = props;
  const { patch, rows, wrapping, facts } = model;
  const words = props.isScrollingPast ? null : model.words;
  const layers = useLayers(model.file.key);
  const { file, slots } = model;
  const marks = useMemo(() => new LayerMarks({ file, patch, slots }, side, layers), [file, patch, slots, side, layers]);
  const cursorId = useId();
  const join = useCallback((element: HTMLElement | null) => scroll.join(element), [scroll]);
  if (rows === null) return null;
  const label = facts.layout === "plain" ? LABELS.both : LABELS[side];
  const { overflows, width } = paneWidth(model, props.availableColumns);
  const pane = rows.panes[side === "new" && facts.layout === "split" ? 1 : 0];
  const numberOf = rowNumbering(rows);
  // A file with a slot in place of its lines has no grid.
  const rowCount = tableRowCount(rows);
  const shownRows = pane === undefined ? [] : rowsToDraw(rows, pane, props.range, props.pinned);
  const hasCursor = shownRows.some(({ row }) => row === props.cursorRow);
  const pieces = props.isScrollingPast ? joinLines(shownRows, (shown) => canPass(shown, props)) : shownRows;
  const comments = drawnComments(model, props.range);
  const detailsOf = (row: number): string | undefined => {
    const names = new Set(rows.panes.flatMap((lines) => comments.get(lines[row] ?? -1) ?? []));
    return names.size === 0 ? undefined : [...names].join(" ");
  };

  return (
    <div className={`diff-pane diff-pane-${side}`}>
      <div ref={join} className="diff-lines" onScroll={(event) => scroll.follow(event.currentTarget)}>
        <div
          className="diff-sheet"
          {...(rowCount > 0 && {
            role: "grid",
            tabIndex: 0,
            "aria-label": label,
            "aria-readonly": true,
            "aria-multiselectable": true,
            "aria-activedescendant": hasCursor ? cursorId : undefined,
            "aria-rowcount": rowCount,
            "aria-colcount": TABLE_COLUMNS[side],
          })}
          style={{ ...width, height: rows.height }}
        >
          {pieces.map((shown) => {
            if (shown.kind === "block") {
              const [first] = shown.lines;
              if (patch === null || first === undefined) return null;
              const key = `passed ${lineKey(patch, first.line)}`;
              return <PlainLines key={key} patch={patch} lines={shown.lines} side={side} />;
            }
            if (shown.kind === "wide") {
              const { wideRow, row, top } = shown;
              if (wideRow.kind === "slot") return <PaperSlot key={wideRow.slot.key} {...{ model, wideRow }} />;
              return (
                <HunkHeader
                  key={wideRowKey(patch, wideRow)}
                  model={model}
                  wideRow={wideRow}
                  side={side}
                  top={top}
                  rowIndex={numberOf(row)}
                  isCursor={row === props.cursorRow}
                  cursorId={row === props.cursorRow ? cursorId : undefined}
                />
              );
            }
            if (patch === null) return null;
            const isOld = side === "old" || patch.kinds[shown.line] === LineKind.removed;
            const number = (isOld ? patch.oldNumbers : patch.newNumbers)[shown.line] ?? 0;
            const tokens = props.tokensOf(shown.hunk, isOld ? "old" : "new", number);
            return (
              <DiffRow
                key={lineKey(patch, shown.line)}
                patch={patch}
                line={shown.line}
                top={shown.top}
                height={shown.height}
                side={side}
                rowIndex={numberOf(shown.row)}
                tokens={tokens === null ? null : isOld ? tokens.old : tokens.new}
                tokenLine={number - ((isOld ? tokens?.oldStart : tokens?.newStart) ?? 0)}
                changed={words?.rangesOf(shown.line, shown.hunk) ?? NO_RANGES}
                marks={marks.at(shown.line)}
                wrapping={wrapping}
                lengths={model.lengths}
                isCursor={shown.row === props.cursorRow}
                cursorId={shown.row === props.cursorRow ? cursorId : undefined}
                cursorText={shown.row === props.cursorRow ? (props.cursorText ?? undefined) : undefined}
                details={comments.size === 0 ? undefined : detailsOf(shown.row)}
                isBeside={shown.row === props.cursorRow && shown.line !== props.cursorLine}
                isMarked={isMarked(patch, shown.line, side, props.marked)}
                onShowMore={props.onShowMore}
              />
            );
          })}
        </div>
      </div>
      {overflows && <ScrollBar {...{ join, scroll, width }} />}
    </div>
  );
}

/** Content between the lines on paper, where it follows the line above it; on the screen it is in the `SlotLayer`. */
function PaperSlot({ model, wideRow: { slot } }: Pick<PaneProps, "model"> & { readonly wideRow: SlotRow }): ReactNode {
  if (!use(PaperContext)) return null;
  return (
    <div className="diff-slot">
      {model.slots?.away.has(slot.key) === true && slot.awayNote}
      {slot.content}
    </div>
  );
}

function ScrollBar(props: {
  readonly join: (element: HTMLElement | null) => () => void;
  readonly scroll: SharedScroll;
  readonly width: CSSProperties;
}): ReactNode {
  const { join, scroll, width } = props;
  return (
    <div
      ref={join}
      className="diff-bar"
      aria-hidden="true"
      tabIndex={-1}
      onScroll={(event) => scroll.follow(event.currentTarget)}
    >
      <div style={width} />
    </div>
  );
}

/** Returns the width of the lines, and true if it is more than the pane has. */
function paneWidth({ wrapping, columns: ofCode, facts, digits }: FileModel, available: number | null) {
  const codeColumns = wrapping === null ? ofCode : wrapping.columns;
  // Rounding errors of the browser per character add up over a long line.
  const slack = PADDING_COLUMNS + Math.floor(codeColumns / COLUMNS_A_SLACK);
  const columns = gutterColumns(facts.layout, digits, facts.numberPadding) + codeColumns + slack;
  const overflows = available !== null && columns > available;
  const width: CSSProperties = wrapping === null || overflows ? { minWidth: `${columns}ch` } : {};
  return { overflows, width };
}

/** Returns true if a line can be part of a block of plain lines. */
function canPass(shown: ShownLine, { model: { patch, facts }, side, cursorRow, pinned, marked }: PaneProps): boolean {
  return (
    patch !== null &&
    shown.height === (facts.lineHeight ?? LINE_HEIGHT) &&
    shown.row !== cursorRow &&
    !pinned.includes(shown.line) &&
    !isMarked(patch, shown.line, side, marked) &&
    !conflictLines(patch).has(shown.line) &&
    isPlainLine(patch, shown.line)
  );
}

const SIGNS = ["", "+", "−"];
const GROUND_CLASS = ["", "diff-added", "diff-removed"];

/**
 * Consecutive lines in the cheap form used while scrolling fast: one text each for all numbers, signs and lines. It has
 * a tenth of the elements of the rows, which follow when the user is idle.
 */
function PlainLines(props: {
  readonly patch: Patch;
  /** All of the height of a single screen line. */
  readonly lines: readonly ShownLine[];
  readonly side: PaneSide;
}): ReactNode {
  const { patch, lines, side } = props;
  const numbers = (of: Int32Array): string => lines.map(({ line }) => of[line] || "").join("\n");
  const { top = 0, height = 0 } = lines[0] ?? {};
  const kinds = lines.map(({ line }) => patch.kinds[line] ?? LineKind.context);
  return (
    <div className="diff-passed" aria-hidden="true" style={{ top, height: lines.length * height }}>
      {side !== "new" && <span className="diff-number muted">{numbers(patch.oldNumbers)}</span>}
      {side !== "old" && <span className="diff-number muted">{numbers(patch.newNumbers)}</span>}
      <span className="diff-sign strong">{kinds.map((kind) => SIGNS[kind]).join("\n")}</span>
      <span className="diff-code">{lines.map(({ line }) => shownText(patch, line, NO_LENGTHS)).join("\n")}</span>
      {groundsOf(kinds, height)}
    </div>
  );
}

/** The colored backgrounds of added and removed lines, one per run of a kind. */
function groundsOf(kinds: readonly number[], height: number): readonly ReactNode[] {
  const found: ReactNode[] = [];
  for (let from = 0; from < kinds.length;) {
    const kind = kinds[from] ?? LineKind.context;
    let to = from + 1;
    while (kinds[to] === kind) to++;
    if (kind !== LineKind.context) {
      const area = { top: from * height, height: (to - from) * height };
      found.push(<i key={from} className={GROUND_CLASS[kind]} style={area} />);
    }
    from = to;
  }
  return found;
}

/** Returns true if a line of a patch in a pane is selected; in split layout only the line on the selected side. */
function isMarked(patch: Patch, line: number, pane: PaneSide, marked: DiffLocation["lines"]): boolean {
  if (marked === null || (pane !== "both" && pane !== marked.side)) return false;
  const number = (marked.side === "old" ? patch.oldNumbers : patch.newNumbers)[line] ?? 0;
  return number >= marked.line && number <= marked.to;
}

/**
 * Synchronizes the horizontal scroll offset of elements: the panes of a file and their scroll bars, which all have the
 * same inner width. Scrolled elements get `data-scrolled`, since elements are sticky only there: sticky positioning is
 * expensive.
 */
export class SharedScroll {
  readonly #elements = new Set<HTMLElement>();
  #left = 0;

  /** Scrolls an element to the common offset and synchronizes it until the returned function is called. */
  readonly join = (element: HTMLElement | null): (() => void) => {
    if (element === null) return () => undefined;
    this.#elements.add(element);
    if (this.#left > 0) element.scrollLeft = this.#left;
    this.#notify(element);
    return () => {
      this.#elements.delete(element);
    };
  };

  /** Scrolls all elements to the offset of one; idempotent, so that they cannot trigger each other endlessly. */
  follow(leader: HTMLElement): void {
    if (Math.abs(leader.scrollLeft - this.#left) < 1) return;
    this.#left = leader.scrollLeft;
    for (const element of this.#elements) {
      this.#notify(element);
      if (element !== leader && Math.abs(element.scrollLeft - this.#left) >= 1) element.scrollLeft = this.#left;
    }
  }

  #notify(element: HTMLElement): void {
    element.toggleAttribute("data-scrolled", this.#left > 0);
  }
}
