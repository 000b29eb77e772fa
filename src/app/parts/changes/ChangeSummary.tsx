import type { SeenCounts } from "#app/diff/SeenMarks.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import type { Totals } from "./ChangeCounts.ts";
import type { ReaderView } from "../options/useReaderOptions.ts";
import { ViewMenu } from "../options/ViewMenu.tsx";
import { WhitespaceMenu } from "../options/WhitespaceMenu.tsx";
import type { Comparing } from "../options/useComparing.ts";
import "./ChangeSummary.css";

const NUMBER = new Intl.NumberFormat("en");
const LAYOUTS = [
  { value: "unified", label: "Unified", hint: "Old and new lines below one another" },
  { value: "split", label: "Split", hint: "Old and new lines side by side" },
] as const;

const unseenText = ({ hunks, unseenHunks }: SeenCounts): string => {
  const all = `${NUMBER.format(hunks)} ${hunks === 1 ? "hunk" : "hunks"}`;
  return unseenHunks === 0 ? `all ${all} seen` : `${NUMBER.format(unseenHunks)} of ${all} unseen`;
};

interface Props {
  readonly comparing: Comparing;
  /** How many lines there are; null while they are not counted. */
  readonly totals: Totals | null;
  readonly files: number;
  /** How much of it is still to be seen; null where nobody keeps that, or it is not known. */
  readonly unseen?: SeenCounts | null;
  readonly view: ReaderView;
}

/** Says how large a change is and lets one choose how to read it. */
export function ChangeSummary({ totals, files, unseen = null, view, comparing }: Props) {
  return (
    <div className="ChangeSummary">
      <p className="ChangeSummary-size">
        <strong>{NUMBER.format(files)}</strong> {files === 1 ? "file" : "files"} changed
        {totals && (
          <>
            {", "}
            <span className="ChangeSummary-added">
              <span aria-hidden>+{NUMBER.format(totals.additions)}</span>
              <span className="visually-hidden">
                {totals.additions} {totals.additions === 1 ? "line" : "lines"} added
              </span>
            </span>{" "}
            <span className="ChangeSummary-removed">
              <span aria-hidden>−{NUMBER.format(totals.deletions)}</span>
              <span className="visually-hidden">
                {totals.deletions} {totals.deletions === 1 ? "line" : "lines"} removed
              </span>
            </span>
          </>
        )}
        {unseen !== null && unseen.hunks > 0 && (
          <>
            {", "}
            <span className="ChangeSummary-unseen" data-none={unseen.unseenHunks === 0 || undefined}>
              {unseenText(unseen)}
            </span>
          </>
        )}
      </p>
      <div className="ChangeSummary-choices">
        <WhitespaceMenu whitespace={comparing.by.whitespace} onWhitespace={comparing.onWhitespace} />
        <ViewMenu view={view} comparing={comparing} />
        <SegmentedControl
          label="Layout of the lines"
          options={LAYOUTS}
          value={view.options.layout}
          onChange={view.onLayout}
        />
      </div>
    </div>
  );
}
