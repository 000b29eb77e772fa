import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { formatCount } from "#app/ui/format.ts";
import type { MenuItem } from "#app/ui/MenuPopup.tsx";
import type { CurrentFile } from "../CurrentFile.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { DiffReaderHandle } from "../controller/ReaderView.ts";
import type { MarksOfFile } from "./FileMarks.tsx";

/** Which files of a change are shown, in the list and in the reader. A file must match every part. */
export interface FileFilter {
  /** Words that a path must contain. */
  readonly text: string;
  /**
   * The files that were not viewed, or had comments, when that was chosen; null if it was not. A file that is marked as
   * viewed meanwhile stays, so that nothing moves below the reader.
   */
  readonly unviewed: ReadonlySet<string> | null;
  readonly commented: ReadonlySet<string> | null;
}

export const NO_FILTER: FileFilter = { text: "", unviewed: null, commented: null };

export function isFiltering(filter: FileFilter): boolean {
  return filter.text.trim() !== "" || isFilteringByMarks(filter);
}

/**
 * Returns the files that match. A path matches, old or new, if it contains every word of the text, ignoring case.
 * Linear in the length of the paths.
 */
export function filterFiles(files: readonly DiffFile[], filter: FileFilter): readonly DiffFile[] {
  if (!isFiltering(filter)) return files;
  const { unviewed, commented } = filter;
  const words = filter.text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return files.filter(({ key, oldPath, newPath }) => {
    if (unviewed?.has(key) === false || commented?.has(key) === false) return false;
    const paths = `${oldPath ?? ""}\n${newPath ?? ""}`.toLowerCase();
    return words.every((word) => paths.includes(word));
  });
}

/** True if the files are filtered by something that is chosen in the menu. */
export function isFilteringByMarks({ unviewed, commented }: FileFilter): boolean {
  return unviewed !== null || commented !== null;
}

interface Filtered {
  readonly files: readonly DiffFile[];
  readonly filter: FileFilter;
  readonly onFilter: (filter: FileFilter) => void;
  readonly marksOf: ((key: string) => MarksOfFile | null) | undefined;
}

/** Returns what a menu offers to filter by: viewed marks and comments. They can be combined. */
export function filterItems({ files, filter, onFilter, marksOf }: Filtered): readonly MenuItem[] {
  const keysOf = (isWanted: (marks: MarksOfFile | null) => boolean): ReadonlySet<string> =>
    new Set(files.flatMap(({ key }) => (isWanted(marksOf?.(key) ?? null) ? [key] : [])));
  const unviewed = keysOf((marks) => marks?.isViewed !== true);
  const commented = keysOf((marks) => marks?.hasComments === true);
  const hasViewedMarks = marksOf !== undefined && files.some(({ key }) => marksOf(key)?.unviewed !== undefined);
  const items: MenuItem[] = [];
  const offer = (part: "unviewed" | "commented", kind: string, found: ReadonlySet<string>): void => {
    const checked = filter[part] !== null;
    const run = (): void => onFilter({ ...filter, [part]: checked ? null : found });
    items.push({ kind: "toggle", label: `${kind} (${formatCount(found.size)})`, checked, staysOpen: true, run });
  };
  if (hasViewedMarks) offer("unviewed", "Not viewed", unviewed);
  if (commented.size > 0 || filter.commented !== null) offer("commented", "With comments", commented);
  return items;
}

/**
 * Filters the files of a list and of the reader beside it, whose element is in `area`. `handle` receives the handle of
 * `reader`, which clears the filter before it goes to a file that is hidden. If the current file is hidden by a new
 * filter, the reader goes to its first file. `clear` is absent without a filter.
 */
export function useFileFilter(
  files: readonly DiffFile[],
  current: CurrentFile,
  handle: RefObject<DiffReaderHandle | null>,
) {
  const reader = useRef<DiffReaderHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterFiles(files, applied), [files, applied]);
  const waiting = useRef<{ readonly key: string; readonly go: () => void } | null>(null);

  useLayoutEffect(() => {
    const isShown = (key: string | null): boolean => shown.some((file) => file.key === key);
    const [first] = shown;
    if (waiting.current !== null && isShown(waiting.current.key)) {
      waiting.current.go();
      waiting.current = null;
    } else if (
      first !== undefined &&
      !isShown(current.current()) &&
      (area.current?.getBoundingClientRect().top ?? 0) < 0
    ) {
      reader.current?.scrollToFile(first.key);
    }
  }, [shown, current]);

  useImperativeHandle(handle, () => {
    const at = (key: string, go: () => void): void => {
      if (shown.some((file) => file.key === key) || !files.some((file) => file.key === key)) return go();
      waiting.current = { key, go };
      setFilter(NO_FILTER);
    };
    return {
      scrollToFile: (key) => at(key, () => reader.current?.scrollToFile(key)),
      goTo: (location, onOther) => at(location.key, () => reader.current?.goTo(location, onOther)),
      textOf: (location) => reader.current?.textOf(location) ?? null,
      linesToEdit: async (location) => (await reader.current?.linesToEdit(location)) ?? "",
      slotsAtCursor: () => reader.current?.slotsAtCursor() ?? [],
      leaveComment: () => reader.current?.leaveComment(),
      nextSlot: (isWanted, last, direction) => reader.current?.nextSlot(isWanted, last, direction) ?? null,
    };
  }, [files, shown]);
  const clear = useCallback(() => setFilter(NO_FILTER), []);
  return { filter, setFilter, shown, reader, area, clear: isFiltering(filter) ? clear : undefined };
}
