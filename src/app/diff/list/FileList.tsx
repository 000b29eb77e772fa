import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
  memo,
  type CSSProperties,
} from "react";
import { counted, formatCount, visibleText } from "#app/ui/format.ts";
import { type CurrentFile, useFollowed } from "../CurrentFile.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import { LIST_ROW_HEIGHT } from "../measures.ts";
import { type FileArrangement, FileListHead } from "./FileListHead.tsx";
import { type FileFilter, isFiltering, NO_FILTER } from "./FileFilter.tsx";
import { type MarksOfFile, FileMarks, FilePath, LineCounts, OpenThreadCount, StatusMark } from "./FileMarks.tsx";
import {
  fileTree,
  flatRows,
  groupedList,
  type ListRow,
  stepInList,
  stepInTree,
  treeRows,
  type TreeFolder,
  type TreeNode,
} from "./fileTree.ts";
import { groupsOf } from "../groups/fileGroups.ts";
import { useListScroll, useTouchHeight } from "./useListScroll.ts";
import { DiffIcon } from "../DiffIcon.tsx";
import "./fileList.css";

const all = (count: number): string => counted(count, "file");
const LABEL = "Changed files";
const NO_FOLDER: ReadonlySet<string> = new Set();

interface Props {
  /** In the order of the arrangement. */
  readonly files: readonly DiffFile[];
  readonly filter: FileFilter;
  readonly onFilter: (filter: FileFilter) => void;
  /** The files that match the filter. */
  readonly shown: readonly DiffFile[];
  readonly arrangement: FileArrangement;
  readonly current: CurrentFile;
  readonly onPick: (key: string) => void;
  /** Returns the marks of a file. Pass the same function until they change. */
  readonly marksOf?: (key: string) => MarksOfFile | null;
}

/**
 * The list of changed files beside the reader, as a tree or flat: a filter at the top, the current file marked;
 * selecting a file scrolls the reader to it. Fills its parent's height and renders only the visible rows. Arrow keys
 * move, up and down also from the filter. Escape clears the filter, which also finds files in collapsed folders.
 */
export function FileList(props: Props): ReactNode {
  const { files, filter, onFilter, shown, arrangement, current, onPick, marksOf } = props;
  const [collapsedFolders, setCollapsed] = useState(NO_FOLDER);
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isTree, isGrouped] = [arrangement.form === "tree", arrangement.order !== "path"];
  const isFiltered = isFiltering(filter);
  const { rows, rowOfFile } = useRows(shown, { isTree, isGrouped }, isFiltered ? NO_FOLDER : collapsedFolders);
  const sums = useMemo(() => (marksOf === undefined ? null : sumMarks(shown, marksOf)), [shown, marksOf]);
  const indexByKey = useMemo(() => new Map(shown.map(({ key }, at) => [key, at])), [shown]);
  const currentRow = rowOfFile[indexByKey.get(useFollowed(current) ?? "") ?? -1] ?? -1;
  const rowHeight = useTouchHeight(LIST_ROW_HEIGHT);
  const { first, end, reveal, page } = useListScroll(list, currentRow, rowHeight);
  const activeRow = pointed === null ? currentRow : rows.findIndex((row) => idOf(row) === pointed);

  const act = (row: ListRow | undefined): void => {
    if (row === undefined) return;
    const { node } = row;
    setPointed(idOf(row));
    if (node.kind === "file") onPick(node.file.key);
    else setCollapsed((paths) => toggled(paths, node.path));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (key === "Escape" && isFiltered) {
      onFilter(NO_FILTER);
      return event.preventDefault();
    }
    const isInFilter = target instanceof HTMLInputElement;
    if (key === "Enter") {
      const isFound = isInFilter && isFiltered && pointed === null;
      act(isFound ? rows.find(({ node }) => node.kind === "file") : rows[activeRow]);
    } else {
      if (isInFilter && /^(?:Home|End|ArrowLeft|ArrowRight)$/.test(key)) return; // These keys move the caret.
      const step = isTree || isGrouped ? stepInTree(key, activeRow, rows) : null;
      const next = step?.row ?? stepInList(key, activeRow, rows.length, page());
      const row = next === null ? undefined : rows[next];
      if (next === null || row === undefined) return;
      if (step?.kind === "fold") act(row);
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
    <div className="file-list" role="group" aria-label={LABEL}>
      <FileListHead
        arrangement={arrangement}
        isTree={isTree}
        listId={listId}
        files={files}
        filter={filter}
        onFilter={onFilter}
        marksOf={marksOf}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        count={isFiltered ? `${formatCount(shown.length)} of ${all(files.length)} shown` : all(files.length)}
      />
      <div
        ref={list}
        id={listId}
        className="file-list-rows focus-inside"
        role="tree"
        aria-label={LABEL}
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
      {shown.length === 0 && files.length > 0 && <p className="file-list-none muted">No files match the filter.</p>}
    </div>
  );
}

interface RowOptions {
  readonly isTree: boolean;
  readonly isGrouped: boolean;
}

function useRows(files: readonly DiffFile[], { isTree, isGrouped }: RowOptions, collapsed: ReadonlySet<string>) {
  const tree = useMemo(() => treeOf(files, { isTree, isGrouped }), [isTree, isGrouped, files]);
  return useMemo(
    () => (tree === null ? flatRows(files) : treeRows(tree, files.length, collapsed)),
    [files, tree, collapsed],
  );
}

