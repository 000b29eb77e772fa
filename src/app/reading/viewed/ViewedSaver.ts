import { Listeners } from "#app/ui/Listeners.ts";
import { savedText } from "../data/TextSaver.ts";

/** Saves or removes viewed marks; resolves to null on success, else to a message with the reason. */
export type SaveViewed = (keys: readonly string[], isViewed: boolean) => Promise<string | null>;

/** Marks made within this time are sent together. */
const PAUSE_MS = 300;
/** The most keys per request. */
const KEYS_AT_ONCE = 10_000;

/**
 * Saves viewed marks on the server: batched, one request at a time. Until then they are stored in this browser, so that
 * none is lost with the page. Marks that could not be saved are sent again with the next mark or on request, until they
 * are discarded.
 */
export class ViewedSaver {
  readonly #key: string;
  readonly #listeners = new Listeners();
  #save: SaveViewed | null = null;
  #pending: ReadonlyMap<string, boolean>;
  #failure: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  /** Starts with the marks stored in this browser. */
  constructor(savedTextKey: string) {
    this.#key = savedTextKey;
    this.#pending = readSaved(savedText.read(savedTextKey));
  }

  readonly subscribe = this.#listeners.add;

  /** Returns the marks that the server does not have yet, as key to viewed state. The same object until this changes. */
  readonly pending = (): ReadonlyMap<string, boolean> => this.#pending;

  /** Returns the reason why marks could not be saved; null when there is none. */
  readonly failure = (): string | null => this.#failure;

  /** Sets the function that saves marks from now on, and sends the pending ones. */
  saveBy(save: SaveViewed): void {
    this.#save = save;
    if (this.#pending.size > 0) this.#wait();
  }

  put(keys: readonly string[], isViewed: boolean): void {
    const pending = new Map(this.#pending);
    for (const key of keys) pending.set(key, isViewed);
    this.#saveLocally(pending);
    this.#wait();
  }

  /** Sends the pending marks at once. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#save === null || this.#isUnderWay || this.#pending.size === 0) return;
    this.#isUnderWay = true;
    const sent = this.#pending;
    const reason = await this.#send(sent, this.#save);
    this.#isUnderWay = false;
    // They may have been discarded meanwhile.
    this.#failure = this.#pending.size === 0 ? null : reason;
    // Keys whose mark changed meanwhile must be sent again.
    const left = reason === null ? [...this.#pending].filter(([key, isViewed]) => sent.get(key) !== isViewed) : null;
    this.#saveLocally(left === null ? this.#pending : new Map(left));
    if (reason === null && this.#pending.size > 0) this.#wait();
  }

  /** Discards the marks that could not be saved; a request in progress may still succeed. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#failure = null;
    this.#saveLocally(new Map());
  }

  async #send(marks: ReadonlyMap<string, boolean>, save: SaveViewed): Promise<string | null> {
    for (const isViewed of [true, false]) {
      const keys = [...marks.keys()].filter((key) => marks.get(key) === isViewed);
      for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
        const reason = await save(keys.slice(at, at + KEYS_AT_ONCE), isViewed);
        if (reason !== null) return reason;
      }
    }
    return null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  #saveLocally(pending: ReadonlyMap<string, boolean>): void {
    this.#pending = pending;
    if (pending.size === 0) savedText.forget(this.#key);
    else savedText.save(this.#key, [...pending].map(([key, isViewed]) => (isViewed ? "+" : "-") + key).join(" "));
    this.#listeners.notify();
  }
}

function readSaved(text: string | null): ReadonlyMap<string, boolean> {
  const entries = text === null ? [] : text.split(" ").filter((entry) => entry.length > 1);
  return new Map(entries.map((entry) => [entry.slice(1), entry.startsWith("+")]));
}
