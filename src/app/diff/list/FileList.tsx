import {
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { CurrentFile } from "../CurrentFile.ts";
import type { DiffFile } from "../DiffFile.ts";
import "./fileList.css";
import { FileListHead, type FileArrangement } from "./FileListHead.tsx";
import { FileListRow } from "./FileListRow.tsx";
import type { MarksOfFile } from "./FileMarks.tsx";
import { fileTree } from "./fileTree.ts";
import { filterFiles } from "./filterFiles.ts";
import { isTreeShown } from "./isTreeShown.ts";
import { flatRows, treeRows, type ListRow } from "./listRows.ts";
import { LIST_ROW_HEIGHT } from "../measures.ts";
import { sumMarks, type MarksBetween } from "./sumMarks.ts";
import { stepInList } from "./stepInList.ts";
import { stepInTree } from "./stepInTree.ts";
import { useFollowed } from "./useFollowed.ts";
import { useListScroll } from "./useListScroll.ts";
import { useTouchHeight } from "../useTouchHeight.ts";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const all = (count: number): string => counted(count, { one: "file", other: "files" });

const TEXT = {
  label: "Changed files",
  none: "No file has these words in its path. Take some of them away.",
  all,
  some: (count: number, of: number): string => `${formatCount(count)} of ${all(of)}`,
} as const;
const NO_FOLDER: ReadonlySet<string> = new Set();

/**
 * Lists the changed files beside the reader, in their folders or one under the other: filter above, the file one is
 * reading marked, a pick brings the reader there. Fills its parent's height and draws only the rows in sight. Arrow keys
 * move, up and down also from within the filter; a filter shows what it finds in folded folders too.
 */
export function FileList(props: {
  /** In the order of the arrangement. */
  readonly files: readonly DiffFile[];
  readonly arrangement: FileArrangement;
  readonly current: CurrentFile;
  readonly onPick: (key: string) => void;
  /** What is known of a file beside its change. Give the same function until that changes. */
  readonly marksOf?: (key: string) => MarksOfFile | null;
}): ReactNode {
  const { files, arrangement, current, onPick, marksOf } = props;
  const [query, setQuery] = useState("");
  const [folded, setFolded] = useState(NO_FOLDER);
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const isTree = isTreeShown(arrangement);
  const isFiltered = query.trim() !== "";
  const shown = useMemo(() => filterFiles(files, query), [files, query]);
  const tree = useMemo(() => (isTree ? fileTree(shown) : null), [isTree, shown]);
  const { rows, rowOfFile } = useMemo(
    () => (tree === null ? flatRows(shown) : treeRows(tree, shown.length, isFiltered ? NO_FOLDER : folded)),
    [shown, tree, isFiltered, folded],
  );
  const sums = useMemo(() => (marksOf === undefined ? null : sumMarks(shown, marksOf)), [shown, marksOf]);
  const placeOf = useMemo(() => new Map(shown.map(({ key }, at) => [key, at])), [shown]);
  const currentRow = rowOfFile[placeOf.get(useFollowed(current) ?? "") ?? -1] ?? -1;
  const rowHeight = useTouchHeight(LIST_ROW_HEIGHT);
  const { first, end, reveal, page } = useListScroll(list, currentRow, rowHeight);
  const activeRow = pointed === null ? currentRow : rows.findIndex((row) => idOf(row) === pointed);

  const act = (row: ListRow | undefined): void => {
    if (row === undefined) return;
    const { node } = row;
    setPointed(idOf(row));
    if (node.kind === "file") onPick(node.file.key);
    else setFolded((paths) => (paths.has(node.path) ? without(paths, node.path) : new Set(paths).add(node.path)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const isInFilter = target instanceof HTMLInputElement;
    if (key === "Enter") {
      const isFound = isInFilter && isFiltered && pointed === null;
      act(isFound ? rows.find(({ node }) => node.kind === "file") : rows[activeRow]);
    } else {
      if (isInFilter && /^(?:Home|End|ArrowLeft|ArrowRight)$/.test(key)) return; // They move the caret.
      const aside = isTree ? stepInTree(key, activeRow, rows) : null;
      const next = aside?.row ?? stepInList(key, activeRow, rows.length, page());
      const row = next === null ? undefined : rows[next];
      if (next === null || row === undefined) return;
      if (aside?.kind === "fold") act(row);
      else setPointed(idOf(row));
      reveal(next);
    }
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent): void => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Element) || relatedTarget.closest(".file-list") === null) setPointed(null);
  };
  const onClick = (event: MouseEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
    if (row !== null) act(rows[Number(row.dataset["index"])]);
  };

  return (
    <div className="file-list" role="group" aria-label={TEXT.label}>
      <FileListHead
        arrangement={arrangement}
        isTree={isTree}
        listId={listId}
        query={query}
        onQuery={setQuery}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        count={isFiltered ? TEXT.some(shown.length, files.length) : TEXT.all(files.length)}
      />
      <div
        ref={list}
        id={listId}
        className="file-list-rows"
        role="tree"
        aria-label={TEXT.label}
        tabIndex={0}
        aria-activedescendant={activeRow >= first && activeRow < end ? `${listId}-${activeRow}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={onClick}
      >
        <div role="presentation" className="file-list-sheet" style={{ height: rows.length * rowHeight }}>
          {rows.slice(first, end).map((row, i) => (
            <FileListRow
              key={idOf(row)}
              id={`${listId}-${first + i}`}
              row={row}
              index={first + i}
              height={rowHeight}
              isTree={isTree}
              isCurrent={first + i === currentRow}
              isPointed={first + i === activeRow && pointed !== null}
              marks={marksOf === undefined || sums === null ? null : marksOfRow(row, sums, marksOf)}
            />
          ))}
        </div>
      </div>
      {shown.length === 0 && files.length > 0 && <p className="file-list-none">{TEXT.none}</p>}
    </div>
  );
}

/** Names a row among all rows; a folder whose files do not stand together has several. */
function idOf({ node }: ListRow): string {
  return node.kind === "file" ? node.file.key : `${node.path}/${node.at}`;
}

function without(paths: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const left = new Set(paths);
  left.delete(path);
  return left;
}

/** A folder bears what was seen of all that it holds, and where it is folded the remarks too. */
function marksOfRow(
  { node, isFolded }: ListRow,
  sums: MarksBetween,
  marksOf: (key: string) => MarksOfFile | null,
): MarksOfFile | null {
  if (node.kind === "file") return marksOf(node.file.key);
  const marks = sums(node.at, node.end);
  return isFolded ? marks : { ...marks, remarks: 0 };
}
