const STORE = "galley.scroll";
const KEPT = 50;

/** How long a page may take to grow to the height it had, before its place is given up. */
const GROW_MS = 8000;

/** How long scrolling rests before the place is kept. */
const REST_MS = 100;

/** How far each entry of the browser's history is scrolled, the one kept last at the end; null until it is first read. */
let places: Map<string, number> | null = null;

/** The entry whose page leads to what one read in it, whatever height that has by now; null where none does. */
let led: string | null = null;

/** Ends the scrolling back that is under way. */
let stopRestoring = (): void => undefined;

/** The entry whose page is on screen: behind the browser's own while the next page is under way. */
let shown: string | null = null;

function allPlaces(): Map<string, number> {
  places ??= new Map(stored());
  return places;
}

function stored(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
    return Array.isArray(value) ? (value as [string, number][]) : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return []; // Storage is forbidden, or holds something else.
    throw error;
  }
}

/** Makes the name of a new entry of the browser's history, to be put into its state. */
export function newEntry(): { readonly key: string } {
  return { key: Math.random().toString(36).slice(2) };
}

/** Names the entry that the browser stands on; made on first use, which has the browser lay out what is new on the page. */
export function entryKey(): string {
  const state = (window.history.state ?? {}) as { readonly key?: string };
  if (state.key) return state.key;
  const entry = newEntry();
  window.history.replaceState({ ...state, ...entry }, "");
  return entry.key;
}

/** Gives the name of the entry whose page is on screen; null before the first is. */
export function shownEntry(): string | null {
  return shown;
}

/** Says that the page on screen is now the one of the entry that the browser stands on. */
export function keepShowing(): void {
  if (shown !== null) shown = entryKey();
}

/** Tells whether the entry that the browser stands on was left scrolled down: `restoreScroll` then leads back there. */
export function wasScrolled(): boolean {
  const state = (window.history.state ?? {}) as { readonly key?: string };
  return (allPlaces().get(state.key ?? "") ?? 0) > 0;
}

/** Keeps how far the page on screen is scrolled, now: before another one is asked for. */
export function keepPlace(): void {
  if (shown === null) return;
  const all = allPlaces();
  all.delete(shown);
  all.set(shown, window.scrollY);
  for (const key of [...all.keys()].slice(0, -KEPT)) all.delete(key);
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...all]));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // Forbidden or full: the place holds until a reload.
  }
}

/** Keeps places from now on, as one scrolls and as one leaves. Gives back how to stop. */
export function rememberScroll(): () => void {
  window.history.scrollRestoration = "manual";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(waiting);
    waiting = setTimeout(keepPlace, REST_MS);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", keepPlace);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", keepPlace);
  };
}

/** Says that the page knows itself what one read in the entry that the browser stands on: its height then is not gone by. */
export function leadOneself(): void {
  led = entryKey();
  stopRestoring();
}

/**
 * Scrolls the page that just came on screen to where its entry was left: to the top if it is new, to the old place after
 * back, forward or reload, waiting for it to grow that tall; gives up as soon as the reader scrolls. Gives back how to stop.
 */
export function restoreScroll(): () => void {
  const isFirst = shown === null;
  shown = entryKey();
  if (led === shown) return () => {};
  const wanted = allPlaces().get(shown) ?? 0;
  // The first page is where it is: whoever has scrolled what the server drew stays there.
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
