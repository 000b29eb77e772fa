import { type CSSProperties, type ReactNode, useCallback, useId } from "react";
import { NO_RANGES } from "../compare/ChangedWords.ts";
import { movedAt } from "../compare/FileMoves.ts";
import { BandRow } from "../hunks/HunkHeader.tsx";
import { DiffRow, isPlainLine, type PaneSide, TABLE_COLUMNS } from "../lines/DiffRow.tsx";
import { gutterColumns, NO_LENGTHS, shownText } from "../lines/lineWidth.ts";
import { COLUMNS_A_SLACK, LINE_HEIGHT, PADDING_COLUMNS } from "../measures.ts";
import {
  bandKey,
  drawnRemarks,
  joinLines,
  lineKey,
  rowNumbering,
  rowsToDraw,
  type ShownLine,
  tableRowCount,
} from "../models/drawnRows.ts";
import type { FileModel } from "../models/FileModel.ts";
import { conflictLines } from "../models/lineWarnings.ts";
import type { ReaderPlace } from "../models/ReaderPlace.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import type { Stretch } from "../Viewport.ts";
import type { TokensOf } from "./useHunkTokens.ts";
import { useFileMoves } from "./useMoves.ts";
import "./grid.css";
import "../lines/passed.css";

const TEXT = {
  labels: { both: "Lines", old: "Lines before", new: "Lines after" },
} as const;

/**
 * One column of a file's lines, a grid of which only the rows near the viewport exist: with the focus in it the arrows move
 * the reader's cursor, whose row it names as the active one. What is wider than the column
 * scrolls sideways inside it, line numbers staying; a scroll bar of its own keeps to the lower edge of the screen, where
 * the file's end may be far below.
 */
export function DiffPane(props: {
  readonly model: FileModel;
  readonly side: PaneSide;
  readonly stretch: Stretch;
  /** Columns that the pane has on screen; null while that is not known. */
  readonly room: number | null;
  readonly scroll: SharedScroll;
  readonly tokensOf: TokensOf;
  /** The row of the reader's cursor, -1 where it is elsewhere. */
  readonly cursorRow: number;
  /** The line of the cursor itself: of two side by side it is one. */
  readonly cursorLine: number;
  /** What is said of the cursor's row; null where it is elsewhere. */
  readonly cursorText: string | null;
  /** The lines that stand out. */
  readonly marked: ReaderPlace["lines"];
  /** Lines that are drawn wherever they are. */
  readonly kept: readonly number[];
  /** Whether one sweeps by it, or has just come from afar: then nothing is marked within lines, and plain ones are drawn together. */
  readonly isPassing: boolean;
  readonly onShowMore: (line: number) => void;
}): ReactNode {
  const { model, side, scroll } = props;
  const { patch, rows, wrapping, facts } = model;
  const words = props.isPassing ? null : model.words;
  const moves = useFileMoves(model.file.key);
  const conflicts = patch === null ? null : conflictLines(patch);
  const cursorId = useId();
  const join = useCallback((element: HTMLElement | null) => scroll.join(element), [scroll]);
  if (rows === null) return null;
  const label = facts.layout === "plain" ? TEXT.labels.both : TEXT.labels[side];
  const codeColumns = wrapping === null ? model.columns : wrapping.columns;
  // What the browser rounds in a character adds up over a long line.
  const slack = PADDING_COLUMNS + Math.floor(codeColumns / COLUMNS_A_SLACK);
  const columns = gutterColumns(facts.layout, model.digits, facts.numberRoom) + codeColumns + slack;
  const overflows = props.room !== null && columns > props.room;
  const pane = rows.panes[side === "new" && facts.layout === "split" ? 1 : 0];
  const width: CSSProperties = wrapping === null || overflows ? { minWidth: `${columns}ch` } : {};
  const numberOf = rowNumbering(rows);
  // A file that is shown otherwise has no lines to walk in.
  const rowCount = tableRowCount(rows);
  const shownRows = pane === undefined ? [] : rowsToDraw(rows, pane, props.stretch, props.kept);
  const hasCursor = shownRows.some(({ row }) => row === props.cursorRow);
  const canPass = (shown: ShownLine): boolean =>
    patch !== null &&
    shown.height === (facts.lineHeight ?? LINE_HEIGHT) &&
    shown.row !== props.cursorRow &&
    !props.kept.includes(shown.line) &&
    !isMarked(patch, shown.line, side, props.marked) &&
    conflicts?.has(shown.line) !== true &&
    isPlainLine(patch, shown.line);
  const pieces = props.isPassing ? joinLines(shownRows, canPass) : shownRows;
  const remarks = drawnRemarks(model, props.stretch);
  const detailsOf = (row: number): string | undefined => {
    const names = new Set(rows.panes.flatMap((lines) => remarks.get(lines[row] ?? -1) ?? []));
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
              return <PassedLines key={key} patch={patch} lines={shown.lines} side={side} />;
            }
            if (shown.kind === "band") {
              const { band, row, top } = shown;
              if (band.kind === "slot") return null;
              return (
                <BandRow
                  key={bandKey(patch, band)}
                  model={model}
                  band={band}
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
            const moved = movedAt(moves, patch, shown.line);
            const stayed = moved === null || moved.isInPlace;
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
                changed={stayed ? (words?.rangesOf(shown.line, shown.hunk) ?? NO_RANGES) : moved.changed}
                moved={moved}
                fileKey={model.file.key}
                wrapping={wrapping}
                lengths={model.lengths}
                isConflict={conflicts?.has(shown.line) === true}
                isCursor={shown.row === props.cursorRow}
                cursorId={shown.row === props.cursorRow ? cursorId : undefined}
                cursorText={shown.row === props.cursorRow ? (props.cursorText ?? undefined) : undefined}
                details={remarks.size === 0 ? undefined : detailsOf(shown.row)}
                isBeside={shown.row === props.cursorRow && shown.line !== props.cursorLine}
                isMarked={isMarked(patch, shown.line, side, props.marked)}
                onShowMore={props.onShowMore}
              />
            );
          })}
        </div>
      </div>
      {overflows && (
        <div
          ref={join}
          className="diff-bar"
          aria-hidden="true"
          onScroll={(event) => scroll.follow(event.currentTarget)}
        >
          <div style={width} />
        </div>
      )}
    </div>
  );
}

