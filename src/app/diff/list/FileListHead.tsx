import { ListUnorderedIcon, FileDirectoryIcon as TreeIcon, SortDescIcon } from "@primer/octicons-react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { FileOrder } from "./orderFiles.ts";

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
