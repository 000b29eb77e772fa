import { QuotedLines } from "./QuotedLines.tsx";
import { Button } from "#app/ui/Button.tsx";

const SHOW = "Show the lines";
const away = (line: number, to: number): string => (line === to ? `On line ${line}` : `On lines ${line} to ${to}`);
const near = (line: number): string => `Near line ${line}`;
const NOT_SHOWN = "which this change leaves alone.";

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
  return (
    <div className="Remark Remark-away">
      <p className="Remark-note">
        {isNear ? near(line) : away(line, to)}, {NOT_SHOWN}{" "}
        <Button size="small" variant="quiet" onClick={onShow}>
          {SHOW}
        </Button>
      </p>
      {quote.length > 0 && <QuotedLines lines={quote} startLine={line} />}
    </div>
  );
}
