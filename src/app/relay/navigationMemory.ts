import { shownEntry } from "./scrollMemory.ts";

const ENTRIES_MAX = 50;

/** A text for each entry of the browser's history, saved in sessionStorage. */
export interface HistoryEntryStorage {
  /** Returns the text of the browser's current entry. */
  read(): string | null;
  /**
   * Saves the text of the entry whose page is on screen. The browser's current entry may already be the next page's.
   */
  save(savedText: string): void;
}

export function historyEntryStorage(name: string): HistoryEntryStorage {
  return {
    read() {
      const entry = entryKey();
      return stored(name).find(([key]) => key === entry)?.[1] ?? null;
    },
    save(savedText) {
      const entry = shownEntry();
      if (entry === null) return;
      const others = stored(name).filter(([key]) => key !== entry);
      try {
        sessionStorage.setItem(name, JSON.stringify([...others.slice(1 - ENTRIES_MAX), [entry, savedText]]));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error; // Storage is blocked or full: the text is lost.
      }
    },
  };
}

/** Returns the key of the current entry. Null until its page is first on screen. */
function entryKey(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("key" in state)) return null;
  return typeof state.key === "string" ? state.key : null;
}

/** All entries with their texts, the last saved at the end. */
function stored(name: string): readonly (readonly [key: string, savedText: string])[] {
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

const memory = historyEntryStorage("galley.focus");
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
