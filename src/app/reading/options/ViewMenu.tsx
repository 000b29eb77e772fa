import { Button } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import { settings, useSetting } from "#app/ui/settings.ts";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { type Comparing, type ReaderView, tabSizes } from "./useReaderOptions.ts";
import { contextChoices, optionLabels, whitespaceChoices } from "./optionLabels.ts";

const TEXT = { ...optionLabels, label: "View", hint: "View options" } as const;
const WRAP_KEYS = "w";
const MARKS_KEYS = "Shift+W";
const FOLDS_KEYS = "Shift+Z";
const SHORTCUT = { keys: "d v", label: TEXT.hint, group: shortcutGroups.reader } as const;
const WHITESPACE = { keys: "d w", label: TEXT.whitespace, group: shortcutGroups.reader } as const;
/** The common widths; the settings page offers all. */
const USUAL_TABS: ReadonlySet<number> = new Set([2, 4, 8]);

interface Props {
  readonly view: ReaderView;
  /** Absent on pages that compare nothing. */
  readonly comparing?: Comparing;
}

/**
 * The menu of view options: which whitespace counts, wrapping, whitespace characters, tab width and context
 * lines. Its button shows when changes are hidden, as the diff is then incomplete.
 */
export function ViewMenu({ view, comparing }: Props) {
  const { wrap, tabSize, showsWhitespace } = view.options;
  const toggleWrap = (): void => view.onWrap(!wrap);
  const toggleMarks = (): void => view.onShowWhitespace(!showsWhitespace);
  const folds = useSetting("folds") !== "0";
  const announce = useAnnounce();
  const toggleFolds = (): void => {
    settings.save("folds", folds ? "0" : "1");
    announce(folds ? "Formatting-only hunks are shown" : "Formatting-only hunks are collapsed");
  };
  useShortcut(FOLDS_KEYS, TEXT.folds, shortcutGroups.reader, toggleFolds, { enabled: comparing !== undefined });
  useShortcut(WRAP_KEYS, TEXT.wrap, shortcutGroups.reader, toggleWrap);
  useShortcut(MARKS_KEYS, TEXT.marks, shortcutGroups.reader, toggleMarks);
  return (
    <Menu
      label={TEXT.label}
      shortcut={SHORTCUT}
      {...(comparing !== undefined && { secondShortcut: WHITESPACE })}
      trigger={
        <Button size="small" hint={TEXT.hint}>
          {(comparing?.by.whitespace ?? "SHOW") === "SHOW" ? TEXT.label : "View: whitespace ignored"}
        </Button>
      }
      items={[
        ...(comparing === undefined ? [] : whitespaceItems(comparing)),
        { kind: "toggle", label: TEXT.wrap, keys: WRAP_KEYS, checked: wrap, run: toggleWrap },
        { kind: "toggle", label: TEXT.marks, keys: MARKS_KEYS, checked: showsWhitespace, run: toggleMarks },
        ...(comparing === undefined
          ? []
          : [{ kind: "toggle" as const, label: TEXT.folds, keys: FOLDS_KEYS, checked: folds, run: toggleFolds }]),
        { kind: "separator" },
        { kind: "heading", label: TEXT.tabs },
        ...tabSizes
          .filter((size) => size === tabSize || USUAL_TABS.has(size))
          .map((size) => ({
            kind: "choice" as const,
            label: TEXT.columns(size),
            checked: size === tabSize,
            run: () => view.onTabSize(size),
          })),
        ...(comparing === undefined ? [] : comparingItems(comparing)),
      ]}
    />
  );
}

function whitespaceItems({ by, onWhitespace }: Comparing): readonly MenuItem[] {
  return [
    { kind: "heading", label: TEXT.whitespace },
    ...whitespaceChoices.map(({ value, ...labels }) => ({
      kind: "choice" as const,
      ...labels,
      checked: value === by.whitespace,
      run: () => onWhitespace(value),
    })),
    { kind: "separator" },
  ];
}

function comparingItems({ by, onContextLines }: Comparing): readonly MenuItem[] {
  return [
    { kind: "separator" },
    { kind: "heading", label: TEXT.context },
    ...contextChoices.map(({ value, label }) => ({
      kind: "choice" as const,
      label,
      checked: value === by.contextLines,
      run: () => onContextLines(value),
    })),
  ];
}
