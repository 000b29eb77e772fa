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

  /** Returns the text of the browser's current entry. */
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
