import { ListUnorderedIcon, FileDirectoryIcon as TreeIcon, SortDescIcon } from "@primer/octicons-react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import type { FileOrder } from "./orderFiles.ts";

const FILTER = "Filter files";
const ORDER = "Order of the files";
const SHOW_LIST = "Show as a list";
const SHOW_TREE = "Show as a tree";
const NO_TREE = "By size, files stand in a list";
const ORDERS: readonly { readonly order: FileOrder; readonly label: string }[] = [
  { order: "path", label: "By path" },
  { order: "size", label: "By size, largest first" },
  { order: "last", label: "Tests and generated last" },
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
  const isBySize = arrangement.order === "size";
  return (
    <div className="file-list-head">
      <input
        type="search"
        className="file-list-filter"
        aria-label={FILTER}
        placeholder={FILTER}
        spellCheck={false}
        autoComplete="off"
        aria-controls={props.listId}
        value={props.query}
        onChange={(event) => props.onQuery(event.target.value)}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      />
      <IconButton
        label={isBySize ? NO_TREE : isTree ? SHOW_LIST : SHOW_TREE}
        icon={isTree ? <ListUnorderedIcon /> : <TreeIcon />}
        aria-disabled={isBySize || undefined}
        onClick={() => !isBySize && arrangement.onForm(isTree ? "list" : "tree")}
      />
      <Menu
        label={ORDER}
        align="end"
        trigger={<IconButton label={ORDER} icon={<SortDescIcon />} />}
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
