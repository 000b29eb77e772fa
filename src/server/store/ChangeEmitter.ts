import { join } from "node:path";
import { REF_TABLES } from "#server/git/disk/refLock.ts";
import type { Oid } from "#server/git/oid.ts";
import { pollStamp, replacedStamp } from "#server/git/workTree/watchBranches.ts";

export interface StoreChange {
  /** The first commits of the reviews whose lines changed. */
  readonly reviews: ReadonlySet<Oid>;
  /** True if private state changed: drafts, marks or the identity. */
  readonly drafts: boolean;
}

/** Debounce time, and the longest delay in total, in milliseconds. */
const QUIET_MS = 100;
const LATEST_MS = 800;

/** Collects changes and notifies its listeners after a quiet moment. Does not keep the process alive. */
export class ChangeEmitter {
  readonly #listeners = new Set<(change: StoreChange) => void>();
  #reviews = new Set<Oid>();
  #drafts = false;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  add(listener: (change: StoreChange) => void): () => void {
    // Wrapped, so that one function can be added twice.
    const entry = (change: StoreChange): void => listener(change);
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Collects a change. */
  emit(reviews: Iterable<Oid>, drafts: boolean): void {
    for (const oid of reviews) this.#reviews.add(oid);
    this.#drafts ||= drafts;
    if (this.#reviews.size === 0 && !this.#drafts) return;
    this.#since ??= performance.now();
    clearTimeout(this.#timer);
    const pause = Math.max(0, Math.min(QUIET_MS, this.#since + LATEST_MS - performance.now()));
    this.#timer = setTimeout(() => this.#notify(), pause).unref();
  }

  /** Stops all notifications. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #notify(): void {
    const change = { reviews: this.#reviews, drafts: this.#drafts };
    this.#reviews = new Set();
    this.#drafts = false;
    this.#since = null;
    for (const listener of this.#listeners) listener(change);
  }
}

/** Polling interval in milliseconds: checking the seven files costs 0.1 ms. */
const POLL_MS = 200;
/** Interval at which the refs are read in any case: some network drives return outdated file data. */
const ANYWAY_MS = 5000;

/**
 * Calls `onMove` soon after a ref may have moved, and once at the start; never concurrently. Works for missing refs,
 * needs no system watches that could run out or miss something, and does not keep the process alive. Returns the
 * function that ends it.
 */
export function watchRefs(commonDir: string, refs: readonly string[], onMove: () => Promise<void>): () => void {
  const files = [...REF_TABLES, ...refs].map((name) => join(commonDir, name));
  const stampNow = async (): Promise<string> => (await Promise.all(files.map(replacedStamp))).join("\n");
  return pollStamp(stampNow, { everyMs: POLL_MS, anywayMs: ANYWAY_MS }, onMove);
}
