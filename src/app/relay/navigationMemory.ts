import { shownEntry } from "./scrollMemory.ts";

const KEPT = 50;

/** A word for each entry of the browser's history, kept until the tab is closed. */
export interface EntryWords {
  /** Gives the word kept of the entry that the browser stands on. */
  read(): string | null;
  /** Keeps a word of the entry whose page is on screen: the browser may stand on the next one's, which is under way. */
  keep(word: string): void;
}

/** Makes the memory that has a name in the browser's store of this tab. */
export function entryWords(name: string): EntryWords {
  return {
    read() {
      const entry = entryKey();
      return stored(name).find(([key]) => key === entry)?.[1] ?? null;
    },
    keep(word) {
      const entry = shownEntry();
      if (entry === null) return;
      const others = stored(name).filter(([key]) => key !== entry);
      try {
        sessionStorage.setItem(name, JSON.stringify([...others.slice(1 - KEPT), [entry, word]]));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error; // Forbidden or full: the word holds until a reload.
      }
    },
  };
}

/** Null while the entry has no name, which it gets when its page is first on screen. */
function entryKey(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("key" in state)) return null;
  return typeof state.key === "string" ? state.key : null;
}

/** Each entry with its word, the one kept last at the end. */
function stored(name: string): readonly (readonly [key: string, word: string])[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return []; // Storage is forbidden, or holds something else.
    throw error;
  }
}

function isKept(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}

const memory = entryWords("galley.focus");
const GIVEN_UP_BY = ["keydown", "pointerdown"] as const;

/** What one may be on: links, and what one chooses and presses. Who has typed goes on with keys of the page. */
const CONTROLS = "a[href], button, summary, select, input[type=radio], input[type=checkbox]";

/** How long a page may take to show again what had the focus, in milliseconds. */
const APPEAR_MS = 4000;

/** The control that had the focus when its page was left, and the name of that page. */
let left: { readonly page: string; readonly control: string } | null = null;

/** Whether the focus is still on its way back. */
let isRestoring = false;

/** Keeps what has the focus on a page that goes now, for whoever comes back to it and for the next page of its name. */
function keep(page: string): void {
  if (isRestoring) return;
  const active = document.activeElement;
  const control = active?.matches(CONTROLS) === true ? nameOf(active) : null;
  const isLink = active instanceof HTMLAnchorElement;
  // Of several that are called the same, the same one is found again.
  const word = control === null ? "" : `${called(control).findIndex((one) => one === active)} ${control}`;
  memory.keep(isLink ? word : "");
  left = word === "" ? null : { page, control: word };
}

/**
 * Brings the focus back, as soon as it appears, to the link by which the entry that the browser stands on was left; on another
 * page of the same name, as when a list is narrowed down, to the control that was used. Whoever has done something else
 * meanwhile stays there. Gives back how to stop.
 */
function restore(page: string): () => void {
  const word = memory.read() || (left?.page === page ? left.control : "");
  const [, index, control] = /^(\d+) (.+)$/su.exec(word) ?? [];
  if (index === undefined || control === undefined) return () => {};
  const until = performance.now() + APPEAR_MS;
  let frame = 0;
  isRestoring = true;
  const stop = (): void => {
    isRestoring = false;
    cancelAnimationFrame(frame);
    for (const type of GIVEN_UP_BY) window.removeEventListener(type, stop, true);
  };
  let found: HTMLElement | undefined;
  const step = (): void => {
    const active = document.activeElement;
    if (active === null || active === document.body) {
      found = called(control)[Number(index)]; // Once more where an answer that came later has drawn the page anew.
      found?.focus({ preventScroll: true });
    } else if (active !== found) return stop();
    if (performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const type of GIVEN_UP_BY) window.addEventListener(type, stop, { capture: true, passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/** The controls of the page that are called so, in their order. */
function called(control: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => nameOf(one) === control);
}

/** A link is called by its address, any other control by its label. */
function nameOf(control: Element): string {
  if (control instanceof HTMLAnchorElement) return `a ${control.getAttribute("href") ?? ""}`;
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  return `${control.localName} ${control.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? control.textContent}`;
}

/** What has the focus on each page, for whoever comes back to it. */
export const focusMemory = { keep, restore } as const;
