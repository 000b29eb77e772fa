import type { ReactNode } from "react";
import { displayText } from "#app/diff/displayText.ts";
import { findMarks } from "#app/diff/lines/findMarks.ts";
import { LineContent } from "#app/diff/lines/LineContent.tsx";
import "./QuotedLines.css";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  above: (hidden: number): string => `… ${counted(hidden, { one: "line", other: "lines" })} above`,
} as const;

/** Lines shown of a long quotation: the last ones, which a remark stands below. */
const SHOWN_MAX = 12;
const NONE: readonly never[] = [];

interface Props {
  readonly lines: readonly string[];
  /** The number of the first; null shows none. */
  readonly startLine: number | null;
  readonly side?: "OLD" | "NEW";
}

/** Lines of code as a remark found them. Of many the first are left out. */
export function QuotedLines({ lines, startLine, side = "NEW" }: Props): ReactNode {
  const hidden = Math.max(0, lines.length - SHOWN_MAX);
  return (
    <div className="QuotedLines" data-side={side}>
      {hidden > 0 && <p className="QuotedLines-more">{TEXT.above(hidden)}</p>}
      {lines.slice(hidden).map((line, index) => {
        const shown = displayText(line);
        return (
          <code key={index} className="QuotedLines-line">
            {startLine !== null && (
              <span className="QuotedLines-number" aria-hidden>
                {startLine + hidden + index}
              </span>
            )}
            <span className="QuotedLines-text">
              <LineContent text={shown} marks={findMarks(shown)} tokens={null} changed={NONE} breaks={null} />
            </span>
          </code>
        );
      })}
    </div>
  );
}
