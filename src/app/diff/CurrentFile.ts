import { useCallback } from "react";
import { Store, useStored } from "#app/ui/Store.ts";

/** The file at the top of the viewport. The file list follows it without rendering its parents. */
export class CurrentFile extends Store<string | null> {
  constructor() {
    super(null);
  }
}

/** The shortest time between two updates of the file list while scrolling, in milliseconds. */
const PAUSE = 100;

/** Returns the key of the current file. Follows the first change at once and later ones at most every `PAUSE` ms. */
export function useFollowed(current: CurrentFile): string | null {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const becomeIdle = (): void => {
        timer = null;
        listener();
      };
      const unsubscribe = current.subscribe(() => {
        if (timer !== null) return;
        listener();
        timer = setTimeout(becomeIdle, PAUSE);
      });
      return () => {
        unsubscribe();
        if (timer !== null) clearTimeout(timer);
      };
    },
    [current],
  );
  return useStored({ subscribe }, current.current);
}
