import { type ReactNode, use } from "react";
import type { FormFolds } from "#app/diff/folding/FormFolds.ts";
import type { ViewedCounts } from "#app/diff/ViewedMarks.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { useStored } from "#app/ui/Store.ts";
import type { Comparing, ReaderView } from "../options/useReaderOptions.ts";
import { ViewMenu } from "../options/ViewMenu.tsx";
import type { Totals } from "./ChangeCounts.ts";
import "./ChangeSummary.css";

/** Says how many are viewed: of files, and of their hunks in the tooltip. */
function viewedText(all: number, unviewed: number, unit: string): string {
  const text = counted(all, unit);
  return unviewed === 0 ? `all ${text} viewed` : `${formatCount(all - unviewed)} of ${text} viewed`;
}

const LAYOUTS = [
  { value: "unified", label: "Unified", hint: "Show old and new lines in one column" },
  { value: "split", label: "Split", hint: "Show old and new lines side by side" },
] as const;

interface Props {
  readonly comparing: Comparing;
  /** Null until the lines are counted. */
  readonly totals: Totals | null;
  readonly files: number;
  readonly shown: number;
  /** Null when viewed marks are unavailable or not loaded yet. */
  readonly unviewed?: ViewedCounts | null;
  /** The hunks that change only formatting; null if they do not collapse. */
  readonly forms: FormFolds | null;
  readonly view: ReaderView;
  readonly tabs?: ReactNode;
  /** Notes about what is shown, each in the same line until it is opened. */
  readonly notes?: ReactNode;
  /** True if the file list is shown also where it has no column of its own. */
  readonly isListOpen: boolean;
  readonly onListOpen: (isOpen: boolean) => void;
}

/**
 * The line above a change: its parts, its size, notes and view options. In a narrow window the options and the file list
 * are behind one button.
 */
export function ChangeSummary(props: Props) {
  const { totals, files, shown, unviewed = null, view, comparing, forms, isListOpen } = props;
  const formText = useStored(forms, () => forms?.summary() ?? null);
  return (
    <div className="ChangeSummary row wrap" data-open={isListOpen || undefined}>
      {props.tabs}
      <p className="ChangeSummary-size nowrap">
        <strong>{formatCount(files)}</strong> {`${files === 1 ? "file" : "files"} changed`}
        {totals === null ? (
          <span className="ChangeSummary-uncounted" />
        ) : (
          <>
            {", "}
            <span className="added-text">
              <span aria-hidden>+{formatCount(totals.additions)}</span>
              <span className="visually-hidden">{counted(totals.additions, "line")} added</span>
            </span>{" "}
            <span className="removed-text">
              <span aria-hidden>−{formatCount(totals.deletions)}</span>
              <span className="visually-hidden">{counted(totals.deletions, "line")} removed</span>
            </span>
            {totals.uncounted > 0 && <>, {`${counted(totals.uncounted, "file")} not counted (contents missing)`}</>}
          </>
        )}
        {unviewed !== null && unviewed.hunks > 0 && (
          <span className="ChangeSummary-viewed">
            {", "}
            <span
              className="ChangeSummary-unviewed nowrap"
              data-none={unviewed.unviewedHunks === 0 || undefined}
              title={viewedText(unviewed.hunks, unviewed.unviewedHunks, "hunk")}
            >
              {viewedText(unviewed.files, unviewed.unviewedFiles, "file")}
            </span>
          </span>
        )}
        {formText !== null && <span className="ChangeSummary-viewed">{`, ${formText}`}</span>}
        {shown < files && (
          <>
            , <strong>{formatCount(shown)} shown by the filter</strong>
          </>
        )}
      </p>
      <Button
        className="ChangeSummary-more"
        size="small"
        hint="Show or hide the list of files, the view options and further actions"
        aria-expanded={isListOpen}
        onClick={() => props.onListOpen(!isListOpen)}
      >
        Files and more
      </Button>
      {props.notes}
      <div className="ChangeSummary-choices row wrap gap-2">
        <ViewMenu view={view} {...(!use(ExportedContext) && { comparing })} />
        <SegmentedControl
          label="Diff layout"
          options={LAYOUTS}
          keys="d u"
          group={shortcutGroups.reader}
          value={view.options.layout}
          onChange={view.onLayout}
        />
      </div>
    </div>
  );
}
