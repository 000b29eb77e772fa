import { memo, type ReactNode, useContext, useDeferredValue } from "react";
import { formatCount } from "#app/ui/format.ts";
import type { TextRange } from "../compare/ChangedWords.ts";
import { findMarks } from "../displayText.ts";
import type { TextTokens } from "../highlight/tokenizeText.ts";
import { LINE_HEIGHT } from "../measures.ts";
import { LineKind, type Patch } from "../patch/Patch.ts";
import type { LineMarks } from "./layerMarks.ts";
import { LineContent, ShowsWhitespaceContext } from "./LineContent.tsx";
import { NO_LENGTHS, type ShownLengths, shownText, wrapLine, type Wrapping } from "../models/lineWidth.ts";
import "./moves.css";
import "./conflict.css";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The keys are those of `moveLinks.ts`. */
const hint = (text: string): string => `${capital(text)}: go to the other end (m or Enter)`;

/** The sign before a line, with what layers draw beside it; at the head of a moved block a link to its other end. */
function LineSign(props: { readonly kind: number; readonly marks: LineMarks }): ReactNode {
  const { kind, marks } = props;
  const { sign: given, note, gutter } = marks;
  const isAdded = kind === LineKind.added;
  const name = given ?? (isAdded ? "Added" : kind === LineKind.removed ? "Removed" : "Unchanged");
  const sign = isAdded ? "+" : kind === LineKind.removed ? "−" : "";
  const isMarked = gutter !== undefined || undefined;
  if (note === undefined || marks.isLink !== true) {
    return (
      <span className="diff-sign strong" role="gridcell" aria-label={name} data-marked={isMarked}>
        {sign}
        {gutter}
      </span>
    );
  }
  return (
    <span className="diff-sign strong" role="gridcell" data-marked={isMarked}>
      <button
        type="button"
        className="diff-moved-link row focus-inside"
        aria-label={given === undefined ? `${name}, ${note}` : capital(note)}
        title={hint(note)}
      >
        {sign}
        <svg aria-hidden="true" viewBox="0 0 8 12" width="8" height="12">
          <path d={isAdded ? "M7 2H3.5v7M1 6.5 3.5 9 6 6.5" : "M1 9h3.5V2M2 4.5 4.5 2 7 4.5"} />
        </svg>
      </button>
      {gutter}
    </span>
  );
}

/** A longer line may be laid out in chunks. */
const PLAIN_LENGTH = 1000;

/** Returns true if a line can be rendered as bare text: it is short, and no character of it has a label. */
export function isPlainLine(patch: Patch, line: number): boolean {
  const length = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0);
  if (length > PLAIN_LENGTH || patch.kinds[line] === LineKind.marker) return false;
  return findMarks(shownText(patch, line, NO_LENGTHS)).length === 0;
}

/** The number of table columns of a pane: line numbers, sign and code. */
export const TABLE_COLUMNS: Readonly<Record<PaneSide, number>> = { both: 4, old: 3, new: 3 };

const NO_BREAKS: readonly number[] = [];

/** The sides whose line numbers precede the lines. */
export type PaneSide = "both" | "old" | "new";

interface RowProps {
  readonly patch: Patch;
  readonly line: number;
  readonly top: number;
  readonly height: number;
  readonly side: PaneSide;
  /** The index among all rows of the table, from 1. */
  readonly rowIndex: number;
  /** The tokens of a text in which this line is line `tokenLine`; null while not loaded. */
  readonly tokens: TextTokens | null;
  readonly tokenLine: number;
  /** The characters that differ from the other side. */
  readonly changed: readonly TextRange[];
  readonly marks: LineMarks;
  readonly wrapping: Wrapping | null;
  readonly lengths: ShownLengths;
  readonly isCursor: boolean;
  readonly cursorId: string | undefined;
  readonly cursorText: string | undefined;
  /** The ids of the elements of its comments. */
  readonly details: string | undefined;
  /** True if the cursor is on the other line of this row. */
  readonly isBeside: boolean;
  readonly isMarked: boolean;
  readonly onShowMore: (line: number) => void;
}

/**
 * One line of a patch at a vertical position. The only component with thousands of instances: five elements plus
 * tokens.
 */
export const DiffRow = memo(function DiffRow(props: RowProps): ReactNode {
  const { patch, line, side, height, isCursor, wrapping } = props;
  const showsWhitespace = useContext(ShowsWhitespaceContext);
  const kind = patch.kinds[line];
  const { note, changed = props.changed } = props.marks;
  const shown = shownText(patch, line, props.lengths);
  const hidden = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0) - shown.length;
  const style = height === LINE_HEIGHT ? { top: props.top } : { top: props.top, height };

  // Tokens are deferred because they make up most elements of a line.
  const tokens = useDeferredValue(props.tokens, null);
  const tokenLine = useDeferredValue(props.tokenLine);
  const from = tokens?.starts[tokenLine];
  const to = tokens?.starts[tokenLine + 1];
  const hasTokens = tokens !== null && from !== undefined && to !== undefined;
  const marks = findMarks(shown);
  const breaks = wrapping === null ? NO_BREAKS : wrapLine(shown, marks, wrapping);
  // Most lines rendered in a jump are bare text; each component less makes the jump shorter.
  const isBare = marks.length + breaks.length + changed.length === 0 && shown.length <= PLAIN_LENGTH;
  const content =
    isBare && !hasTokens && !showsWhitespace ? (
      shown
    ) : (
      <LineContent
        text={shown}
        marks={marks}
        tokens={hasTokens ? { records: tokens.records, from, to } : null}
        changed={changed}
        breaks={breaks}
      />
    );
  if (kind === LineKind.marker) {
    return (
      <div className="diff-row diff-marker muted" role="row" aria-rowindex={props.rowIndex} style={style}>
        <span className="diff-code" role="gridcell" aria-colspan={TABLE_COLUMNS[side]}>
          {content}
        </span>
      </div>
    );
  }
  return (
    <div
      className={rowClass(kind ?? 0, props)}
      data-line={line}
      id={props.cursorId}
      role="row"
      aria-rowindex={props.rowIndex}
      aria-label={props.cursorText}
      aria-details={props.details}
      aria-selected={props.isMarked || undefined}
      aria-current={isCursor || undefined}
      style={style}
    >
      {side !== "new" && (
        <span className="diff-number muted" role="gridcell">
          {patch.oldNumbers[line] || ""}
        </span>
      )}
      {side !== "old" && (
        <span className="diff-number muted" role="gridcell">
          {patch.newNumbers[line] || ""}
        </span>
      )}
      <LineSign kind={kind ?? 0} marks={props.marks} />
      {hidden === 0 ? (
        <>
          <span className="diff-code" role="gridcell">
            {content}
          </span>
          {note !== undefined && (
            <span className="diff-moved-text muted" aria-hidden="true">
              {note}
            </span>
          )}
        </>
      ) : (
        <span className="diff-long" role="gridcell">
          <span className="diff-code">{content}</span>
          <span className="diff-cut muted">
            {`… ${formatCount(hidden)} more characters`}
            <button type="button" onClick={() => props.onShowMore(line)}>
              Show more
            </button>
          </span>
        </span>
      )}
    </div>
  );
});

const ROW_CLASS = ["diff-row", "diff-row diff-added", "diff-row diff-removed"];

function rowClass(kind: number, line: RowProps): string {
  let classes = ROW_CLASS[kind] ?? "";
  classes += line.marks.rowClass;
  if (line.isCursor) classes += " diff-cursor";
  if (line.isBeside) classes += " diff-beside";
  if (line.isMarked) classes += " diff-linked";
  return classes;
}
