import type { DiffAlgorithm } from "#generated/PatchStreamSubscription.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu, type MenuItem } from "#app/ui/Menu.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { type Comparing, type ReaderView, tabSizes } from "./useReaderOptions.ts";
import { optionsWords } from "./optionLabels.ts";

const TEXT = optionsWords.viewMenu;
const WRAP_KEYS = "w";
const MARKS_KEYS = "Shift+W";
const ASIDE_KEYS = "Shift+M";
const SHORTCUT = { keys: "d v", label: TEXT.hint, group: shortcutGroups.reader } as const;
/** What most choose; the settings offer all that there are. */
const USUAL_TABS: ReadonlySet<number> = new Set([2, 4, 8]);

/** More lines than any file has that is shown. */
const WHOLE = 999_999;
const CONTEXTS: readonly { readonly lines: number; readonly label: string }[] = [
  { lines: 0, label: TEXT.none },
  { lines: 3, label: "3" },
  { lines: 10, label: "10" },
  { lines: 25, label: "25" },
  { lines: WHOLE, label: TEXT.theWholeFile },
];
const PAIRINGS: readonly { readonly value: DiffAlgorithm; readonly label: string; readonly detail: string }[] = [
  { value: "MYERS", label: TEXT.asGitDoes, detail: "--diff-algorithm=myers" },
  { value: "PATIENCE", label: TEXT.once, detail: "--patience" },
  { value: "HISTOGRAM", label: TEXT.seldom, detail: "--histogram" },
];

interface Props {
  readonly view: ReaderView;
  /** How a change is compared; without it nothing is. */
  readonly comparing?: Comparing;
}

/**
 * Lets one choose how lines are shown: wrapped, with white space marked, how far apart tab stops stand, how many around a
 * change, and how git pairs them.
 */
export function ViewMenu({ view, comparing }: Props) {
  const { wrap, tabSize, showsWhitespace } = view.options;
  const toggleWrap = (): void => view.onWrap(!wrap);
  const toggleMarks = (): void => view.onShowWhitespace(!showsWhitespace);
  useShortcut(WRAP_KEYS, TEXT.wrap, shortcutGroups.reader, toggleWrap);
  useShortcut(MARKS_KEYS, TEXT.marks, shortcutGroups.reader, toggleMarks);
  const remarks = view.remarks?.hasRoom === true ? view.remarks : null;
  const toggleAside = (): void => remarks?.onInMargin(!remarks.isInMargin);
  useShortcut(ASIDE_KEYS, TEXT.aside, shortcutGroups.reader, toggleAside, { enabled: remarks !== null });
  return (
    <Menu
      label={TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={
        <Button size="small" hint={TEXT.hint}>
          {TEXT.label}
        </Button>
      }
      items={[
        { kind: "toggle", label: TEXT.wrap, keys: WRAP_KEYS, checked: wrap, run: toggleWrap },
        { kind: "toggle", label: TEXT.marks, keys: MARKS_KEYS, checked: showsWhitespace, run: toggleMarks },
        ...(remarks === null
          ? []
          : [
              {
                kind: "toggle" as const,
                label: TEXT.aside,
                keys: ASIDE_KEYS,
                checked: remarks.isInMargin,
                run: toggleAside,
              },
            ]),
        { kind: "separator" },
        { kind: "heading", label: TEXT.tabs },
        ...tabSizes
          .filter((size) => size === tabSize || USUAL_TABS.has(size))
          .map((size) => ({
            kind: "choice" as const,
            label: TEXT.everyColumns(size),
            checked: size === tabSize,
            run: () => view.onTabSize(size),
          })),
        ...(comparing === undefined ? [] : comparingItems(comparing)),
      ]}
    />
  );
}

function comparingItems({ by, onContextLines, onAlgorithm }: Comparing): readonly MenuItem[] {
  return [
    { kind: "separator" },
    { kind: "heading", label: TEXT.context },
    ...CONTEXTS.map(({ lines, label }) => ({
      kind: "choice" as const,
      label,
      checked: lines === by.contextLines,
      run: () => onContextLines(lines),
    })),
    { kind: "separator" },
    { kind: "heading", label: TEXT.pairing },
    ...PAIRINGS.map(({ value, ...words }) => ({
      kind: "choice" as const,
      ...words,
      checked: value === by.algorithm,
      run: () => onAlgorithm(value),
    })),
  ];
}
