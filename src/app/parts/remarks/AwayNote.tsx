import { useContext } from "react";
import { QuotedLines } from "../threads/QuotedLines.tsx";
import { Button } from "#app/ui/Button.tsx";
import { ShownRenderedContext } from "../changes/ShownRenderedContext.ts";

const TEXT = {
  show: "Show the lines",
  away: (line: number, to: number): string => (line === to ? `On line ${line}` : `On lines ${line} to ${to}`),
  near: (line: number): string => `Near line ${line}`,
  notShown: ", which this change leaves alone.",
  rendered: " of its source.",
} as const;

/** Says on which lines something stands that are not shown, quotes them, and leads there. */
export function AwayNote(props: {
  readonly line: number;
  readonly to: number;
  readonly quote: readonly string[];
  /** Whether what it was about is there no more, so that it stands near where that was. */
  readonly isNear: boolean;
  readonly onShow: () => void;
}) {
  const { line, to, quote, isNear, onShow } = props;
  const isRendered = useContext(ShownRenderedContext);
  return (
    <div className="Remark Remark-away">
      <p className="Remark-note">
        {isNear ? TEXT.near(line) : TEXT.away(line, to)}
        {isRendered ? TEXT.rendered : TEXT.notShown}{" "}
        <Button size="small" variant="quiet" onClick={onShow}>
          {TEXT.show}
        </Button>
      </p>
      {quote.length > 0 && <QuotedLines lines={quote} startLine={line} />}
    </div>
  );
}
