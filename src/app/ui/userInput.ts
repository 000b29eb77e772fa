import { Listeners } from "./Listeners.ts";

const KINDS = ["keydown", "pointerdown"] as const;

const listeners = new Listeners();
let last = Number.NEGATIVE_INFINITY;

function note(): void {
  last = performance.now();
  listeners.notify();
}

/** Records keys and button presses on the page. */
export const userInput = {
  /** Starts recording. Returns a function that stops it and clears the record. */
  note(page: EventTarget): () => void {
    for (const kind of KINDS) page.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of KINDS) page.removeEventListener(kind, note, { capture: true });
      last = Number.NEGATIVE_INFINITY;
    };
  },
  /** The time of the last input, as in `performance.now()`. */
  lastAt: (): number => last,
  /** Calls `listener` on each input until the returned function is called. */
  listen: listeners.add,
};
