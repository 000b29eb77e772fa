import { useSyncExternalStore } from "react";

/** As in TreeScreen.css: a row has a second line where there is no room beside the name. */
const NARROW = "(max-width: 640px)";
const [ONE_LINE, TWO_LINES] = [37, 57];

/** Gives how high a row of a folder is, in pixels. */
export function useRowHeight(): number {
  return useSyncExternalStore(
    (listener) => {
      const narrow = window.matchMedia(NARROW);
      narrow.addEventListener("change", listener);
      return () => narrow.removeEventListener("change", listener);
    },
    () => (window.matchMedia(NARROW).matches ? TWO_LINES : ONE_LINE),
    () => ONE_LINE,
  );
}
