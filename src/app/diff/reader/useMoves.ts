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
import type { LinePlace } from "../lineRanges/useGoTo.ts";
import { rowOfLine } from "../models/FileRows.ts";
import type { FileStack } from "../models/FileStack.ts";
import { LineKind, NO_LINE } from "../patch/Patch.ts";
import type { ChangeAnswer } from "../workers/changeMessages.ts";
import type { ChangeWorker } from "../workers/ChangeWorker.ts";

const TEXT = {
  go: "Go to the other end of a moved line",
} as const;

/** So long nothing has arrived before moves are looked for: reading the change comes first, for the machine too. */
const REST_MS = 1000;

/**
 * Looks for lines that moved within the reader's change, once it is all there, and goes to the other end of one:
 * by a click on its link, by key from the cursor's line. `follow` does that too, and tells whether the line moved.
 */
export function useMoves(reader: {
  readonly root: RefObject<HTMLElement | null>;
  readonly worker: ChangeWorker;
  readonly contents: FileContents;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly goTo: (place: LinePlace) => void;
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
      }, REST_MS);
    };
    wait();
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [moves, isChange, contents]);

  const otherEnd = (key: string, line: number): LinePlace | null => {
    const patch = stack.models[stack.placeOf(key)]?.patch ?? null;
    const moved = patch === null ? null : movedAt(moves.of(key), patch, line);
    if (patch === null || moved === null || moved.isInPlace) return null;
    return { key: moved.key, side: patch.kinds[line] === LineKind.removed ? "new" : "old", line: moved.line };
  };
  const endOfCursor = (): LinePlace | null => {
    const rows = stack.models[stack.placeOf(cursor?.key)]?.rows ?? null;
    if (cursor === null || rows === null) return null;
    const row = rowOfLine(rows, cursor.line);
    // The header is no row. Of two lines side by side the cursor's own, else the other.
    if (cursor.line === NO_LINE || stack.collapsed.has(cursor.key)) return null;
    for (const line of [cursor.line, ...rows.panes.map((pane) => pane[row] ?? -1)]) {
      const place = otherEnd(cursor.key, line);
      if (place !== null) return place;
    }
    return null;
  };
  const follow = (): boolean => {
    const place = endOfCursor();
    if (place !== null) goTo(place);
    return place !== null;
  };
  useShortcut("m", TEXT.go, shortcutGroups.reader, () => void follow(), { enabled: cursor !== null });

  const click = useEffectEvent(({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest(".diff-moved-link, .diff-moved-text") : null;
    const key = link?.closest(".diff-file")?.getAttribute("data-key");
    const line = link?.closest(".diff-row")?.getAttribute("data-line");
    const place = key == null || line == null ? null : otherEnd(key, Number(line));
    if (place !== null) goTo(place);
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: MouseEvent): void => click(event);
    element?.addEventListener("click", listen);
    return () => element?.removeEventListener("click", listen);
  }, [root]);
  return { moves, follow };
}

/** What moved within the reader's change, for what stands in its files; null where nobody looks. */
export const MovesContext = createContext<ChangeMoves | null>(null);

/** Gives what moved in or out of a file, as far as it is known. */
export function useFileMoves(key: string): FileMoves | null {
  const moves = useContext(MovesContext);
  const current = (): FileMoves | null => moves?.of(key) ?? null;
  return useSyncExternalStore(moves?.subscribe ?? neverChanges, current, current);
}

/** A worker that ended is asked once more; one that ends each time is not. */
const TRIES = 2;

/** What moved within a change, as far as the change worker knows. Changes a few times while patches arrive. */
class ChangeMoves {
  readonly #worker: ChangeWorker;
  readonly #listeners = new Set<() => void>();
  #found: FoundMoves | null = null;
  #places: ReadonlyMap<string, number> = new Map();
  #files = new Map<string, FileMoves>();
  #triesLeft = TRIES;

  constructor(worker: ChangeWorker) {
    this.#worker = worker;
  }

  /** Gives what moved in or out of a file; the same object until more is known, null where nothing is. */
  of(key: string): FileMoves | null {
    const known = this.#files.get(key);
    const place = this.#places.get(key);
    if (known !== undefined || place === undefined || this.#found === null) return known ?? null;
    const moves = new FileMoves(this.#found, place);
    this.#files.set(key, moves);
    return moves;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Asks the worker and hears it until the returned function is called. */
  follow(): () => void {
    const ask = (): void => {
      if (this.#triesLeft-- > 0) this.#worker.ask({ kind: "moves" });
    };
    const stop = this.#worker.listen({ onAnswer: (answer) => this.#take(answer), onEnd: ask });
    ask();
    return stop;
  }

  #take(answer: ChangeAnswer): void {
    if (answer.kind !== "moves") return;
    this.#found = answer.found;
    this.#places = new Map(answer.found.keys.map((key, place) => [key, place]));
    this.#files = new Map();
    this.#listeners.forEach((listener) => listener());
  }
}
