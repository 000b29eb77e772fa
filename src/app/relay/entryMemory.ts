const ENTRIES_MAX = 50;

/** The entry whose page is on screen. Differs from the browser's current entry while the next page loads. */
let shown: string | null = null;

export function newEntry(): { readonly key: string } {
  return { key: Math.random().toString(36).slice(2) };
}

/** Returns the key of the browser's current entry. Creates it on first use, which forces a layout of the page. */
export function entryKey(): string {
  const known = knownKey();
  if (known !== null) return known;
  const entry = newEntry();
  window.history.replaceState({ ...window.history.state, ...entry }, "");
  return entry.key;
}

/** Returns the key of the current entry. Null until its page is first on screen. */
function knownKey(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("key" in state)) return null;
  return typeof state.key === "string" ? state.key : null;
}

/** Records that the browser's current entry is now that of the page on screen. Returns its key and true for the first. */
export function showEntry(): { readonly key: string; readonly isFirst: boolean } {
  const isFirst = shown === null;
  shown = entryKey();
  return { key: shown, isFirst };
}

/** Records that the page on screen, if there is one, now belongs to the browser's current entry. */
export function updateShownEntry(): void {
  if (shown !== null) shown = entryKey();
}

/** A text for each entry of the browser's history, saved in sessionStorage. */
export class EntryStorage {
  readonly #name: string;
  /** The texts by entry, the last saved at the end. Null until first read. */
  #texts: Map<string, string> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  read(): string | null {
    return this.#all().get(knownKey() ?? "") ?? null;
  }

  /** Saves the text of the entry whose page is on screen. The browser's current entry may already be the next page's. */
  save(text: string): void {
    if (shown === null) return;
    const texts = this.#all();
    texts.delete(shown);
    texts.set(shown, text);
    for (const key of [...texts.keys()].slice(0, -ENTRIES_MAX)) texts.delete(key);
    try {
      sessionStorage.setItem(this.#name, JSON.stringify([...texts]));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // Storage is blocked or full: the text lasts until a reload.
    }
  }

  #all(): Map<string, string> {
    this.#texts ??= new Map(stored(this.#name));
    return this.#texts;
  }
}

function stored(name: string): readonly (readonly [key: string, text: string])[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch (error) {
    // Storage is blocked or has other content.
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}

function isEntry(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}

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

const memory = new EntryStorage("galley.focus");
const CANCELLING_EVENTS = ["keydown", "pointerdown"] as const;

/** Controls whose focus is restored: links and choices. Not text fields, after which keys belong to the page again. */
const CONTROLS = "a[href], button, summary, select, input[type=radio], input[type=checkbox]";

/** The time in milliseconds within which the focused control may appear again. */
const APPEAR_MS = 4000;

/** The control that had the focus when its page was left, and the name of that page. */
let left: { readonly page: string; readonly control: string } | null = null;

let isRestoring = false;

/** Saves the focus of a page that is left, for a return to its entry and for the next page of the same name. */
function save(page: string): void {
  if (isRestoring) return;
  const active = document.activeElement;
  const control = active?.matches(CONTROLS) === true ? nameOf(active) : null;
  const isLink = active instanceof HTMLAnchorElement;
  // With several controls of one name the index finds the same one again.
  const savedText = control === null ? "" : `${called(control).findIndex((one) => one === active)} ${control}`;
  memory.save(isLink ? savedText : "");
  left = savedText === "" ? null : { page, control: savedText };
}

/**
 * Restores the focus as soon as its control appears: to the link by which the current entry was left, or, on another
 * page of the same name such as a filtered list, to the control that was used. Any key or press cancels this. Returns a
 * function that stops it.
 */
function restore(page: string): () => void {
  const savedText = memory.read() || (left?.page === page ? left.control : "");
  const [, index, control] = /^(\d+) (.+)$/su.exec(savedText) ?? [];
  if (index === undefined || control === undefined) return () => {};
  const until = performance.now() + APPEAR_MS;
  let frame = 0;
  isRestoring = true;
  const stop = (): void => {
    isRestoring = false;
    cancelAnimationFrame(frame);
    for (const type of CANCELLING_EVENTS) window.removeEventListener(type, stop, true);
  };
  let found: HTMLElement | undefined;
  const step = (): void => {
    const active = document.activeElement;
    if (active === null || active === document.body) {
      found = called(control)[Number(index)]; // Focus it again if a later response has re-rendered the page.
      found?.focus({ preventScroll: true });
    } else if (active !== found) return stop();
    if (performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const type of CANCELLING_EVENTS) window.addEventListener(type, stop, { capture: true, passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/** The controls of the page with this name, in document order. */
function called(control: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => nameOf(one) === control);
}

/** The name of a control: a link's address, or any other control's label. */
function nameOf(control: Element): string {
  if (control instanceof HTMLAnchorElement) return `a ${control.getAttribute("href") ?? ""}`;
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  return `${control.localName} ${control.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? control.textContent}`;
}

export const focusMemory = { save, restore } as const;
