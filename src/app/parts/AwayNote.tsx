import { QuotedLines } from "./QuotedLines.tsx";
import { Button } from "#app/ui/Button.tsx";

const SHOW = "Show the lines";
const away = (line: number, to: number): string => (line === to ? `On line ${line}` : `On lines ${line} to ${to}`);
const NOT_SHOWN = "which this change leaves alone.";

/** Says on which lines something stands that are not shown, quotes them, and leads there. */
export function AwayNote(props: {
  readonly line: number;
  readonly to: number;
  readonly quote: readonly string[];
  readonly onShow: () => void;
}) {
  const { line, to, quote, onShow } = props;
  return (
    <div className="Remark Remark-away">
      <p className="Remark-note">
        {away(line, to)}, {NOT_SHOWN}{" "}
        <Button size="small" variant="quiet" onClick={onShow}>
          {SHOW}
        </Button>
      </p>
      {quote.length > 0 && <QuotedLines lines={quote} startLine={line} />}
    </div>
  );
}
