import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Splits a stream of bytes into lines and calls back with each complete one, decoded as Latin-1, which is enough for
 * ids and numbers. `end` is the line terminator. Linear, however long a line is.
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

export function countByte(bytes: Uint8Array, byte: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

/** The time for which items are gathered: several batches per second are as good as all at once. */
const PAUSE_MS = 80;
const WAITING_MAX = 20_000;

/**
 * Combines many small pieces into batches: the first is delivered at once, the others some times per second. `add`
 * waits while too many items are waiting.
 */
export class Gathered<Item> {
  #buffered: Item[] = [];
  #end: { readonly failure: unknown } | null = null;
  #hasConsumerLeft = false;
  #waiting: (() => void)[] = [];

  /** Adds items; `false` means that nobody consumes them any more. */
  async add(items: readonly Item[]): Promise<boolean> {
    for (const item of items) this.#buffered.push(item);
    if (items.length > 0) this.#notify();
    while (this.#buffered.length > WAITING_MAX && !this.#hasConsumerLeft) await this.#change();
    return !this.#hasConsumerLeft;
  }

  /** Ends the batches. A failure is thrown to the consumer after the items added before it. */
  end(failure: unknown = null): void {
    this.#end ??= { failure };
    this.#notify();
  }

  /** Yields all items in batches, to a single consumer. */
  async *batches(): AsyncGenerator<readonly Item[]> {
    try {
      for (let last = 0; ; last = performance.now()) {
        while (this.#buffered.length === 0 && this.#end === null) await this.#change();
        const pause = last + PAUSE_MS - performance.now();
        if (this.#end === null && pause > 0 && last > 0) await Promise.race([wait(pause), this.#ended()]);
        if (this.#buffered.length === 0) break;
        const batch = this.#buffered;
        this.#buffered = [];
        this.#notify();
        yield batch;
      }
      if (this.#end?.failure != null) throw this.#end.failure;
    } finally {
      this.#hasConsumerLeft = true;
      this.#notify();
    }
  }

  async #ended(): Promise<void> {
    while (this.#end === null && !this.#hasConsumerLeft) await this.#change();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #notify(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/**
 * Yields in batches what `read` finds. `onFound` is as `Gathered.add`. The signal that `read` gets fires when the consumer
 * leaves, or when `signal` does.
 */
export async function* inBatches<Item>(
  signal: AbortSignal | undefined,
  read: (onFound: (items: readonly Item[]) => Promise<boolean>, signal: AbortSignal) => Promise<unknown>,
): AsyncGenerator<readonly Item[]> {
  const left = new AbortController();
  const gathered = new Gathered<Item>();
  read((items) => gathered.add(items), anySignal(signal, left.signal)).then(
    () => gathered.end(),
    (error: unknown) => gathered.end(error),
  );
  try {
    yield* gathered.batches();
  } finally {
    left.abort();
  }
}

/** Returns a signal that fires when one of two does. */
export function anySignal(signal: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  return signal === undefined ? other : AbortSignal.any([signal, other]);
}

/**
 * Calls `act` when a signal fires, and returns a function that removes the listener. Without a signal it does nothing.
 * One request's signal cancels hundreds of calls at once, which is no leak, so Node's warning about many listeners is
 * disabled for it.
 */
export function onAbort(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal === undefined) return () => undefined;
  setMaxListeners(0, signal);
  signal.addEventListener("abort", act, { once: true });
  return () => signal.removeEventListener("abort", act);
}

/** Waits for shared work: rejects with the signal's reason as soon as it aborts, without ending the work. */
export async function abortable<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  // Nobody waits for the work, so its failure must not be an unhandled rejection.
  if (signal?.aborted) work.catch(() => undefined);
  signal?.throwIfAborted();
  let calledOff = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    calledOff = onAbort(signal, () => reject(signal?.reason));
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    calledOff();
  }
}
