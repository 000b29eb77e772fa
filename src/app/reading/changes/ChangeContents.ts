import type { IEnvironment, Subscription } from "relay-runtime";
import { FileContents, type FileSizes } from "#app/diff/patch/FileContents.ts";
import { Store } from "#app/ui/Store.ts";
import { prepareFile } from "#app/diff/models/lineWarnings.ts";
import { ChangeCounts, type FoundCounts } from "./ChangeCounts.ts";
import { type Batch, fetchLineCounts, fetchPatches, fetchSizes, fetchText, PatchQueue } from "./fetchContents.ts";
import type { ComparedBy } from "../options/useReaderOptions.ts";

/** Shown together with the counts of all other files. */
const LOST = "Some files could not be counted because an object is missing from the repository.";

export interface Change {
  readonly id: string;
  /** In the order of the file table. */
  readonly paths: readonly string[];
  /** The file indexes of renamed and copied files. */
  readonly renames: readonly number[];
  readonly options: ComparedBy;
  /** Called with the keys of hunks as patches arrive; when absent the keys are not requested. */
  readonly onKeys?: ((keys: HunkKeys) => void) | undefined;
  /** The patches that came in the same response as the file table. */
  readonly first: Batch | null;
}

/** The hunk keys of files, in the order of the hunks. */
export type HunkKeys = readonly (readonly [path: string, keys: readonly string[]])[];

/** The line counts known so far; `failure` is the error that prevented the rest. */
export interface CountsState {
  readonly counts: ChangeCounts;
  readonly failure: string | null;
}

/** In characters. A larger patch is prepared in one task and laid out in the next. */
const LARGE_PATCH = 512 * 1024;
/** Files per request of sizes. */
const SIZES_AT_ONCE = 200;
/** Requests under way at once: the server reads the next patches while the page takes those that have arrived. */
const REQUESTS_MAX = 2;
/** After so many failed requests one after the other, patches are fetched only when they are shown. */
const FAILURES_MAX = 3;

/**
 * Fetches the contents of a change: the patches that are shown first, then all others, some at a time; sizes and whole
 * texts on demand. Responses pass through Relay's store, whose garbage collection drops them because no mounted query
 * uses them; they are held here because only the reader needs them, and dropped with it.
 */
export class ChangeContents {
  readonly contents = new FileContents();
  /** The counts: of the first files at once, of all files when all have arrived. */
  readonly counts: Store<CountsState>;
  readonly #environment: IEnvironment;
  readonly #change: Change;
  /** By path; created lazily because the first render does not need it. */
  #indexByKey: ReadonlyMap<string, number> | null = null;
  readonly #queue: PatchQueue;
  readonly #requests = new Set<Subscription>();
  readonly #texts = new Map<string, Subscription>();
  readonly #sizes = new Map<readonly number[], Subscription>();
  #isStarted = false;
  #isFinished = false;
  /** The number of requests that failed since the last one that did not. */
  #failures = 0;
  #counting: Subscription | null = null;
  #found: FoundCounts[] = [];

