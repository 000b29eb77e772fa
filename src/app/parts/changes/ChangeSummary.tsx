import type { SeenCounts } from "#app/diff/ViewedMarks.ts";
import { Button } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Menu } from "#app/ui/Menu.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import type { Whitespace } from "#generated/PatchStreamSubscription.graphql.ts";
import { optionsWords } from "../options/optionLabels.ts";
import type { Comparing, ReaderView } from "../options/useReaderOptions.ts";
import { ViewMenu } from "../options/ViewMenu.tsx";
import type { Totals } from "./ChangeCounts.ts";
import "./ChangeSummary.css";

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

const WHITESPACE_MENU_TEXT = optionsWords.whitespaceMenu;
const SHORTCUT = { keys: "d w", label: WHITESPACE_MENU_TEXT.hint, group: shortcutGroups.reader } as const;
const CHOICES: readonly { readonly value: Whitespace; readonly label: string; readonly detail?: string }[] = [
  { value: "SHOW", label: WHITESPACE_MENU_TEXT.showAll },
  { value: "IGNORE_AT_END", label: WHITESPACE_MENU_TEXT.leaveOut, detail: "--ignore-space-at-eol" },
  { value: "IGNORE_AMOUNT", label: WHITESPACE_MENU_TEXT.leaveOutHow, detail: "-b" },
  { value: "IGNORE_ALL", label: WHITESPACE_MENU_TEXT.leaveOutAll, detail: "-w" },
  { value: "IGNORE_ALL_AND_BLANK_LINES", label: WHITESPACE_MENU_TEXT.leaveOutBlank, detail: "-w --ignore-blank-lines" },
];

interface WhitespaceMenuProps {
  readonly whitespace: Whitespace;
  readonly onWhitespace: (whitespace: Whitespace) => void;
}

/** Lets one choose which white space counts as a change; the button says where some does not, as lines are then missing. */
function WhitespaceMenu({ whitespace, onWhitespace }: WhitespaceMenuProps) {
  return (
    <Menu
      label={WHITESPACE_MENU_TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" hint={WHITESPACE_MENU_TEXT.hint}>
          {whitespace === "SHOW" ? WHITESPACE_MENU_TEXT.label : WHITESPACE_MENU_TEXT.leftOut}
        </Button>
      }
      items={CHOICES.map(({ value, ...words }) => ({
        kind: "choice",
        ...words,
        checked: value === whitespace,
        run: () => onWhitespace(value),
      }))}
    />
  );
}
