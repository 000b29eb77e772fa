import { useSyncExternalStore } from "react";

/** As in TreeScreen.css: a row has a second line where there is no room beside the name. */
const NARROW = "(max-width: 40em)";
const [ONE_LINE, TWO_LINES] = [37, 57];

/** The size of text that a browser has until its reader sets another one, in pixels. */
const USUAL_TEXT = 16;

/** How much larger than usual the reader has set text; null until it is first asked for. */
let scale: number | null = null;

/** Gives how high a row of a folder is, in pixels: it grows with the size of text. */
export function useRowHeight(): number {
  return useSyncExternalStore(
    (listener) => {
      const narrow = window.matchMedia(NARROW);
      narrow.addEventListener("change", listener);
      return () => narrow.removeEventListener("change", listener);
    },
    () => (window.matchMedia(NARROW).matches ? TWO_LINES : ONE_LINE) * textScale(),
    () => ONE_LINE,
  );
}

function textScale(): number {
  scale ??= (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT) / USUAL_TEXT;
  return scale;
}
