import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Calls back with each whole line of a text that comes in pieces: bytes as Latin-1, which ids and numbers are. `end` is what a line
 * ends with. Linear, however long a line is.
 */
export function eachLine(onLine: (line: string) => void, end = "\n"): (bytes: Buffer) => void {
  let rest = "";
  return (bytes) => {
    const [first = "", ...others] = bytes.toString("latin1").split(end);
    rest += first;
    if (others.length === 0) return;
    onLine(rest);
    rest = others.pop() ?? "";
    for (const line of others) onLine(line);
  };
}

/** How long what comes is gathered before it goes on: several times a second is as good as at once. */
const PAUSE_MS = 80;
/** How much may wait for who takes it. */
const WAITING_MAX = 20_000;

/**
 * Hands on what comes in many small pieces: the first at once, then what has come meanwhile, some times a second. Who adds waits
 * while too much waits to be taken.
 */
export class Gathered<Item> {
  #held: Item[] = [];
  #end: { readonly failure: unknown } | null = null;
  #hasTakerLeft = false;
  #waiting: (() => void)[] = [];

  /** Adds items; `false` says that nobody takes any more. */
  async add(items: readonly Item[]): Promise<boolean> {
    for (const item of items) this.#held.push(item);
    if (items.length > 0) this.#tell();
    while (this.#held.length > WAITING_MAX && !this.#hasTakerLeft) await this.#change();
    return !this.#hasTakerLeft;
  }

  /** Says that no more comes: because all was added, or because of a failure, which the taker gets behind what was added. */
  end(failure: unknown = null): void {
    this.#end ??= { failure };
    this.#tell();
  }

  /** Ends with a deed that adds all there is, in whichever way that ends. */
  endWith(adding: Promise<unknown>): void {
    adding.then(
      () => this.end(),
      (error: unknown) => this.end(error),
    );
  }

  /** Takes all items in batches, by one taker. */
  async *batches(): AsyncGenerator<readonly Item[]> {
    try {
      for (let last = 0; ; last = performance.now()) {
        while (this.#held.length === 0 && this.#end === null) await this.#change();
        const pause = last + PAUSE_MS - performance.now();
        if (this.#end === null && pause > 0 && last > 0) await Promise.race([wait(pause), this.#ended()]);
        if (this.#held.length === 0) break;
        const batch = this.#held;
        this.#held = [];
        this.#tell();
        yield batch;
      }
      if (this.#end?.failure != null) throw this.#end.failure;
    } finally {
      this.#hasTakerLeft = true;
      this.#tell();
    }
  }

  async #ended(): Promise<void> {
    while (this.#end === null && !this.#hasTakerLeft) await this.#change();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/**
 * Hands items from one who makes them to one who takes them. Whoever gives waits until the item before was taken, so no
 * more than one waits and one is being used, however slow the taker is.
 */
export class Handover<Item> {
  #held: { readonly item: Item } | null = null;
  #end: { readonly failure: unknown } | null = null;
  #hasTakerLeft = false;
  #waiting: (() => void)[] = [];

  /** Gives an item; `false` says that nobody takes any more. */
  async give(item: Item): Promise<boolean> {
    while (this.#held !== null && !this.#hasTakerLeft) await this.#change();
    if (this.#hasTakerLeft) return false;
    this.#held = { item };
    this.#tell();
    return true;
  }

  /** Says that no more comes: because all was given, or because of a failure, which the taker gets. */
  end(failure: unknown = null): void {
    this.#end ??= { failure };
    this.#tell();
  }

  /** Takes the items one by one, by one taker. */
  async *items(): AsyncGenerator<Item> {
    try {
      for (;;) {
        while (this.#held === null && this.#end === null) await this.#change();
        if (this.#held === null) break;
        const { item } = this.#held;
        this.#held = null;
        this.#tell();
        yield item;
      }
      if (this.#end?.failure != null) throw this.#end.failure;
    } finally {
      this.#hasTakerLeft = true;
      this.#tell();
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/**
 * Has `act` called when a signal fires, and gives the function that calls it off. Without a signal it does nothing. One
 * request's signal ends hundreds of calls at once, which is no leak, so node's warning about many listeners is off for it.
 */
export function onAbort(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal === undefined) return () => undefined;
  setMaxListeners(0, signal);
  signal.addEventListener("abort", act, { once: true });
  return () => signal.removeEventListener("abort", act);
}