  constructor(environment: IEnvironment, change: Change) {
    this.#environment = environment;
    this.#change = change;
    this.#queue = new PatchQueue(change.paths.length, change.renames);
    if (change.first !== null) this.#take(change.first);
    this.counts = new Store<CountsState>({
      counts: ChangeCounts.none(change.paths.length).with(this.#found),
      failure: null,
    });
  }

  /** Requests the patches of files about to be shown before all others; retries failed ones. */
  readonly need = (keys: readonly string[]): void => {
    this.#queue.want(this.#fileIndexesOf(keys));
    this.#fetchMore();
  };

  /** Requests all patches, even if requests have failed. */
  readonly needAll = (): void => {
    this.#failures = 0;
    this.#fetchMore();
  };

  readonly needText = (keys: readonly string[]): void => {
    for (const key of keys) {
      const fileIndex = this.#fileIndexOf(key);
      if (fileIndex === undefined || this.#texts.has(key) || this.contents.of(key).text !== null) continue;
      const finish = (put: () => void): void => {
        this.#texts.delete(key);
        put();
      };
      const subscription = fetchText(
        this.#environment,
        { id: this.#change.id, fileIndex },
        (text) => finish(() => this.contents.putText(key, text)),
        (message) => finish(() => this.contents.putTextFailure(key, message)),
      );
      if (!subscription.closed) this.#texts.set(key, subscription);
    }
  };

  /**
   * Requests the sizes of files. Files whose request fails are shown without sizes and are requested again when they
   * next become visible.
   */
  readonly needSizes = (keys: readonly string[]): void => {
    const isOpen = (fileIndex: number): boolean =>
      ![...this.#sizes.keys()].some((fileIndexes) => fileIndexes.includes(fileIndex));
    const fileIndexes = this.#fileIndexesOf(keys).filter(isOpen).slice(0, SIZES_AT_ONCE);
    if (fileIndexes.length === 0) return;
    const subscription = fetchSizes(this.#environment, { id: this.#change.id, fileIndexes }, (sizes) => {
      this.#sizes.delete(fileIndexes);
      if (sizes !== null)
        this.contents.putSizes(fileIndexes.map((fileIndex, at) => [this.#key(fileIndex), sizesAt(sizes, at)]));
    });
    if (!subscription.closed) this.#sizes.set(fileIndexes, subscription);
  };

  /** Starts or resumes fetching; the returned function stops it. For an effect. */
  readonly start = (): (() => void) => {
    const texts = [...this.#texts.keys()];
    const sizes = [...this.#sizes.keys()].flat();
    this.#texts.clear();
    this.#sizes.clear();
    this.#isStarted = true;
    this.#failures = 0;
    this.#fetchMore();
    this.needText(texts);
    this.needSizes(sizes.map((fileIndex) => this.#key(fileIndex)));
    return () => {
      this.#isStarted = false;
      this.#counting?.unsubscribe();
      for (const request of [...this.#requests, ...this.#texts.values(), ...this.#sizes.values()])
        request.unsubscribe();
      this.#requests.clear();
      this.#queue.releaseAll();
    };
  };

  /** Sends the next requests: at once for files that are shown, for others as long as few are under way. */
  #fetchMore(): void {
    for (let wanted = this.#queue.takeWanted(); wanted.length > 0; wanted = this.#queue.takeWanted())
      this.#fetch(wanted, true);
    while (this.#isStarted && this.#requests.size < REQUESTS_MAX && this.#failures < FAILURES_MAX) {
      const next = this.#queue.takeNext();
      if (next.length === 0) break;
      this.#isFinished = false;
      this.#fetch(next, false);
    }
    if (this.#isStarted && this.#requests.size === 0 && !this.#isFinished) this.#finish();
  }

  #fetch(fileIndexes: readonly number[], isWanted: boolean): void {
    const { id, options, onKeys } = this.#change;
    const fail = (message: string): void => {
      this.#queue.release(fileIndexes);
      if (isWanted) this.#fail(fileIndexes.map((fileIndex) => ({ fileIndex, message })));
      else {
        this.#failures += 1;
        this.#queue.skip(fileIndexes);
      }
    };
    this.#request((end) =>
      fetchPatches(
        this.#environment,
        { id, fileIndexes, options, marks: onKeys !== undefined },
        (batch) => {
          this.#failures = 0;
          const isEmpty = this.#take(batch) === 0;
          // An answer has as many of the files as fit into it.
          this.#queue.release(fileIndexes);
          if (isEmpty) fail("The diff of this file could not be loaded.");
          end();
        },
        (message) => {
          fail(message);
          // Until this request has ended Relay would answer the same request with the same failure.
          queueMicrotask(end);
        },
      ),
    );
  }

  /** Sends a request; `end`, called once with its result, sends the next ones. */
  #request(send: (end: () => void) => Subscription): void {
    let subscription: Subscription | null = null;
    let hasEnded = false;
    subscription = send(() => {
      hasEnded = true;
      if (subscription !== null) this.#requests.delete(subscription);
      this.#fetchMore();
    });
    if (!hasEnded) this.#requests.add(subscription);
  }

  /** Stores a batch and returns the number of files that it has something of. */
  #take({ fileIndexes, patches, lineCounts, hunkKeys, failures, truncated }: Batch): number {
    const fresh = fileIndexes.flatMap((fileIndex, index) =>
      this.#queue.isHere(fileIndex) ? [] : [[fileIndex, index] as const],
    );
    const arrived = fresh.map(([fileIndex, index]) => [this.#key(fileIndex), patches[index] ?? ""] as const);
    for (const [fileIndex] of fresh) this.#queue.putHere(fileIndex);
    if (fresh.length > 0) this.#found.push({ fileIndexes, lineCounts });
    // The keys come first because laying out the patches needs them.
    if (hunkKeys) this.#takeKeys(fresh.map(([fileIndex, index]) => [fileIndex, hunkKeys[index]]));
    const isLarge = ([, patch]: readonly [string, string]): boolean => patch.length > LARGE_PATCH;
    this.contents.putPatches(arrived.filter((one) => !isLarge(one)));
    for (const [key, patch] of arrived.filter(isLarge)) {
      prepareFile(patch);
      setTimeout(() => this.contents.putPatches([[key, patch]])); // let pending responses run first
    }
    if (truncated && !this.#queue.isHere(truncated.fileIndex)) {
      this.#queue.want([truncated.fileIndex]);
      this.contents.putTruncatedPatch(this.#key(truncated.fileIndex), truncated.patch);
    }
    this.#fail(failures);
    return fileIndexes.length + failures.length;
  }

  #takeKeys(entries: readonly (readonly [fileIndex: number, keys: string | null | undefined])[]): void {
    this.#change.onKeys?.(
      entries.flatMap(([fileIndex, keys]) => (keys ? [[this.#key(fileIndex), keys.split(" ")] as const] : [])),
    );
  }

  #fail(failures: readonly { readonly fileIndex: number; readonly message: string }[]): void {
    const fresh = failures.filter(({ fileIndex }) => !this.#queue.isHere(fileIndex));
    for (const { fileIndex } of fresh) this.#queue.putFailed(fileIndex);
    this.contents.putFailures(fresh.map(({ fileIndex, message }) => [this.#key(fileIndex), message]));
  }

  /** Runs when nothing more is fetched: counts the lines, with git if not all patches have arrived. */
  #finish(): void {
    this.#isFinished = true;
    const known = this.counts.current().counts;
    if (known.totals !== null) return;
    const counts = known.with(this.#found);
    this.#found = [];
    this.counts.set({ counts, failure: null });
    if (counts.totals !== null || this.#counting?.closed === false) return;
    const { id, options, paths } = this.#change;
    const fileIndexes = [...paths.keys()];
    this.#counting = fetchLineCounts(
      this.#environment,
      { id, options },
      (lineCounts) => {
        const all = counts.with([{ fileIndexes, lineCounts }]);
        this.counts.set({ counts: all, failure: all.totals === null ? LOST : null });
      },
      (failure) => this.counts.set({ ...this.counts.current(), failure }),
    );
  }

  #fileIndexesOf(keys: readonly string[]): readonly number[] {
    return keys.flatMap((key) => this.#fileIndexOf(key) ?? []);
  }

  #fileIndexOf(key: string): number | undefined {
    this.#indexByKey ??= new Map(this.#change.paths.map((path, fileIndex) => [path, fileIndex]));
    return this.#indexByKey.get(key);
  }

  #key(fileIndex: number): string {
    return this.#change.paths[fileIndex] ?? "";
  }
}

/** Returns the sizes of a requested file: two numbers per file, negative for a missing side. */
function sizesAt(sizes: readonly number[], at: number): FileSizes {
  const [before = -1, now = -1] = sizes.slice(2 * at, 2 * at + 2);
  return { old: before < 0 ? null : before, new: now < 0 ? null : now };
}
