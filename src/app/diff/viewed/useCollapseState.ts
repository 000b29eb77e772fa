import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { DiffFile } from "../DiffFile.ts";
import { neverChanges } from "../FileContents.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { Slot } from "../Slot.ts";
import type { ViewedMarks } from "../ViewedMarks.ts";

const NO_FILES: ReadonlySet<string> = new Set();
const NO_HUNKS: ReadonlySet<string> = new Set();

export interface CollapseState {
  readonly collapsed: ReadonlySet<string>;
  /** The files whose hunks are all viewed. */
  readonly viewedFiles: ReadonlySet<string>;
  /** The keys of viewed hunks that are shown, by the key of their file. */
  readonly opened: ReadonlyMap<string, ReadonlySet<string>>;
  /** Collapses an expanded file and vice versa; a viewed file is expanded with all its hunks. */
  readonly toggle: (file: string) => void;
  readonly collapseAll: (isCollapsed: boolean) => void;
  readonly expand: (file: string) => void;
  /** Opens viewed hunks of a file, or collapses them again. */
  readonly open: (file: string, hunks: readonly string[], isOpen: boolean) => void;
}

/**
 * Manages the collapsed files and hunks of a change: derived from the viewed marks until the user overrides it, which
 * is reported to `onCollapse`.
 */
export function useCollapseState(
  files: readonly DiffFile[],
  marks: ViewedMarks | null,
  slots: ReadonlyMap<string, readonly Slot[]>,
  onCollapse: () => void,
): CollapseState {
  const viewedFiles = useSyncExternalStore(
    marks?.subscribe ?? neverChanges,
    () => marks?.viewedFiles() ?? NO_FILES,
    () => marks?.viewedFiles() ?? NO_FILES,
  );
  const [overrides, setOverrides] = useState<ReadonlyMap<string, CollapseOverride>>(new Map());
  const [opened, setOpened] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  // A string is equal if nothing changed.
  const pinned = expandedFiles(slots, viewedFiles).join("\0");
  const collapsed = useMemo(
    () => collapsedFiles(files, overrides, viewedFiles, new Set(pinned.split("\0"))),
    [files, overrides, viewedFiles, pinned],
  );

  const open = useCallback(
    (file: string, hunks: readonly string[], isOpen: boolean) => {
      onCollapse();
      setOpened((known) => {
        const before = known.get(file) ?? NO_HUNKS;
        const changed = hunks.filter((hunk) => before.has(hunk) !== isOpen);
        if (changed.length === 0) return known;
        const own = new Set(before);
        for (const hunk of changed) {
          if (isOpen) own.add(hunk);
          else own.delete(hunk);
        }
        return new Map(known).set(file, own);
      });
    },
    [onCollapse],
  );
  const choose = useCallback(
    (file: string, isCollapsed: boolean) => {
      const override = { isCollapsed, wasViewed: viewedFiles.has(file) };
      onCollapse();
      setOverrides((known) => new Map(known).set(file, override));
    },
    [viewedFiles, onCollapse],
  );
  const toggle = useCallback(
    (file: string) => {
      const isCollapsed = !collapsed.has(file);
      choose(file, isCollapsed);
      if (!isCollapsed && viewedFiles.has(file)) open(file, marks?.keysOf(file) ?? [], true);
    },
    [collapsed, choose, viewedFiles, open, marks],
  );
  const collapseAll = useCallback(
    (isCollapsed: boolean) =>
      setOverrides(new Map(files.map(({ key }) => [key, { isCollapsed, wasViewed: viewedFiles.has(key) }]))),
    [files, viewedFiles],
  );
  const expand = useCallback(
    (file: string) => {
      if (collapsed.has(file)) choose(file, false);
    },
    [collapsed, choose],
  );
  return useMemo(
    () => ({ collapsed, viewedFiles, opened, toggle, collapseAll, expand, open }),
    [collapsed, viewedFiles, opened, toggle, collapseAll, expand, open],
  );
}

/** Returns the viewed files that have a slot that does not collapse. Linear in the slots. */
function expandedFiles(
  slots: ReadonlyMap<string, readonly Slot[]>,
  viewedFiles: ReadonlySet<string>,
): readonly string[] {
  return [...slots].flatMap(([file, own]) =>
    viewedFiles.has(file) && own.some(({ collapses }) => collapses !== true) ? [file] : [],
  );
}

/** The user's choice for a file; valid while its viewed state stays the same. */
export interface CollapseOverride {
  readonly isCollapsed: boolean;
  /** True if the file was viewed when the choice was made. */
  readonly wasViewed: boolean;
}

/**
 * Returns the keys of the collapsed files: those with a reason to be, and viewed files without a slot that does not
 * collapse, unless the user chose otherwise. Linear in the files.
 */
export function collapsedFiles(
  files: readonly DiffFile[],
  overrides: ReadonlyMap<string, CollapseOverride>,
  viewedFiles: ReadonlySet<string>,
  pinned: ReadonlySet<string>,
): ReadonlySet<string> {
  const isCollapsed = ({ key, collapsedBecause }: DiffFile): boolean => {
    const isViewed = viewedFiles.has(key);
    const override = overrides.get(key);
    return override?.wasViewed === isViewed
      ? override.isCollapsed
      : collapsedBecause != null || (isViewed && !pinned.has(key));
  };
  return new Set(files.filter(isCollapsed).map(({ key }) => key));
}

const TEXT = {
  label: "Collapse or expand all files",
  collapsed: "All files are collapsed",
  expanded: "All files are expanded",
} as const;

/**
 * Adds the key that collapses all files, or expands them if all are collapsed; returns the function, which also
 * announces the result.
 */
export function useCollapseAll(
  stack: FileStack,
  collapseAll: (isCollapsed: boolean) => void,
): (isCollapsed: boolean) => void {
  const announce = useAnnounce();
  const collapse = useCallback(
    (isCollapsed: boolean): void => {
      collapseAll(isCollapsed);
      announce(isCollapsed ? TEXT.collapsed : TEXT.expanded);
    },
    [collapseAll, announce],
  );
  const isSomeShown = stack.collapsed.size < stack.models.length;
  useShortcut("Shift+C", TEXT.label, shortcutGroups.reader, () => collapse(isSomeShown), {
    enabled: stack.models.length > 0,
  });
  return collapse;
}
