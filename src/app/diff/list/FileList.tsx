import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import { type CurrentFile, useFollowed } from "../CurrentFile.ts";
import type { DiffFile } from "../DiffFile.ts";
import { LIST_ROW_HEIGHT } from "../measures.ts";
import { type FileArrangement, FileListHead } from "./FileListHead.tsx";
import { FileListRow } from "./FileListRow.tsx";
import type { MarksOfFile } from "./FileMarks.tsx";
import { fileTree, flatRows, type ListRow, stepInList, stepInTree, treeRows } from "./fileTree.ts";
import { useListScroll, useTouchHeight } from "./useListScroll.ts";
import "./fileList.css";

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

/** Keeps the files whose old or new path holds every word of a query, capitals aside. Linear in the paths' length. */
export function filterFiles(files: readonly DiffFile[], query: string): readonly DiffFile[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return files;
  return files.filter(({ oldPath, newPath }) => {
    const paths = `${oldPath ?? ""}\n${newPath ?? ""}`.toLowerCase();
    return words.every((word) => paths.includes(word));
  });
}

/** Gives the marks of all files from one place up to another, taken together. Takes a few steps. */
type MarksBetween = (at: number, end: number) => MarksOfFile;

/** Adds up the marks of files in their order, so that those of a folder cost no more than those of a file. Linear in the files. */
function sumMarks(files: readonly DiffFile[], marksOf: (key: string) => MarksOfFile | null): MarksBetween {
  const seen = new Int32Array(files.length + 1);
  const unseen = new Int32Array(files.length + 1);
  const remarks = new Int32Array(files.length + 1);
  let isKept = false;
  files.forEach(({ key }, at) => {
    const marks = marksOf(key);
    isKept ||= marks?.unseen !== undefined;
    seen[at + 1] = (seen[at] ?? 0) + (marks?.isSeen === true ? 1 : 0);
    unseen[at + 1] = (unseen[at] ?? 0) + (marks?.unseen ?? 0);
    remarks[at + 1] = (remarks[at] ?? 0) + (marks?.remarks ?? 0);
  });
  const between = (sums: Int32Array, at: number, end: number): number => (sums[end] ?? 0) - (sums[at] ?? 0);
  return (at, end) => ({
    isSeen: between(seen, at, end) === end - at,
    ...(isKept && { unseen: between(unseen, at, end) }),
    remarks: between(remarks, at, end),
  });
}

/** Tells whether files stand in their folders: by size, or as they changed together, they do not. */
function isTreeShown({ form, order }: Pick<FileArrangement, "form" | "order">): boolean {
  return form === "tree" && order !== "size" && order !== "together";
}

/** More rows than this are more than a list above the lines shows at once. */
const FEW = 7;

/** Gives how many rows the list of all files has, folders included, where these are few; of many at least how many. */
export function listLength(files: readonly DiffFile[], arrangement: Pick<FileArrangement, "form" | "order">): number {
  if (files.length > FEW || !isTreeShown(arrangement)) return files.length;
  return treeRows(fileTree(files), files.length, NO_FOLDER).rows.length;
}
