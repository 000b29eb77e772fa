import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Oid } from "#server/git/oid.ts";

/** What changed, whoever changed it. */
export interface StoreChange {
  /** The first commits of the reviews whose lines changed. */
  readonly reviews: ReadonlySet<Oid>;
  /** Private state changed: drafts, marks or the identity. */
  readonly drafts: boolean;
}

/** How long it waits for more of the same, and how long at most, in milliseconds. */
const QUIET_MS = 100;
const LATEST_MS = 800;

/** Gathers what changes and tells its listeners once it has been quiet for a moment. Does not keep the process alive. */
export class ChangeBell {
  readonly #listeners = new Set<(change: StoreChange) => void>();
  #reviews = new Set<Oid>();
  #drafts = false;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  get hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  /** Adds a listener and gives the function that takes it away. */
  add(listener: (change: StoreChange) => void): () => void {
    // Wrapped, so that one function may listen twice.
    const entry = (change: StoreChange): void => listener(change);
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Takes in that something changed. */
  ring(reviews: Iterable<Oid>, drafts: boolean): void {
    for (const oid of reviews) this.#reviews.add(oid);
    this.#drafts ||= drafts;
    if (this.#reviews.size === 0 && !this.#drafts) return;
    this.#since ??= performance.now();
    clearTimeout(this.#timer);
    const pause = Math.max(0, Math.min(QUIET_MS, this.#since + LATEST_MS - performance.now()));
    this.#timer = setTimeout(() => this.#tell(), pause).unref();
  }

  /** Tells nobody anything any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #tell(): void {
    const change = { reviews: this.#reviews, drafts: this.#drafts };
    this.#reviews = new Set();
    this.#drafts = false;
    this.#since = null;
    for (const listener of this.#listeners) listener(change);
  }
}

/** How often the files are looked at: seven of them cost 0.1 ms. */
const LOOK_MS = 200;
/** How often the refs are looked up whatever the files say: on some network drives what is known of a file is old. */
const ANYWAY_MS = 5000;

/**
 * Calls `onMove` soon after a ref may have moved, and once at the start; never twice at once. Works for what is not there yet, needs no help of the system that could run out or miss
 * something, and does not keep the process alive. Gives the function that ends it.
 */
export function watchRefs(commonDir: string, refs: readonly string[], onMove: () => Promise<void>): () => void {
  let last: string | null = null;
  let lookedUp = performance.now();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const stamp = await refStamp(commonDir, refs);
    if (isOver) return;
    const isDue = stamp !== last || performance.now() - lookedUp > ANYWAY_MS;
    last = stamp;
    if (isDue) {
      lookedUp = performance.now();
      await onMove();
    }
    if (!isOver) timer = setTimeout(() => void look(), LOOK_MS).unref();
  }

  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Where git keeps all refs that have no file of their own. */
const TABLES: readonly string[] = ["packed-refs", "reftable/tables.list"];

/** Says what a file is by what changes whenever git replaces it; the same for one that is not there. */
async function stampOf(path: string): Promise<string> {
  return stat(path, { bigint: true }).then(
    ({ ino, mtimeNs, size }) => `${ino} ${mtimeNs} ${size}`,
    () => "",
  );
}

/**
 * Gives a text that is another one when one of the refs has moved, and perhaps when others have: a hint, which costs some
 * 0.1 ms and no process. Works for refs that are not there yet.
 */
async function refStamp(commonDir: string, refs: readonly string[]): Promise<string> {
  return (await Promise.all([...TABLES, ...refs].map((name) => stampOf(join(commonDir, name))))).join("\n");
}
