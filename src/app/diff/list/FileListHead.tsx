import { FileDirectoryIcon as TreeIcon, ListUnorderedIcon, SortDescIcon } from "@primer/octicons-react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { IconButton } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { DiffFile } from "../DiffFile.ts";

const TEXT = {
  filter: "Filter files",
  order: "Order of the files",
  showList: "Show as a list",
  showTree: "Show as a tree",
  noTree: "In this order files stand in a list",
  changedTogether: "Changed together",
  byPath: "By path",
  bySizeLargestFirst: "By size, largest first",
  testsAndGeneratedLast: "Tests and generated last",
} as const;
const FORM_KEYS = "d l";
const SHORTCUT = { keys: "d o", label: TEXT.order, group: shortcutGroups.changedFiles } as const;
const ORDERS: readonly { readonly order: FileOrder; readonly label: string }[] = [
  { order: "path", label: TEXT.byPath },
  { order: "size", label: TEXT.bySizeLargestFirst },
  { order: "last", label: TEXT.testsAndGeneratedLast },
  { order: "together", label: TEXT.changedTogether },
];

/** How the files of a change are arranged, in their list and in the reader, and how to choose it. */
export interface FileArrangement {
  readonly form: "tree" | "list";
  readonly onForm: (form: "tree" | "list") => void;
  readonly order: FileOrder;
  readonly onOrder: (order: FileOrder) => void;
}

/** What stands above the list of files: words to filter it by, how it is arranged, how many files it has. */
export function FileListHead(props: {
  readonly arrangement: FileArrangement;
  readonly isTree: boolean;
  readonly listId: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly count: string;
}): ReactNode {
  const { arrangement, isTree } = props;
  const isFlat = arrangement.order === "size" || arrangement.order === "together";
  const turn = (): void => arrangement.onForm(isTree ? "list" : "tree");
  const form = isTree ? TEXT.showList : TEXT.showTree;
  useShortcut(FORM_KEYS, form, shortcutGroups.changedFiles, turn, { enabled: !isFlat });
  return (
    <div className="file-list-head">
      <input
        type="search"
        className="file-list-filter"
        aria-label={TEXT.filter}
        placeholder={TEXT.filter}
        spellCheck={false}
        autoComplete="off"
        aria-controls={props.listId}
        value={props.query}
        onChange={(event) => props.onQuery(event.target.value)}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      />
      <IconButton
        label={isFlat ? TEXT.noTree : form}
        keys={isFlat ? undefined : FORM_KEYS}
        icon={isTree ? <ListUnorderedIcon /> : <TreeIcon />}
        aria-disabled={isFlat || undefined}
        onClick={() => !isFlat && turn()}
      />
      <Menu
        label={TEXT.order}
        align="end"
        shortcut={SHORTCUT}
        trigger={<IconButton label={TEXT.order} icon={<SortDescIcon />} />}
        items={ORDERS.map(({ order, label }) => ({
          kind: "choice",
          label,
          checked: order === arrangement.order,
          run: () => arrangement.onOrder(order),
        }))}
      />
      <span className="file-list-count" role="status">
        {props.count}
      </span>
    </div>
  );
}

/**
 * By path as git does it, by changed lines, by path with tests and then what is folded (generated, lock files) last, or those next
 * to one another that belong together.
 */
type FileOrder = "path" | "size" | "last" | "together";

/**
 * Puts files, which come as git lists them, into an order; those that are alike in it stay as they came. Files whose
 * lines are not counted, and binary ones, have no size and stand last. The same array where nothing moves; costs
 * what sorting costs. `together` has the places of the files in the order in which they belong together; null, or one of other
 * files, leaves them as they came.
 */
export function orderFiles(
  files: readonly DiffFile[],
  order: FileOrder,
  together: readonly number[] | null = null,
): readonly DiffFile[] {
  if (order === "together")
    return together?.length === files.length ? together.flatMap((at) => files[at] ?? []) : files;
  if (order === "path") return files;
  const weights = files.map(order === "size" ? fewestLast : kindOf);
  if (weights.every((weight, at) => at === 0 || weight >= (weights[at - 1] ?? 0))) return files;
  const places = weights.map((_, at) => at).toSorted((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
  return places.flatMap((at) => files[at] ?? []);
}

function fewestLast({ additions, deletions }: DiffFile): number {
  return -((additions ?? 0) + (deletions ?? 0));
}

function kindOf({ foldedBecause, plainPath }: DiffFile): number {
  return foldedBecause != null ? 2 : isTestFile(plainPath) ? 1 : 0;
}

const FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|testing|testdata|test-data|fixtures?|__fixtures__|__snapshots__|__mocks__|e2e)\//i;
const NAME =
  /(?:[._-](?:test|tests|spec|specs|e2e)\.[^/]+|(?:^|\/)test_[^/]+\.py|[a-z0-9](?:Test|Tests|Spec)\.\w+|\.snap)$/;

/** Tells whether a path is one of a test or of what tests read, by the names that are customary for them. */
export function isTestFile(path: string): boolean {
  return FOLDER.test(path) || NAME.test(path);
}
