import { useCallback, useSyncExternalStore } from "react";

/** Which file one is reading: set by the reader as it scrolls, followed by the file list, without rendering what is above. */
export class CurrentFile {
  #key: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): string | null => this.#key;

  set(key: string | null): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}

/** While one scrolls fast, the list of files follows only so often, in milliseconds. */
const PAUSE = 100;

/** Gives the key of the file one is reading: at once when it changes after a while, else a moment later. */
export function useFollowed(current: CurrentFile): string | null {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const rest = (): void => {
        timer = null;
        listener();
      };
      const unsubscribe = current.subscribe(() => {
        if (timer !== null) return;
        listener();
        timer = setTimeout(rest, PAUSE);
      });
      return () => {
        unsubscribe();
        if (timer !== null) clearTimeout(timer);
      };
    },
    [current],
  );
  return useSyncExternalStore(subscribe, current.get, current.get);
}
