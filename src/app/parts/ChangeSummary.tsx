import type { DiffLayout } from "#app/diff/DiffFile.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import type { Counts } from "./ChangeCounts.tsx";
import { WhitespaceMenu, type WhitespaceMenuProps } from "./WhitespaceMenu.tsx";
import "./ChangeSummary.css";

const NUMBER = new Intl.NumberFormat("en");
const LAYOUTS = [
  { value: "unified", label: "Unified", hint: "Old and new lines below one another" },
  { value: "split", label: "Split", hint: "Old and new lines side by side" },
] as const;

interface Props extends WhitespaceMenuProps {
  readonly counts: Counts | null;
  readonly files: number;
  /** Whether more files are on their way. */
  readonly more: boolean;
  readonly layout: DiffLayout;
  readonly onLayout: (layout: DiffLayout) => void;
}

/** Says how large a change is and lets one choose how to read it. */
export function ChangeSummary({ counts, files, more, layout, onLayout, whitespace, onWhitespace }: Props) {
  const total = counts?.files ?? files;
  return (
    <div className="ChangeSummary">
      <p className="ChangeSummary-size">
        <strong>{NUMBER.format(total)}</strong> {total === 1 ? "file" : "files"} changed
        {more && counts === null && " so far"}
        {counts && (
          <>
            {", "}
            <span className="ChangeSummary-added">
              <span aria-hidden>+{NUMBER.format(counts.additions)}</span>
              <span className="visually-hidden">
                {counts.additions} {counts.additions === 1 ? "line" : "lines"} added
              </span>
            </span>{" "}
            <span className="ChangeSummary-removed">
              <span aria-hidden>−{NUMBER.format(counts.deletions)}</span>
              <span className="visually-hidden">
                {counts.deletions} {counts.deletions === 1 ? "line" : "lines"} removed
              </span>
            </span>
          </>
        )}
      </p>
      <div className="ChangeSummary-choices">
        <WhitespaceMenu whitespace={whitespace} onWhitespace={onWhitespace} />
        <SegmentedControl label="Layout of the lines" options={LAYOUTS} value={layout} onChange={onLayout} />
      </div>
    </div>
  );
}
