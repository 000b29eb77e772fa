const KINDS = ["keydown", "pointerdown"] as const;

const listeners = new Set<() => void>();
let last = Number.NEGATIVE_INFINITY;

function note(): void {
  last = performance.now();
  for (const listener of listeners) listener();
}

/** What somebody does in the page: each key and each button pressed. */
export const deeds = {
  /** Notes them from here on, until the returned function is called, which forgets them too. */
  note(page: EventTarget): () => void {
    for (const kind of KINDS) page.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of KINDS) page.removeEventListener(kind, note, { capture: true });
      last = Number.NEGATIVE_INFINITY;
    };
  },
  /** When the last one was, as `performance.now()` counts. */
  lastAt: (): number => last,
  /** Calls `listener` with each, until the returned function is called. */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
