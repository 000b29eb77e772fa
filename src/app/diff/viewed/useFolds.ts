import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { DiffFile } from "../DiffFile.ts";
import { neverChanges } from "../FileContents.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { Slot } from "../Slot.ts";
import type { SeenMarks } from "../ViewedMarks.ts";

const NO_FILES: ReadonlySet<string> = new Set();
const NO_HUNKS: ReadonlySet<string> = new Set();

/** What of a change is folded, and what folds it. */
export interface Folds {
  readonly collapsed: ReadonlySet<string>;
  /** Files all of whose hunks were seen. */
  readonly seenFiles: ReadonlySet<string>;
  /** Keys of the hunks that are shown though they were seen, by the key of their file. */
  readonly opened: ReadonlyMap<string, ReadonlySet<string>>;
  /** Folds a file that is unfolded, and the other way round; one that was seen then shows all of its hunks. */
  readonly toggle: (file: string) => void;
  readonly foldAll: (isFolded: boolean) => void;
  readonly unfold: (file: string) => void;
  /** Shows hunks of a file that were seen, or folds them again. */
  readonly open: (file: string, hunks: readonly string[], isOpen: boolean) => void;
}

/** Keeps which files and hunks of a change are folded: by what was seen of them, until one chooses otherwise, which `onFold` is told. */
export function useFolds(
  files: readonly DiffFile[],
  marks: SeenMarks | null,
  slots: ReadonlyMap<string, readonly Slot[]>,
  onFold: () => void,
): Folds {
  const seenFiles = useSyncExternalStore(
    marks?.subscribe ?? neverChanges,
    () => marks?.seenFiles() ?? NO_FILES,
    () => marks?.seenFiles() ?? NO_FILES,
  );
  const [choices, setChoices] = useState<ReadonlyMap<string, FoldChoice>>(new Map());
  const [opened, setOpened] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  // A string is the same where nothing changed.
  const held = heldFiles(slots, seenFiles).join("\0");
  const collapsed = useMemo(
    () => foldedFiles(files, choices, seenFiles, new Set(held.split("\0"))),
    [files, choices, seenFiles, held],
  );

  const open = useCallback(
    (file: string, hunks: readonly string[], isOpen: boolean) => {
      onFold();
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
    [onFold],
  );
  const choose = useCallback(
    (file: string, isFolded: boolean) => {
      const choice = { isFolded, wasSeen: seenFiles.has(file) };
      onFold();
      setChoices((known) => new Map(known).set(file, choice));
    },
    [seenFiles, onFold],
  );
  const toggle = useCallback(
    (file: string) => {
      const isFolded = !collapsed.has(file);
      choose(file, isFolded);
      if (!isFolded && seenFiles.has(file)) open(file, marks?.keysOf(file) ?? [], true);
    },
    [collapsed, choose, seenFiles, open, marks],
  );
  const foldAll = useCallback(
    (isFolded: boolean) =>
      setChoices(new Map(files.map(({ key }) => [key, { isFolded, wasSeen: seenFiles.has(key) }]))),
    [files, seenFiles],
  );
  const unfold = useCallback(
    (file: string) => {
      if (collapsed.has(file)) choose(file, false);
    },
    [collapsed, choose],
  );
  return useMemo(
    () => ({ collapsed, seenFiles, opened, toggle, foldAll, unfold, open }),
    [collapsed, seenFiles, opened, toggle, foldAll, unfold, open],
  );
}

/** Names the seen files in which something stands that does not fold away. Linear in the slots. */
function heldFiles(slots: ReadonlyMap<string, readonly Slot[]>, seenFiles: ReadonlySet<string>): readonly string[] {
  return [...slots].flatMap(([file, own]) =>
    seenFiles.has(file) && own.some(({ foldsAway }) => foldsAway !== true) ? [file] : [],
  );
}

/** How one chose to have a file; it holds for as long as what was seen of it stays so. */
export interface FoldChoice {
  readonly isFolded: boolean;
  /** Whether all of it had been seen then. */
  readonly wasSeen: boolean;
}

/**
 * Gives the keys of the files that are folded: those with a reason to be and those that were seen, where one did not choose; but
 * of the latter none in which something stands that does not fold away. Linear in the files.
 */
export function foldedFiles(
  files: readonly DiffFile[],
  choices: ReadonlyMap<string, FoldChoice>,
  seenFiles: ReadonlySet<string>,
  held: ReadonlySet<string>,
): ReadonlySet<string> {
  const isFolded = ({ key, foldedBecause }: DiffFile): boolean => {
    const isSeen = seenFiles.has(key);
    const choice = choices.get(key);
    return choice?.wasSeen === isSeen ? choice.isFolded : foldedBecause != null || (isSeen && !held.has(key));
  };
  return new Set(files.filter(isFolded).map(({ key }) => key));
}

const TEXT = {
  label: "Fold or unfold all files",
  folded: "All files are folded",
  unfolded: "All files are unfolded",
} as const;

/** Folds all files by key, or unfolds them where all are folded; gives the function that does either and says so. */
export function useFoldAll(stack: FileStack, foldAll: (isFolded: boolean) => void): (isFolded: boolean) => void {
  const announce = useAnnounce();
  const fold = useCallback(
    (isFolded: boolean): void => {
      foldAll(isFolded);
      announce(isFolded ? TEXT.folded : TEXT.unfolded);
    },
    [foldAll, announce],
  );
  const isSomeShown = stack.collapsed.size < stack.models.length;
  useShortcut("Shift+C", TEXT.label, shortcutGroups.reader, () => fold(isSomeShown), {
    enabled: stack.models.length > 0,
  });
  return fold;
}
