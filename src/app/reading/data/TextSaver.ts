import { Store } from "#app/ui/Store.ts";

/** Differs from `galley.`, the prefix of settings, which are sent to the server. */
const PREFIX = "galley-text/";
const ORIGIN_PREFIX = "galley-draft/";

/** The draft that a text becomes or continues, and its version when the text was written; 0 if it was not saved yet. */
export interface DraftOrigin {
  readonly draftKey: string;
  readonly version: number;
}

/** The texts that the browser does not store: they last as long as the page. */
const unstored = new Map<string, string>();

/** Drafts of texts, saved in local storage under one key for each text field until the server has them. */
export const savedText = {
  read(key: string): string | null {
    return unstored.get(key) ?? ifAllowed(() => localStorage.getItem(PREFIX + key), null);
  },
  /** Returns false when the browser forbids storage or its quota is exceeded. */
  save(key: string, text: string, origin: DraftOrigin | null = null): boolean {
    const isStored = ifAllowed(() => {
      localStorage.setItem(PREFIX + key, text);
      if (origin !== null) localStorage.setItem(ORIGIN_PREFIX + key, `${origin.version} ${origin.draftKey}`);
      return true;
    }, false);
    if (isStored) unstored.delete(key);
    else unstored.set(key, text);
    return isStored;
  },
  /** Returns true if a text would be lost with the page. */
  isUnstored: (): boolean => [...unstored.values()].some((text) => text.trim() !== ""),
  /** Returns the draft that a saved text belongs to; null if it belongs to none. */
  origin(key: string): DraftOrigin | null {
    const stored = ifAllowed(() => localStorage.getItem(ORIGIN_PREFIX + key), null);
    const [, version, draftKey] = /^(\d+) (.+)$/su.exec(stored ?? "") ?? [];
    return version === undefined || draftKey === undefined ? null : { draftKey, version: Number(version) };
  },
  /** Returns the keys that start with a prefix. Linear in the number of local storage entries of this origin. */
  keys(prefix: string): readonly string[] {
    const start = PREFIX + prefix;
    const keys = ifAllowed(() => Object.keys(localStorage), []);
    return keys.flatMap((key) => (key.startsWith(start) ? [key.slice(PREFIX.length)] : []));
  },
  forget(key: string): void {
    unstored.delete(key);
    ifAllowed(() => {
      localStorage.removeItem(PREFIX + key);
      localStorage.removeItem(ORIGIN_PREFIX + key);
    }, undefined);
  },
};

/** Returns the version of a draft that a field begins with: that of the text in this browser, which may be older. */
export function begunVersion(savedTextKey: string, draftKey: string, version: number | null | undefined): number {
  const origin = savedText.origin(savedTextKey);
  return origin?.draftKey === draftKey ? origin.version : (version ?? 0);
}

