import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type FileModel, needsPatch } from "../models/FileModel.ts";
import { fileAt, type FileStack } from "../models/FileStack.ts";
import type { Viewport } from "../Viewport.ts";

/** How far beyond what is drawn lines are fetched, in pixels: about a screenful of reading ahead. */
const AHEAD = 1000;
/** While one scrolls, files are asked for at most this often, so that a long jump does not ask for all it passes. */
const PAUSE_MS = 80;

/**
 * Asks for the patches of files near the viewport, and for the sizes of binary ones: at once at first, then together for each
 * pause while scrolling, and where one sweeps by screens after each pause of it. Gives a function that asks once more for a file
 * that failed.
 */
export function useNeeds(
  viewport: Viewport,
  stack: FileStack,
  onNeed: (keys: readonly string[]) => void,
  onNeedSizes?: (keys: readonly string[]) => void,
): (key: string) => void {
  const [needs] = useState(() => new PatchNeeds());
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const drawn = useSyncExternalStore(viewport.onDrawn, viewport.drawn, viewport.drawn);
  useEffect(() => needs.settle((key) => stack.models[stack.placeOf(key)]), [needs, stack]);
  useEffect(() => {
    const ask = (): void => {
      askedAt.current = performance.now();
      const { from, to } = viewport.drawn();
      const near = stack.models.slice(Math.max(0, fileAt(stack, from - AHEAD)), fileAt(stack, to + AHEAD) + 1);
      const open = near.filter(({ file }) => !stack.collapsed.has(file.key));
      const keys = needs.take(open);
      if (keys.length > 0) onNeed(keys);
      const unsized = open.filter(needsSizes).map(({ file }) => file.key);
      if (unsized.length > 0) onNeedSizes?.(unsized);
    };
    // What is asked for while one sweeps by comes when one is elsewhere, and has what one comes to wait for it.
    const wait = viewport.isSweeping ? PAUSE_MS : askedAt.current + PAUSE_MS - performance.now();
    if (wait <= 0) {
      ask();
      return;
    }
    const timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [needs, viewport, stack, drawn, onNeed, onNeedSizes]);
  return useCallback(
    (key) => {
      needs.retry(key);
      onNeed([key]);
    },
    [needs, onNeed],
  );
}

function needsSizes({ file, patch, content }: FileModel): boolean {
  return content.sizes === null && (file.isBinary === true || patch?.isBinary === true);
}

type Known = Pick<FileModel, "file" | "content">;

/** Stands before the key of a file that was asked for once more: no key holds a NUL. */
const RETRIED = "\0";

/** Remembers which patches were asked for, so that each is asked for once until it arrives or fails. */
export class PatchNeeds {
  #asked = new Set<string>();

  /**
   * Forgets what has arrived, failed or gone, given what finds a file by its key as it is now. Linear in what was asked for, not in
   * the files.
   */
  settle(find: (key: string) => Known | undefined): void {
    const before = this.#asked;
    this.#asked = new Set();
    for (const entry of before) {
      const isRetried = entry.startsWith(RETRIED);
      const key = isRetried ? entry.slice(RETRIED.length) : entry;
      const known = find(key);
      if (known === undefined) continue;
      if (!isRetried && isNeeded(known)) this.#asked.add(key);
      // Asked for again, and the old failure still stands: when it goes, the answer is already on its way.
      if (isRetried && known.content.patch === null) this.#asked.add(known.content.failure === null ? key : entry);
    }
  }

  /** Gives the keys of those files whose patches are to be asked for now, and counts them as asked. */
  take(files: readonly Known[]): readonly string[] {
    const keys = files
      .filter((known) => isNeeded(known) && !this.#asked.has(known.file.key))
      .map(({ file }) => file.key);
    for (const key of keys) this.#asked.add(key);
    return keys;
  }

  /** Counts a file that failed as asked for once more. */
  retry(key: string): void {
    this.#asked.add(RETRIED + key);
  }
}

function isNeeded({ file, content }: Known): boolean {
  return content.failure === null && needsPatch(file, content);
}
