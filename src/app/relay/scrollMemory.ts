const STORE = "galley.scroll";
const ENTRIES_MAX = 50;

/** The time within which a page may grow to its previous height before restoring stops. */
const GROW_MS = 8000;

const DEBOUNCE_MS = 100;

/** The scroll positions of history entries, the last saved at the end. Null until first read. */
let positions: Map<string, number> | null = null;

/** The entry whose page restores its own reading position, whatever the old scroll position was. */
let led: string | null = null;

let stopRestoring = (): void => undefined;

/** The entry whose page is on screen. Differs from the browser's current entry while the next page loads. */
let shown: string | null = null;

function allPositions(): Map<string, number> {
  positions ??= new Map(stored());
  return positions;
}

function stored(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
    return Array.isArray(value) ? (value as [string, number][]) : [];
  } catch (error) {
    // Storage is blocked or has other content.
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Creates the key of a new history entry, for its state. */
export function newEntry(): { readonly key: string } {
  return { key: Math.random().toString(36).slice(2) };
}

/** Returns the key of the browser's current entry. Creates it on first use, which forces a layout of the page. */
export function entryKey(): string {
  const state = (window.history.state ?? {}) as { readonly key?: string };
  if (state.key) return state.key;
  const entry = newEntry();
  window.history.replaceState({ ...state, ...entry }, "");
  return entry.key;
}

/** Returns the key of the entry whose page is on screen. Null before the first page. */
export function shownEntry(): string | null {
  return shown;
}

/** Records that the page on screen now belongs to the browser's current entry. */
export function updateShownEntry(): void {
  if (shown !== null) shown = entryKey();
}

/**
 * Returns true if the current entry was left or refreshed before, at the top or scrolled down. `restoreScroll` then
 * scrolls back, so nothing else may move the reader.
 */
export function wasLeft(): boolean {
  const state = (window.history.state ?? {}) as { readonly key?: string };
  return allPositions().has(state.key ?? "");
}

/** Saves the scroll position of the page on screen. Must be called before another page is requested. */
export function saveScrollPosition(): void {
  if (shown === null) return;
  const all = allPositions();
  all.delete(shown);
  all.set(shown, window.scrollY);
  for (const key of [...all.keys()].slice(0, -ENTRIES_MAX)) all.delete(key);
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...all]));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // Storage is blocked or full: the position lasts until a reload.
  }
}

/** Starts saving positions on scroll and on leaving. Returns a function that stops it. */
export function rememberScroll(): () => void {
  window.history.scrollRestoration = "manual";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(waiting);
    waiting = setTimeout(saveScrollPosition, DEBOUNCE_MS);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", saveScrollPosition);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", saveScrollPosition);
  };
}

/**
 * Declares that the page restores the reading position of the current entry itself, so the saved scroll position is
 * ignored.
 */
export function ignoreSavedScroll(): void {
  led = entryKey();
  stopRestoring();
}

/**
 * Scrolls a new page to its place: to the top for a new entry, to the saved position after back, forward or reload, as
 * soon as the page is tall enough. Scrolling by the user cancels this. Returns a function that stops it.
 */
export function restoreScroll(): () => void {
  const isFirst = shown === null;
  shown = entryKey();
  if (led === shown) return () => {};
  const wanted = allPositions().get(shown) ?? 0;
  // The first page keeps its position: the viewer may have scrolled the server-rendered page already.
  if (wanted === 0 && (window.location.hash || isFirst)) return () => {};
  const until = performance.now() + GROW_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of ["wheel", "touchmove", "keydown"]) window.removeEventListener(type, stop);
  };
  const step = () => {
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) < 2 || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const type of ["wheel", "touchmove", "keydown"]) window.addEventListener(type, stop, { passive: true });
  stopRestoring = stop;
  step();
  return stop;
}