function toggled(folders: ReadonlySet<string>, folder: string): ReadonlySet<string> {
  const next = new Set(folders);
  if (!next.delete(folder)) next.add(folder);
  return next;
}

/** Returns the files in their groups and folders; null for a plain list. */
function treeOf(files: readonly DiffFile[], { isTree, isGrouped }: RowOptions): readonly TreeNode[] | null {
  const groups = isGrouped ? groupsOf(files) : [];
  if (isTree) return fileTree(files, groups);
  return groups.length === 0 ? null : groupedList(files, groups);
}

/** Returns the id of a row; a folder whose files are not adjacent has several rows. */
function idOf({ node }: ListRow): string {
  return node.kind === "file" ? node.file.key : `${node.path}/${node.at}`;
}

/** Returns the marks of a row. A folder has the viewed marks of all its files, and their comments if it is collapsed. */
function marksOfRow(
  { node, isCollapsed }: ListRow,
  sums: MarksBetween,
  marksOf: (key: string) => MarksOfFile | null,
): MarksOfFile | null {
  if (node.kind === "file") return marksOf(node.file.key);
  const marks = sums(node.at, node.end);
  return isCollapsed ? marks : { ...marks, openThreads: 0 };
}

/** Returns the summed marks of the files from `at` up to `end`. Constant time. */
type MarksBetween = (at: number, end: number) => MarksOfFile;

/** Builds prefix sums of the marks of files, so that a folder costs no more than a file. Linear in the files. */
function sumMarks(files: readonly DiffFile[], marksOf: (key: string) => MarksOfFile | null): MarksBetween {
  const viewed = new Int32Array(files.length + 1);
  const openThreads = new Int32Array(files.length + 1);
  let hasCounts = false;
  files.forEach(({ key }, at) => {
    const marks = marksOf(key);
    hasCounts ||= marks?.unviewed !== undefined;
    viewed[at + 1] = (viewed[at] ?? 0) + (marks?.isViewed === true ? 1 : 0);
    openThreads[at + 1] = (openThreads[at] ?? 0) + (marks?.openThreads ?? 0);
  });
  const between = (sums: Int32Array, at: number, end: number): number => (sums[end] ?? 0) - (sums[at] ?? 0);
  return (at, end) => {
    const unviewed = end - at - between(viewed, at, end);
    const counts = hasCounts && { unviewed, of: { total: end - at, unit: "file" as const } };
    return { isViewed: unviewed === 0, ...counts, openThreads: between(openThreads, at, end) };
  };
}

/** The most rows that a list above the lines shows at once. */
const FEW = 7;

/** Returns the number of rows of the list of all files, folders included, if it is small; otherwise a lower bound. */
export function listLength(files: readonly DiffFile[], arrangement: Pick<FileArrangement, "form" | "order">): number {
  if (files.length > FEW) return files.length;
  const tree = treeOf(files, { isTree: arrangement.form === "tree", isGrouped: arrangement.order !== "path" });
  return tree === null ? files.length : treeRows(tree, files.length, NO_FOLDER).rows.length;
}

/** Deeper folders are not indented further, to leave space for names. */
const LEVEL_MAX = 8;

/** A file of the list, or a folder of the tree. The list handles its keys and clicks. */
const FileListRow = memo(function FileListRow(props: {
  readonly id: string;
  readonly row: ListRow;
  readonly index: number;
  readonly height: number;
  /** True in a tree, whose rows show names relative to their folder; otherwise rows show whole paths. */
  readonly isTree: boolean;
  readonly isCurrent: boolean;
  readonly isPointed: boolean;
  readonly marks: MarksOfFile | null;
}): ReactNode {
  const { row, index, height, isTree, isCurrent, isPointed, marks } = props;
  const { node } = row;
  const style: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    top: index * height,
    "--level": Math.min(row.level, LEVEL_MAX) - 1,
  };
  return (
    <div
      id={props.id}
      role="treeitem"
      tabIndex={-1}
      data-index={index}
      aria-selected={isCurrent}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={node.kind === "folder" ? !row.isCollapsed : undefined}
      className={`file-list-row row gap-1${isCurrent ? " is-current" : ""}${isPointed ? " is-pointed" : ""}`}
      style={style}
    >
      {node.kind === "folder" ? (
        <FolderFacts folder={node} isCollapsed={row.isCollapsed} />
      ) : (
        <FileFacts file={node.file} isTree={isTree} />
      )}
      {marks !== null && <OpenThreadCount count={marks.openThreads} />}
      <span className="file-list-lines">
        <LineCounts of={node.kind === "folder" ? node.counts : node.file} />
      </span>
      {marks !== null && <FileMarks marks={marks} />}
    </div>
  );
});

function FolderFacts({
  folder,
  isCollapsed,
}: {
  readonly folder: TreeFolder;
  readonly isCollapsed: boolean;
}): ReactNode {
  return (
    <>
      <DiffIcon name={isCollapsed ? "right" : "down"} />
      <span className="file-list-folder" title={visibleText(folder.path)}>
        {folder.name}
      </span>
      {folder.isSubmodule && <span className="file-list-within muted">submodule</span>}
      {isCollapsed && <span className="file-list-within muted">{counted(folder.end - folder.at, "file")}</span>}
    </>
  );
}

function FileFacts({ file, isTree }: { readonly file: DiffFile; readonly isTree: boolean }): ReactNode {
  return (
    <>
      <StatusMark status={file.status} />
      <FilePath file={file} isShort={isTree} />
    </>
  );
}
