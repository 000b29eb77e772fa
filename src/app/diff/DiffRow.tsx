import { memo, type ReactNode } from "react";
import type { TextRange } from "./ChangedWords.ts";
import { displayText } from "./displayText.ts";
import { findMarks } from "./findMarks.ts";
import { LineContent } from "./LineContent.tsx";
import { lineText } from "./lineText.ts";
import { LINE_LENGTH_SHOWN } from "./measures.ts";
import { LineKind, type Patch } from "./parsePatch.ts";
import type { TextTokens } from "./tokenizeText.ts";

const ADDED = "Added";
const REMOVED = "Removed";
const SHOW_REST = "Show the rest";
const moreCharacters = (count: number): string => `… ${count.toLocaleString("en")} more characters`;

/** Whose line numbers stand in front of the lines. */
export type PaneSide = "both" | "old" | "new";

/** One line of a patch, drawn at a height. The only component of which there are thousands: five elements and its tokens. */
export const DiffRow = memo(function DiffRow(props: {
  readonly patch: Patch;
  readonly line: number;
  readonly top: number;
  readonly side: PaneSide;
  /** The tokens of a text in which this line is line `tokenLine`; null while they are not there. */
  readonly tokens: TextTokens | null;
  readonly tokenLine: number;
  /** What changed within the line. */
  readonly changed: readonly TextRange[];
  readonly isWhole: boolean;
  readonly isCursor: boolean;
  readonly onShowRest: (line: number) => void;
}): ReactNode {
  const { patch, line, side, isWhole, isCursor } = props;
  const kind = patch.kinds[line];
  const text = displayText(lineText(patch, line));
  const isCut = text.length > LINE_LENGTH_SHOWN && !isWhole;
  const shown = isCut ? text.slice(0, cutAt(text)) : text;
  const style = { top: props.top };

  if (kind === LineKind.marker) {
    return (
      <div className="diff-row diff-marker" style={style}>
        <span className="diff-code">{shown}</span>
      </div>
    );
  }
  const from = props.tokens?.starts[props.tokenLine];
  const to = props.tokens?.starts[props.tokenLine + 1];
  const hasTokens = props.tokens !== null && from !== undefined && to !== undefined;
  return (
    <div
      className={`${ROW_CLASS[kind ?? 0] ?? ""}${isCursor ? " diff-cursor" : ""}`}
      aria-current={isCursor || undefined}
      style={style}
    >
      {side !== "new" && <span className="diff-number">{patch.oldNumbers[line] || ""}</span>}
      {side !== "old" && <span className="diff-number">{patch.newNumbers[line] || ""}</span>}
      <Sign kind={kind ?? 0} />
      <span className="diff-code">
        <LineContent
          text={shown}
          marks={findMarks(shown)}
          tokens={hasTokens ? { records: props.tokens.records, from, to } : null}
          changed={props.changed}
        />
      </span>
      {isCut && (
        <span className="diff-cut">
          {moreCharacters(text.length - shown.length)}
          <button type="button" onClick={() => props.onShowRest(line)}>
            {SHOW_REST}
          </button>
        </span>
      )}
    </div>
  );
});

const ROW_CLASS = ["diff-row", "diff-row diff-added", "diff-row diff-removed"];

function Sign({ kind }: { readonly kind: number }): ReactNode {
  if (kind === LineKind.context) return <span className="diff-sign" />;
  const isAdded = kind === LineKind.added;
  return (
    <span className="diff-sign" role="img" aria-label={isAdded ? ADDED : REMOVED}>
      {isAdded ? "+" : "−"}
    </span>
  );
}

/** Never between the halves of one character. */
function cutAt(text: string): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(LINE_LENGTH_SHOWN - 1)) ? LINE_LENGTH_SHOWN - 1 : LINE_LENGTH_SHOWN;
}
