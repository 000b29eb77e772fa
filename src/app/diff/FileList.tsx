import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { CurrentFile } from "./CurrentFile.ts";
import type { DiffFile } from "./DiffFile.ts";
import "./fileList.css";
import { FileListRow } from "./FileListRow.tsx";
import { filterFiles } from "./filterFiles.ts";
import { LIST_ROW_HEIGHT } from "./measures.ts";
import { stepInList } from "./stepInList.ts";
import { useListStretch } from "./useListStretch.ts";

const LABEL = "Changed files";
const FILTER = "Filter files";
const NONE = "No file has these words in its path.";
const all = (count: number): string => `${count.toLocaleString("en")} ${count === 1 ? "file" : "files"}`;
const some = (count: number, of: number): string => `${count.toLocaleString("en")} of ${all(of)}`;

/**
 * Lists the changed files beside the reader: filter above, the file one is reading marked, a pick brings the reader
 * there. Fills its parent's height and draws only the rows in sight. Arrow keys move, also from within the filter.
 */
export function FileList(props: {
  readonly files: readonly DiffFile[];
  readonly current: CurrentFile;
  readonly onPick: (key: string) => void;
}): ReactNode {
  const { files, current, onPick } = props;
  const [query, setQuery] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const shown = useMemo(() => filterFiles(files, query), [files, query]);
  const currentKey = useSyncExternalStore(current.subscribe, current.get, current.get);
  const stretch = useListStretch(list, shown.length);

  const indexOf = (key: string | null): number => shown.findIndex((file) => file.key === key);
  const currentIndex = useMemo(() => shown.findIndex((file) => file.key === currentKey), [shown, currentKey]);
  const active = pointed === null ? currentIndex : indexOf(pointed);
  useEffect(() => reveal(list.current, currentIndex), [currentIndex]);

  const pick = (key: string): void => {
    setPointed(null);
    onPick(key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const activeFile = shown[active];
    if (event.key === "Enter" && activeFile !== undefined) pick(activeFile.key);
    else {
      const next = stepInList(
        event.key,
        active,
        shown.length,
        Math.floor((list.current?.clientHeight ?? 0) / LIST_ROW_HEIGHT),
      );
      const isCaret = event.key === "Home" || event.key === "End";
      if (next === null || (isCaret && event.target instanceof HTMLInputElement)) return;
      setPointed(shown[next]?.key ?? null);
      reveal(list.current, next);
    }
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
    const file = row === null ? undefined : shown[Number(row.dataset["index"])];
    if (file !== undefined) pick(file.key);
  };
  const activeId = active >= stretch.first && active < stretch.end ? `${listId}-${active}` : undefined;

  return (
    <div className="file-list" role="group" aria-label={LABEL}>
      <div className="file-list-head">
        <input
          type="search"
          className="file-list-filter"
          aria-label={FILTER}
          placeholder={FILTER}
          spellCheck={false}
          autoComplete="off"
          aria-controls={listId}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className="file-list-count" role="status">
          {query.trim() === "" ? all(files.length) : some(shown.length, files.length)}
        </span>
      </div>
      <div
        ref={list}
        id={listId}
        className="file-list-rows"
        role="listbox"
        aria-label={LABEL}
        tabIndex={0}
        aria-activedescendant={activeId}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="presentation" className="file-list-sheet" style={{ height: shown.length * LIST_ROW_HEIGHT }}>
          {shown.slice(stretch.first, stretch.end).map((file, i) => (
            <FileListRow
              key={file.key}
              id={`${listId}-${stretch.first + i}`}
              file={file}
              index={stretch.first + i}
              count={shown.length}
              isCurrent={file.key === currentKey}
              isPointed={stretch.first + i === active && pointed !== null}
            />
          ))}
        </div>
      </div>
      {shown.length === 0 && files.length > 0 && <p className="file-list-none">{NONE}</p>}
    </div>
  );
}

/** Scrolls a row into the middle of the list if it is out of sight. */
function reveal(list: HTMLElement | null, index: number): void {
  if (list === null || index < 0) return;
  const top = index * LIST_ROW_HEIGHT;
  const isInSight = top >= list.scrollTop && top + LIST_ROW_HEIGHT <= list.scrollTop + list.clientHeight;
  if (!isInSight) list.scrollTop = top - (list.clientHeight - LIST_ROW_HEIGHT) / 2;
}