function ifAllowed<T>(attempt: () => T, otherwise: T): T {
  if (typeof localStorage === "undefined") return otherwise;
  try {
    return attempt();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

/** The text that another window saved in a draft meanwhile. */
export interface DraftConflict {
  readonly text: string;
  /** Lets the next save replace that text. */
  readonly accept: () => void;
}

export type SaveState =
  | { readonly kind: "unchanged" | "saving" | "saved" | "savedLocally" | "unsaved" }
  | { readonly kind: "failed"; readonly reason: string }
  /** Another window of this browser wrote a text in the same field. Both are kept until one is chosen. */
  | { readonly kind: "conflict"; readonly conflict: DraftConflict };

export const saveLabels: Readonly<Record<SaveState["kind"], string>> = {
  unchanged: "",
  saving: "Saving…",
  saved: "Saved",
  savedLocally: "Saved in this browser",
  unsaved: "Not saved: browser storage is not available",
  failed: "Not saved",
  conflict: "Not saved",
};

/** Saves a text; resolves to null on success, else to a message with the reason. */
export type Save = (text: string) => Promise<string | null>;

/** The delay between the last key and saving on the server. */
const PAUSE_MS = 300;

/**
 * Protects a text while it is written: stored in this browser at each key, on the server after a pause or when the page
 * is hidden or closed. The browser's copy is never older than the server's and is removed once the server has the same
 * text.
 */
export class TextSaver {
  /** Instances with unsaved text. */
  static readonly #waiting = new Set<TextSaver>();
  readonly state = new Store<SaveState>({ kind: "unchanged" });
  readonly #key: string;
  #save: Save | null;
  #originOf: () => DraftOrigin | null = () => null;
  /** The text in this browser that this field has shown or written. */
  #known: string | null;
  #latest: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> | null = null;

  constructor(savedTextKey: string, save: Save | null) {
    this.#key = savedTextKey;
    this.#save = save;
    this.#known = savedText.read(savedTextKey);
  }

  /** Returns true if a text of the page is not saved yet. */
  static isSaving(): boolean {
    return TextSaver.#waiting.size > 0;
  }

  /** Saves all unsaved texts of the page at once; resolves to null, or to the reason why some could not be saved. */
  static async flushAll(): Promise<string | null> {
    const savers = [...TextSaver.#waiting].filter((saver) => saver.#save !== null);
    await Promise.all(savers.map((saver) => saver.flush()));
    const states = savers.map((saver) => saver.state.current());
    return states.flatMap((state) => (state.kind === "failed" ? [state.reason] : []))[0] ?? null;
  }

  /** True when the browser has nothing that the server does not have. */
  isSafe(): boolean {
    return this.#latest === null && savedText.read(this.#key) === null;
  }

  /** Sets the function that saves the text from now on. */
  saveBy(save: Save | null, originOf: () => DraftOrigin | null = () => null): void {
    this.#save = save;
    this.#originOf = originOf;
  }

  onTextChange(text: string): void {
    this.#latest = text;
    TextSaver.#waiting.add(this);
    document.addEventListener("visibilitychange", flushIfHidden);
    const other = savedText.read(this.#key);
    if (other !== null && other !== this.#known && other !== text) return this.#reportConflict(other);
    const isSaved = savedText.save(this.#key, text, this.#originOf());
    this.#known = text;
    this.state.set({ kind: this.#save !== null ? "saving" : isSaved ? "savedLocally" : "unsaved" });
    clearTimeout(this.#timer);
    if (this.#save !== null) this.#timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Saves unsaved text at once and resolves when no save is running. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#underWay !== null) await this.#underWay;
    const text = this.#latest;
    if (text === null || this.#save === null) return;
    this.#underWay = this.#saveNow(text, this.#save);
    await this.#underWay;
  }

  /** Saves unsaved text as its field closes. What cannot be saved stays in this browser, and holds up no other text. */
  async leave(): Promise<void> {
    await this.flush();
    TextSaver.#waiting.delete(this);
  }

  /** Removes the text from the browser, after a running save has ended, because it was sent or discarded. */
  async clear(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay !== null) await this.#underWay;
    this.#latest = null;
    TextSaver.#waiting.delete(this);
    savedText.forget(this.#key);
    this.state.set({ kind: "unchanged" });
  }

  /** Waits until no save is running and starts no other: the text is sent now, or stays as it is stored. */
  async pause(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay !== null) await this.#underWay;
  }

  async #saveNow(text: string, save: Save): Promise<void> {
    this.#latest = null;
    const reason = await save(text).finally(() => {
      this.#underWay = null;
    });
    if (reason !== null) {
      this.#latest ??= text;
      this.state.set({ kind: "failed", reason });
    } else if (this.#latest === null) {
      TextSaver.#waiting.delete(this);
      savedText.forget(this.#key);
      this.state.set({ kind: "saved" });
    }
  }

  #reportConflict(text: string): void {
    clearTimeout(this.#timer);
    const accept = (): void => {
      this.#known = text;
    };
    this.state.set({ kind: "conflict", conflict: { text, accept } });
  }
}

function flushIfHidden(): void {
  if (document.visibilityState === "hidden") void TextSaver.flushAll();
}
