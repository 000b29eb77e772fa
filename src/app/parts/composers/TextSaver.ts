import { Listeners } from "#app/ui/Listeners.ts";
import type { DraftConflict } from "../mutations/drafts.ts";
import { type DraftOrigin, savedText } from "../savedText.ts";

export type SaveState =
  | { readonly kind: "unchanged" | "saving" | "saved" | "savedLocally" | "unsaved" }
  | { readonly kind: "failed"; readonly reason: string }
  /** Another window of this browser wrote a text in the same field. Both are kept until one is chosen. */
  | { readonly kind: "conflict"; readonly conflict: DraftConflict };

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
  readonly #key: string;
  readonly #listeners = new Listeners();
  #save: Save | null;
  #originOf: () => DraftOrigin | null = () => null;
  #state: SaveState = { kind: "unchanged" };
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

  /** Saves all unsaved texts of the page at once; resolves to null, or to the reason why some could not be saved. */
  static async flushAll(): Promise<string | null> {
    const savers = [...TextSaver.#waiting].filter((saver) => saver.#save !== null);
    await Promise.all(savers.map((saver) => saver.flush()));
    const states = savers.map((saver) => saver.#state);
    return states.flatMap((state) => (state.kind === "failed" ? [state.reason] : []))[0] ?? null;
  }

  readonly subscribe = this.#listeners.add;

  readonly state = (): SaveState => this.#state;

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
    this.#known = isSaved ? text : other;
    this.#notify({ kind: this.#save !== null ? "saving" : isSaved ? "savedLocally" : "unsaved" });
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

  /** Removes the text from the browser, after a running save has ended, because it was sent or discarded. */
  async clear(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#underWay !== null) await this.#underWay;
    this.#latest = null;
    TextSaver.#waiting.delete(this);
    savedText.forget(this.#key);
    this.#notify({ kind: "unchanged" });
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
      this.#notify({ kind: "failed", reason });
    } else if (this.#latest === null) {
      TextSaver.#waiting.delete(this);
      savedText.forget(this.#key);
      this.#notify({ kind: "saved" });
    }
  }

  #reportConflict(text: string): void {
    clearTimeout(this.#timer);
    const accept = (): void => {
      this.#known = text;
    };
    this.#notify({ kind: "conflict", conflict: { text, accept } });
  }

  #notify(state: SaveState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}

function flushIfHidden(): void {
  if (document.visibilityState === "hidden") void TextSaver.flushAll();
}
