import { Store } from "#app/ui/Store.ts";
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
  /** The marks that the server does not have yet, as key to viewed state. */
  readonly pending: Store<ReadonlyMap<string, boolean>>;
  /** The reason why marks could not be saved; null when there is none. */
  readonly failure = new Store<string | null>(null);
  readonly #key: string;
  #save: SaveViewed | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  /** Starts with the marks stored in this browser. */
  constructor(savedTextKey: string) {
    this.#key = savedTextKey;
    this.pending = new Store(readSaved(savedText.read(savedTextKey)));
  }

  /** Sets the function that saves marks from now on, and sends the pending ones. */
  saveBy(save: SaveViewed): void {
    this.#save = save;
    if (this.pending.current().size > 0) this.#wait();
  }

  put(keys: readonly string[], isViewed: boolean): void {
    const pending = new Map(this.pending.current());
    for (const key of keys) pending.set(key, isViewed);
    this.#saveLocally(pending);
    this.#wait();
  }

  /** Sends the pending marks at once. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#save === null || this.#isUnderWay || this.pending.current().size === 0) return;
    this.#isUnderWay = true;
    const sent = this.pending.current();
    const reason = await this.#send(sent, this.#save);
    this.#isUnderWay = false;
    const pending = this.pending.current();
    // They may have been discarded meanwhile.
    this.failure.set(pending.size === 0 ? null : reason);
    if (reason !== null) return;
    // Keys whose mark changed meanwhile must be sent again.
    const left = [...pending].filter(([key, isViewed]) => sent.get(key) !== isViewed);
    this.#saveLocally(new Map(left));
    if (left.length > 0) this.#wait();
  }

  /** Discards the marks that could not be saved; a request in progress may still succeed. */
  discard(): void {
    clearTimeout(this.#timer);
    this.failure.set(null);
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
    this.pending.set(pending);
    if (pending.size === 0) savedText.forget(this.#key);
    else savedText.save(this.#key, [...pending].map(([key, isViewed]) => (isViewed ? "+" : "-") + key).join(" "));
  }
}

function readSaved(text: string | null): ReadonlyMap<string, boolean> {
  const entries = text === null ? [] : text.split(" ").filter((entry) => entry.length > 1);
  return new Map(entries.map((entry) => [entry.slice(1), entry.startsWith("+")]));
}
