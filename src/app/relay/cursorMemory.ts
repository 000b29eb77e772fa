import { placeWord, type ChangePlace } from "#contract/placeWord.ts";
import { shownEntry } from "./scrollMemory.ts";

const STORE = "galley.cursor";
const KEPT = 50;

/** Keeps where the cursor was in each entry of the browser's history, until the tab is closed: it comes back with the page. */
export const cursorMemory = {
  /** Gives the place kept of the entry that the browser stands on. */
  read(): ChangePlace | null {
    const entry = entryKey();
    const word = stored().find(([key]) => key === entry)?.[1];
    return word === undefined ? null : placeWord.read(word);
  },
  /** Keeps a place of the entry whose page is on screen: the browser may stand on the next one's, which is under way. */
  keep(place: ChangePlace): void {
    const entry = shownEntry();
    if (entry === null) return;
    const others = stored().filter(([key]) => key !== entry);
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...others.slice(1 - KEPT), [entry, placeWord.write(place)]]));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error; // Forbidden or full: the place holds until a reload.
    }
  },
} as const;

/** Null while the entry has no name, which it gets when its page is first on screen. */
function entryKey(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("key" in state)) return null;
  return typeof state.key === "string" ? state.key : null;
}

/** Each entry with its place, the one kept last at the end. */
function stored(): readonly (readonly [key: string, word: string])[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return []; // Storage is forbidden, or holds something else.
    throw error;
  }
}

function isKept(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}