const SIGNS = ["", "+", "−"];
const GROUND_CLASS = ["", "diff-added", "diff-removed"];

/**
 * Lines that stand right below one another as one who sweeps by, or comes from afar, sees them first: one text each for all their numbers, signs and
 * characters. That is a tenth of the elements that they are as rows, which come when one rests.
 */
function PassedLines(props: {
  readonly patch: Patch;
  /** All of one line's height. */
  readonly lines: readonly ShownLine[];
  readonly side: PaneSide;
}): ReactNode {
  const { patch, lines, side } = props;
  const numbers = (of: Int32Array): string => lines.map(({ line }) => of[line] || "").join("\n");
  const { top = 0, height = 0 } = lines[0] ?? {};
  const kinds = lines.map(({ line }) => patch.kinds[line] ?? LineKind.context);
  return (
    <div className="diff-passed" aria-hidden="true" style={{ top, height: lines.length * height }}>
      {side !== "new" && <span className="diff-number">{numbers(patch.oldNumbers)}</span>}
      {side !== "old" && <span className="diff-number">{numbers(patch.newNumbers)}</span>}
      <span className="diff-sign">{kinds.map((kind) => SIGNS[kind]).join("\n")}</span>
      <span className="diff-code">{lines.map(({ line }) => shownText(patch, line, NO_LENGTHS)).join("\n")}</span>
      {groundsOf(kinds, height)}
    </div>
  );
}

/** The coloured grounds of lines that came or went, one for each run of a kind. */
function groundsOf(kinds: readonly number[], height: number): readonly ReactNode[] {
  const found: ReactNode[] = [];
  for (let from = 0; from < kinds.length;) {
    const kind = kinds[from] ?? LineKind.context;
    let to = from + 1;
    while (kinds[to] === kind) to++;
    if (kind !== LineKind.context) {
      const place = { top: from * height, height: (to - from) * height };
      found.push(<i key={from} className={GROUND_CLASS[kind]} style={place} />);
    }
    from = to;
  }
  return found;
}

/** Tells whether a line of a patch, shown in a pane, is one of those marked: of two side by side the one on their side. */
function isMarked(patch: Patch, line: number, pane: PaneSide, marked: ReaderPlace["lines"]): boolean {
  if (marked === null || (pane !== "both" && pane !== marked.side)) return false;
  const number = (marked.side === "old" ? patch.oldNumbers : patch.newNumbers)[line] ?? 0;
  return number >= marked.line && number <= marked.to;
}

/**
 * Keeps elements scrolled sideways alike: a file's panes and their scroll bars, which are all as wide inside. Those that are scrolled
 * say so (`data-scrolled`): what is to stay in sight sticks there, and nowhere else, as to stick costs.
 */
export class SharedScroll {
  readonly #elements = new Set<HTMLElement>();
  #left = 0;

  /** Brings an element to the others' place and keeps it there until the returned function is called. */
  readonly join = (element: HTMLElement | null): (() => void) => {
    if (element === null) return () => undefined;
    this.#elements.add(element);
    if (this.#left > 0) element.scrollLeft = this.#left;
    this.#tell(element);
    return () => {
      this.#elements.delete(element);
    };
  };

  /** Brings all to where one of them was scrolled; done again it changes nothing, so they cannot chase each other. */
  follow(leader: HTMLElement): void {
    if (Math.abs(leader.scrollLeft - this.#left) < 1) return;
    this.#left = leader.scrollLeft;
    for (const element of this.#elements) {
      this.#tell(element);
      if (element !== leader && Math.abs(element.scrollLeft - this.#left) >= 1) element.scrollLeft = this.#left;
    }
  }

  #tell(element: HTMLElement): void {
    element.toggleAttribute("data-scrolled", this.#left > 0);
  }
}
