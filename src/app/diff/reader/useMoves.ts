import {
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from "react";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { FileMoves, type FoundMoves, movedAt } from "../compare/FileMoves.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import { type FileContents, neverChanges } from "../FileContents.ts";
import type { LineLocation } from "../lineRanges/useGoTo.ts";
import { rowOfLine } from "../models/FileRows.ts";
import type { FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import type { ChangeAnswer } from "../workers/changeMessages.ts";
import type { ChangeWorker } from "../workers/ChangeWorker.ts";

const TEXT = {
  go: "Go to the other end of a moved line",
} as const;

/** The time without arrivals before moves are searched: loading the change has priority. */
const DEBOUNCE_MS = 1000;

/**
 * Searches for lines that moved within the change, once it is loaded, and goes to the other end of a move: by a click
 * on its link, or by key from the line of the cursor. `follow` does the same and returns false if the line did not
 * move.
 */
export function useMoves(reader: {
  readonly root: RefObject<HTMLElement | null>;
  readonly worker: ChangeWorker;
  readonly contents: FileContents;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly goTo: (location: LineLocation) => void;
}): { readonly moves: ChangeMoves; readonly follow: () => boolean } {
  const { root, worker, contents, stack, cursor, goTo } = reader;
  const moves = useMemo(() => new ChangeMoves(worker), [worker]);
  const isChange = stack.models.some(({ file }) => file.status !== "UNCHANGED");
  useEffect(() => {
    if (!isChange) return;
    let stop = contents.subscribe(() => wait());
    let resting: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        stop();
        stop = moves.follow();
      }, DEBOUNCE_MS);
    };
    wait();
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [moves, isChange, contents]);

  const otherEnd = (key: string, line: number): LineLocation | null => {
    const patch = stack.models[stack.fileIndexOf(key)]?.patch ?? null;
    const moved = patch === null ? null : movedAt(moves.of(key), patch, line);
    if (patch === null || moved === null || moved.isWhitespaceOnly) return null;
    return { key: moved.key, side: patch.kinds[line] === LineKind.removed ? "new" : "old", line: moved.line };
  };
  const endOfCursor = (): LineLocation | null => {
    const rows = stack.models[stack.fileIndexOf(cursor?.key)]?.rows ?? null;
    if (cursor === null || rows === null) return null;
    const row = rowOfLine(rows, cursor.line);
    // The header is not a row. In split layout the cursor's own line comes first.
    if (cursor.line === NO_LINE || stack.collapsed.has(cursor.key)) return null;
    for (const line of [cursor.line, ...rows.panes.map((pane) => pane[row] ?? -1)]) {
      const location = otherEnd(cursor.key, line);
      if (location !== null) return location;
    }
    return null;
  };
  const follow = (): boolean => {
    const location = endOfCursor();
    if (location !== null) goTo(location);
    return location !== null;
  };
  useShortcut("m", TEXT.go, shortcutGroups.reader, () => void follow(), { enabled: cursor !== null });

  const click = useEffectEvent(({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest(".diff-moved-link, .diff-moved-text") : null;
    const key = link?.closest(".diff-file")?.getAttribute("data-key");
    const line = link?.closest(".diff-row")?.getAttribute("data-line");
    const location = key == null || line == null ? null : otherEnd(key, Number(line));
    if (location !== null) goTo(location);
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: MouseEvent): void => click(event);
    element?.addEventListener("click", listen);
    return () => element?.removeEventListener("click", listen);
  }, [root]);
  return { moves, follow };
}

/** The moves within the change, for components within its files; null if they are not searched. */
export const MovesContext = createContext<ChangeMoves | null>(null);

/** Returns the known moves in and out of a file. */
export function useFileMoves(key: string): FileMoves | null {
  const moves = useContext(MovesContext);
  const current = (): FileMoves | null => moves?.of(key) ?? null;
  return useSyncExternalStore(moves?.subscribe ?? neverChanges, current, current);
}

/** A worker that ended is asked once more, but not again and again. */
const TRIES = 2;

/** The moves within a change as reported by the change worker. Changes a few times while patches arrive. */
class ChangeMoves {
  readonly #worker: ChangeWorker;
  readonly #listeners = new Set<() => void>();
  #found: FoundMoves | null = null;
  #indexByKey: ReadonlyMap<string, number> = new Map();
  #files = new Map<string, FileMoves>();
  #triesLeft = TRIES;

  constructor(worker: ChangeWorker) {
    this.#worker = worker;
  }

  /** Returns the moves in and out of a file; the same object until more is known, null if nothing is. */
  of(key: string): FileMoves | null {
    const known = this.#files.get(key);
    const fileIndex = this.#indexByKey.get(key);
    if (known !== undefined || fileIndex === undefined || this.#found === null) return known ?? null;
    const moves = new FileMoves(this.#found, fileIndex);
    this.#files.set(key, moves);
    return moves;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Asks the worker and listens to it until the returned function is called. */
  follow(): () => void {
    const request = (): void => {
      if (this.#triesLeft-- > 0) this.#worker.request({ kind: "moves" });
    };
    const stop = this.#worker.listen({ onAnswer: (answer) => this.#take(answer), onEnd: request });
    request();
    return stop;
  }

  #take(answer: ChangeAnswer): void {
    if (answer.kind !== "moves") return;
    this.#found = answer.found;
    this.#indexByKey = new Map(answer.found.keys.map((key, fileIndex) => [key, fileIndex]));
    this.#files = new Map();
    this.#listeners.forEach((listener) => listener());
  }
}
