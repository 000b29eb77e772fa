import { Button } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
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

/** Lets one choose how lines are shown: wrapped, with white space marked, how far apart tab stops stand. */
export function ViewMenu({ view }: { readonly view: ReaderView }) {
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
      ]}
    />
  );
}
