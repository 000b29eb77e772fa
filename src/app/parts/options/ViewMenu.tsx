import type { DiffAlgorithm } from "#generated/PatchStreamSubscription.graphql.ts";
import { Button } from "#app/ui/Button.tsx";
import { Menu, type MenuItem } from "#app/ui/Menu.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { Comparing } from "./useComparing.ts";
import type { ReaderView } from "./useReaderOptions.ts";

const LABEL = "View";
const HINT = "How the lines are shown";
const GROUP = "Reader";
const WRAP = "Wrap long lines";
const WRAP_KEYS = "w";
const MARKS = "Show white space";
const MARKS_KEYS = "Shift+W";
const TABS = "Tab stops";
const TAB_SIZES: readonly { readonly size: number; readonly label: string }[] = [
  { size: 2, label: "Every 2 columns" },
  { size: 4, label: "Every 4 columns" },
  { size: 8, label: "Every 8 columns" },
];

const CONTEXT = "Lines around a change";
/** More lines than any file has that is shown. */
const WHOLE = 999_999;
const CONTEXTS: readonly { readonly lines: number; readonly label: string }[] = [
  { lines: 0, label: "None" },
  { lines: 3, label: "3" },
  { lines: 10, label: "10" },
  { lines: 25, label: "25" },
  { lines: WHOLE, label: "The whole file" },
];
const PAIRING = "Lines are paired";
const PAIRINGS: readonly { readonly value: DiffAlgorithm; readonly label: string; readonly detail: string }[] = [
  { value: "MYERS", label: "As git does by itself", detail: "--diff-algorithm=myers" },
  { value: "PATIENCE", label: "By lines that stand once", detail: "--patience" },
  { value: "HISTOGRAM", label: "By lines that stand seldom", detail: "--histogram" },
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
  useShortcut(WRAP_KEYS, WRAP, GROUP, toggleWrap);
  useShortcut(MARKS_KEYS, MARKS, GROUP, toggleMarks);
  return (
    <Menu
      label={LABEL}
      align="end"
      trigger={
        <Button size="small" hint={HINT}>
          {LABEL}
        </Button>
      }
      items={[
        { kind: "toggle", label: WRAP, keys: WRAP_KEYS, checked: wrap, run: toggleWrap },
        { kind: "toggle", label: MARKS, keys: MARKS_KEYS, checked: showsWhitespace, run: toggleMarks },
        { kind: "separator" },
        { kind: "heading", label: TABS },
        ...TAB_SIZES.map(({ size, label }) => ({
          kind: "choice" as const,
          label,
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
    { kind: "heading", label: CONTEXT },
    ...CONTEXTS.map(({ lines, label }) => ({
      kind: "choice" as const,
      label,
      checked: lines === by.contextLines,
      run: () => onContextLines(lines),
    })),
    { kind: "separator" },
    { kind: "heading", label: PAIRING },
    ...PAIRINGS.map(({ value, ...words }) => ({
      kind: "choice" as const,
      ...words,
      checked: value === by.algorithm,
      run: () => onAlgorithm(value),
    })),
  ];
}
