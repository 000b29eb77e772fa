import { FilterIcon } from "@primer/octicons-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { usePanelFocus } from "#app/ui/Panel.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { DiffFile } from "../patch/DiffFile.ts";
import { type FileFilter, filterItems, isFiltering, isFilteringByMarks, NO_FILTER } from "./FileFilter.tsx";
import type { MarksOfFile } from "./FileMarks.tsx";

const TEXT = {
  filter: "Filter files",
  menu: "Filter and sort",
} as const;
const FORM_KEYS = "d l";
const FILTER_KEYS = "Shift+F";
const MENU_SHORTCUT = { keys: "d o", label: "Filter and sort files", group: shortcutGroups.changedFiles } as const;

export const fileOrders: readonly { readonly value: FileOrder; readonly label: string }[] = [
  { value: "path", label: "By path" },
  { value: "last", label: "Code, tests, documentation, generated" },
  { value: "imports", label: "By imports, entry points first" },
];

export interface FileArrangement {
  readonly form: "tree" | "list";
  readonly onForm: (form: "tree" | "list") => void;
  readonly order: FileOrder;
  readonly onOrder: (order: FileOrder) => void;
}

/** The top of the file list: the filter, the arrangement, the number of files. */
export function FileListHead(props: {
  readonly arrangement: FileArrangement;
  readonly isTree: boolean;
  readonly listId: string;
  readonly files: readonly DiffFile[];
  readonly filter: FileFilter;
  readonly onFilter: (filter: FileFilter) => void;
  readonly marksOf: ((key: string) => MarksOfFile | null) | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly count: string;
}): ReactNode {
  const { arrangement, isTree, files, filter, onFilter, marksOf } = props;
  const field = useRef<HTMLInputElement>(null);
  const toggleForm = (): void => arrangement.onForm(isTree ? "list" : "tree");
  useShortcut(FORM_KEYS, isTree ? "View as list" : "View as tree", shortcutGroups.changedFiles, toggleForm);
  const moveFocus = usePanelFocus();
  useShortcut(FILTER_KEYS, TEXT.filter, shortcutGroups.changedFiles, () => moveFocus(() => field.current?.focus()));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return props.onKeyDown(event);
    if (!isFiltering(filter)) return field.current?.blur();
    // The browser would empty the field after this.
    event.preventDefault();
    onFilter(NO_FILTER);
  };
  return (
    <div className="file-list-head row wrap gap-1">
      <input
        ref={field}
        type="search"
        className="file-list-filter focus-inside field"
        aria-label={TEXT.filter}
        placeholder={TEXT.filter}
        spellCheck={false}
        autoComplete="off"
        aria-controls={props.listId}
        aria-keyshortcuts={FILTER_KEYS}
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        onKeyDown={onKeyDown}
        onBlur={props.onBlur}
      />
      <Menu
        label={TEXT.menu}
        shortcut={MENU_SHORTCUT}
        trigger={<IconButton label={TEXT.menu} icon={<FilterIcon />} aria-pressed={isFilteringByMarks(filter)} />}
        items={() => [
          ...filterItems({ files, filter, onFilter, marksOf }),
          { kind: "heading", label: "Sort files" },
          ...fileOrders.map(({ value, label }) => ({
            kind: "choice" as const,
            label,
            checked: value === arrangement.order,
            run: () => arrangement.onOrder(value),
          })),
          { kind: "toggle", label: "Folders as a tree", keys: FORM_KEYS, checked: isTree, run: toggleForm },
        ]}
      />
      <div className="file-list-count row spread muted">
        <span role="status">{props.count}</span>
        {isFiltering(filter) && (
          <Button
            variant="quiet"
            size="small"
            hint="Clear the filter, which also hides files in the diff"
            keys="Escape"
            onClick={() => onFilter(NO_FILTER)}
          >
            Show all
          </Button>
        )}
      </div>
    </div>
  );
}

/** `path`: as git sorts. `last`: in their groups, each by path. `imports`: in these, a file before those that it imports. */
type FileOrder = "path" | "last" | "imports";

/**
 * Sorts files, which arrive in git's order; `byImports` are the indexes of all in that order, if known. Returns the same
 * array if nothing moves.
 */
export function orderFiles(
  files: readonly DiffFile[],
  order: FileOrder,
  byImports: readonly number[] | null = null,
): readonly DiffFile[] {
  if (order === "path") return files;
  const given = order === "imports" ? (byImports?.flatMap((at) => files[at] ?? []) ?? files) : files;
  const sorted = given.toSorted(({ group: one = 0 }, { group: other = 0 }) => one - other);
  return sorted.every((file, at) => file === files[at]) ? files : sorted;
}
