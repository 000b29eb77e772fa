import { keptText } from "../savedText.ts";

/** Takes marks, or takes them back; resolves to null once that is done, else to the reason why not. */
export type SaveSeen = (keys: readonly string[], isSeen: boolean) => Promise<string | null>;

/** What is marked within such a time goes to the server together. */
const PAUSE_MS = 300;
/** So many keys the server takes at once. */
const KEYS_AT_ONCE = 10_000;

/**
 * Brings seen marks to the server: those of a moment together, one request at a time. Until it has them this browser keeps
 * them, so that none is lost with the page; what could not be saved goes again with the next mark, or when asked,
 * until it is given up.
 */
export class SeenSaver {
  readonly #place: string;
  readonly #listeners = new Set<() => void>();
  #save: SaveSeen | null = null;
  #pending: ReadonlyMap<string, boolean>;
  #failure: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnderWay = false;

  /** Begins with what the browser kept at a place. */
  constructor(place: string) {
    this.#place = place;
    this.#pending = readKept(keptText.read(place));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Gives what the server has not got yet: keys, and whether they are seen. The same object until that is something else. */
  readonly pending = (): ReadonlyMap<string, boolean> => this.#pending;

  /** Gives the sentence that says why marks could not be saved; null where all is well. */
  readonly failure = (): string | null => this.#failure;

  /** Says who takes the marks from now on, and hands over what waits. */
  saveBy(save: SaveSeen): void {
    this.#save = save;
    if (this.#pending.size > 0) this.#wait();
  }

  /** Takes marks, or takes them back. */
  put(keys: readonly string[], isSeen: boolean): void {
    const pending = new Map(this.#pending);
    for (const key of keys) pending.set(key, isSeen);
    this.#keep(pending);
    this.#wait();
  }

  /** Saves at once what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#save === null || this.#isUnderWay || this.#pending.size === 0) return;
    this.#isUnderWay = true;
    const sent = this.#pending;
    const reason = await this.#send(sent, this.#save);
    this.#isUnderWay = false;
    // They may have been given up meanwhile.
    this.#failure = this.#pending.size === 0 ? null : reason;
    // What was marked otherwise meanwhile is still to be sent.
    const left = reason === null ? [...this.#pending].filter(([key, isSeen]) => sent.get(key) !== isSeen) : null;
    this.#keep(left === null ? this.#pending : new Map(left));
    if (reason === null && this.#pending.size > 0) this.#wait();
  }

  /** Lets go of what could not be saved; what is being sent may still be taken. */
  giveUp(): void {
    clearTimeout(this.#timer);
    this.#failure = null;
    this.#keep(new Map());
  }

  async #send(marks: ReadonlyMap<string, boolean>, save: SaveSeen): Promise<string | null> {
    for (const isSeen of [true, false]) {
      const keys = [...marks.keys()].filter((key) => marks.get(key) === isSeen);
      for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
        const reason = await save(keys.slice(at, at + KEYS_AT_ONCE), isSeen);
        if (reason !== null) return reason;
      }
    }
    return null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  #keep(pending: ReadonlyMap<string, boolean>): void {
    this.#pending = pending;
    if (pending.size === 0) keptText.forget(this.#place);
    else keptText.keep(this.#place, [...pending].map(([key, isSeen]) => (isSeen ? "+" : "-") + key).join(" "));
    for (const listener of this.#listeners) listener();
  }
}

function readKept(text: string | null): ReadonlyMap<string, boolean> {
  const words = text === null ? [] : text.split(" ").filter((word) => word.length > 1);
  return new Map(words.map((word) => [word.slice(1), word.startsWith("+")]));
}
