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
