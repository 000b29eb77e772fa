import { memo, useContext, useDeferredValue, type ComponentProps, type ReactNode } from "react";
import type { TextRange } from "../compare/ChangedWords.ts";
import type { MovedLine } from "../compare/FileMoves.ts";
import "./conflict.css";
import { findMarks } from "./findMarks.ts";
import { PLAIN_LENGTH } from "./isPlainLine.ts";
import { LineContent } from "./LineContent.tsx";
import { LINE_HEIGHT } from "../measures.ts";
import { LineSign } from "./LineSign.tsx";
import { movedText } from "./movedText.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { ShowsWhitespaceContext } from "./ShowsWhitespaceContext.ts";
import { shownText, type ShownLengths } from "./shownText.ts";
import { TABLE_COLUMNS } from "./tableColumns.ts";
import type { TextTokens } from "../colours/tokenizeText.ts";
import { wrapLine, type Wrapping } from "./wrapLine.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  showRest: "Show more",
  moreCharacters: (count: number): string => `… ${formatCount(count)} more characters`,
} as const;
const NO_BREAKS: readonly number[] = [];

/** Whose line numbers stand in front of the lines. */
export type PaneSide = "both" | "old" | "new";

/** One line of a patch, drawn at a height. The only component of which there are thousands: five elements and its tokens. */
export const DiffRow = memo(function DiffRow(props: {
  readonly patch: Patch;
  readonly line: number;
  readonly top: number;
  readonly height: number;
  readonly side: PaneSide;
  /** Its place among all rows of the table, from 1. */
  readonly rowIndex: number;
  /** The tokens of a text in which this line is line `tokenLine`; null while they are not there. */
  readonly tokens: TextTokens | null;
  readonly tokenLine: number;
  /** What changed within the line. */
  readonly changed: readonly TextRange[];
  /** Its other end, where it moved. */
  readonly moved: MovedLine | null;
  readonly fileKey: string;
  readonly wrapping: Wrapping | null;
  readonly lengths: ShownLengths;
  /** Whether a merge left it there for a person to choose. */
  readonly isConflict: boolean;
  readonly isCursor: boolean;
  /** Names the row where the cursor is on it, and says what it shows and what stands at it. */
  readonly cursorId: string | undefined;
  readonly cursorText: string | undefined;
  /** Names the elements that hold what is said of it. */
  readonly details: string | undefined;
  /** Whether the cursor is on the line that stands beside this one. */
  readonly isBeside: boolean;
  readonly isMarked: boolean;
  readonly onShowMore: (line: number) => void;
}): ReactNode {
  const { patch, line, side, height, isCursor, wrapping, moved } = props;
  const showsWhitespace = useContext(ShowsWhitespaceContext);
  const kind = patch.kinds[line];
  const isOld = kind === LineKind.removed;
  const where = moved?.isFirst === true ? movedText(moved, isOld ? "old" : "new", props.fileKey) : null;
  const shown = shownText(patch, line, props.lengths);
  const hidden = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0) - shown.length;
  const style = height === LINE_HEIGHT ? { top: props.top } : { top: props.top, height };

  // Colours come by themselves, behind what somebody waits for: they are most of a line's elements.
  const tokens = useDeferredValue(props.tokens, null);
  const tokenLine = useDeferredValue(props.tokenLine);
  const from = tokens?.starts[tokenLine];
  const to = tokens?.starts[tokenLine + 1];
  const hasTokens = tokens !== null && from !== undefined && to !== undefined;
  const marks = findMarks(shown);
  const breaks = wrapping === null ? NO_BREAKS : wrapLine(shown, marks, wrapping);
  // Of what is drawn in a jump most is bare text: each component less makes the jump shorter.
  const isBare = marks.length + breaks.length + props.changed.length === 0 && shown.length <= PLAIN_LENGTH;
  const content =
    isBare && !hasTokens && !showsWhitespace ? (
      shown
    ) : (
      <LineContent
        text={shown}
        marks={marks}
        tokens={hasTokens ? { records: tokens.records, from, to } : null}
        changed={props.changed}
        breaks={breaks}
      />
    );
  if (kind === LineKind.marker) {
    return (
      <div className="diff-row diff-marker" role="row" aria-rowindex={props.rowIndex} style={style}>
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
        <span className="diff-number" role="gridcell">
          {patch.oldNumbers[line] || ""}
        </span>
      )}
      {side !== "old" && (
        <span className="diff-number" role="gridcell">
          {patch.newNumbers[line] || ""}
        </span>
      )}
      <LineSign kind={kind ?? 0} moved={moved} movedText={where} />
      {hidden === 0 ? (
        <>
          <span className="diff-code" role="gridcell">
            {content}
          </span>
          {where !== null && (
            <span className="diff-moved-text" aria-hidden="true">
              {where}
            </span>
          )}
        </>
      ) : (
        <span className="diff-long" role="gridcell">
          <span className="diff-code">{content}</span>
          <span className="diff-cut">
            {TEXT.moreCharacters(hidden)}
            <button type="button" onClick={() => props.onShowMore(line)}>
              {TEXT.showRest}
            </button>
          </span>
        </span>
      )}
    </div>
  );
});

const ROW_CLASS = ["diff-row", "diff-row diff-added", "diff-row diff-removed"];

function rowClass(
  kind: number,
  line: Pick<ComponentProps<typeof DiffRow>, "moved" | "isConflict" | "isCursor" | "isBeside" | "isMarked">,
): string {
  let classes = ROW_CLASS[kind] ?? "";
  if (line.moved?.isEdited === false) classes += " diff-moved";
  if (line.isConflict) classes += " diff-conflict";
  if (line.isCursor) classes += " diff-cursor";
  if (line.isBeside) classes += " diff-beside";
  if (line.isMarked) classes += " diff-linked";
  return classes;
}
