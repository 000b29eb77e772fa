import { entryKey, EntryStorage, showEntry } from "./historyEntries.ts";

/** In pixels. */
const positions = new EntryStorage("galley.scroll");

/** The time within which a page may grow to its previous height before restoring stops. */
const GROW_MS = 8000;

const DEBOUNCE_MS = 100;

/** The entry whose page restores its own reading position, whatever the old scroll position was. */
let led: string | null = null;

let stopRestoring = (): void => undefined;

/**
 * Returns true if the current entry was left or refreshed before, at the top or scrolled down. `restoreScroll` then
 * scrolls back, so nothing else may move the reader.
 */
export function wasLeft(): boolean {
  return positions.read() !== null;
}

/** Saves the scroll position of the page on screen. Must be called before another page is requested. */
export function saveScrollPosition(): void {
  positions.save(String(window.scrollY));
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
  const { key, isFirst } = showEntry();
  if (led === key) return () => {};
  const wanted = Number(positions.read() ?? 0);
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
