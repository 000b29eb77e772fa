const STORE = "galley.scroll";
const KEPT = 50;

/** How long a page may take to grow to the height it had, before its place is given up. */
const GROW_MS = 1500;

type Places = Record<string, number>;

function places(): Places {
  return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Places;
}

/** Names the entry of the browser's history that one stands on; made on first use. */
function entryKey(): string {
  const state = (window.history.state ?? {}) as { readonly key?: string };
  if (state.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, "");
  return key;
}

/** Keeps, from now on, how far each entry of the browser's history is scrolled. Gives back how to stop. */
export function rememberScroll(): () => void {
  window.history.scrollRestoration = "manual";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    const all = Object.entries({ ...places(), [entryKey()]: window.scrollY });
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(all.slice(-KEPT))));
  };
  const onScroll = () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, 100);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", save);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", save);
  };
}

/**
 * Scrolls to where this entry of the history was left: to the top of a new page, to the old place after back, forward or
 * reload, waiting for the page to grow that tall; gives up as soon as the reader scrolls. Gives back how to stop.
 */
export function restoreScroll(): () => void {
  const wanted = places()[entryKey()] ?? 0;
  if (wanted === 0 && window.location.hash) return () => {};
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
  step();
  return stop;
}
