import { formatCount } from "#app/ui/formatCount.ts";
import type { SeenCounts } from "#app/diff/SeenMarks.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import type { Totals } from "./ChangeCounts.ts";
import type { ReaderView } from "../options/useReaderOptions.ts";
import { ViewMenu } from "../options/ViewMenu.tsx";
import { WhitespaceMenu } from "../options/WhitespaceMenu.tsx";
import type { Comparing } from "../options/useComparing.ts";
import "./ChangeSummary.css";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  unseenText: ({ hunks, unseenHunks }: SeenCounts): string => {
    const all = counted(hunks, { one: "hunk", other: "hunks" });
    return unseenHunks === 0 ? `all ${all} seen` : `${formatCount(unseenHunks)} of ${all} unseen`;
  },
  unified: "Unified",
  unifiedHint: "Old and new lines below one another",
  split: "Split",
  splitHint: "Old and new lines side by side",
  filesChanged: (files: number): string => `${files === 1 ? "file" : "files"} changed`,
  added: (additions: number): string => `${counted(additions, { one: "line", other: "lines" })} added`,
  removed: (deletions: number): string => `${counted(deletions, { one: "line", other: "lines" })} removed`,
  uncounted: (files: number): string =>
    `${counted(files, { one: "file", other: "files" })} not counted: the contents are missing`,
  layoutOfTheLines: "Layout of the lines",
} as const;
const LAYOUT_KEYS = "d u";
const LAYOUTS = [
  { value: "unified", label: TEXT.unified, hint: TEXT.unifiedHint },
  { value: "split", label: TEXT.split, hint: TEXT.splitHint },
] as const;

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
        <strong>{formatCount(files)}</strong> {TEXT.filesChanged(files)}
        {totals && (
          <>
            {", "}
            <span className="ChangeSummary-added">
              <span aria-hidden>+{formatCount(totals.additions)}</span>
              <span className="visually-hidden">{TEXT.added(totals.additions)}</span>
            </span>{" "}
            <span className="ChangeSummary-removed">
              <span aria-hidden>−{formatCount(totals.deletions)}</span>
              <span className="visually-hidden">{TEXT.removed(totals.deletions)}</span>
            </span>
            {totals.uncounted > 0 && <>, {TEXT.uncounted(totals.uncounted)}</>}
          </>
        )}
        {unseen !== null && unseen.hunks > 0 && (
          <span className="ChangeSummary-seen">
            {", "}
            <span className="ChangeSummary-unseen" data-none={unseen.unseenHunks === 0 || undefined}>
              {TEXT.unseenText(unseen)}
            </span>
          </span>
        )}
      </p>
      <div className="ChangeSummary-choices">
        <WhitespaceMenu whitespace={comparing.by.whitespace} onWhitespace={comparing.onWhitespace} />
        <ViewMenu view={view} comparing={comparing} />
        <SegmentedControl
          label={TEXT.layoutOfTheLines}
          options={LAYOUTS}
          keys={LAYOUT_KEYS}
          group={shortcutGroups.reader}
          value={view.options.layout}
          onChange={view.onLayout}
        />
      </div>
    </div>
  );
}
