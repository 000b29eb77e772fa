import type { IEnvironment, Subscription } from "relay-runtime";
import { FileContents, type FileSizes } from "#app/diff/FileContents.ts";
import { prepareFile } from "#app/diff/models/lineWarnings.ts";
import { ChangeCounts, type FoundCounts } from "./ChangeCounts.ts";
import { type Batch, fetchLineCounts, fetchPatches, fetchSizes, fetchText } from "./fetchContents.ts";
import { PatchStream } from "./PatchStream.ts";
import type { ComparedBy } from "../options/useReaderOptions.ts";

const TEXT = {
  /** Shown together with the counts of all other files. */
  lost: "Some files could not be counted because an object is missing from the repository.",
} as const;

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
  /** Two numbers per file, additions and deletions, if they came in the same response. */
  readonly lineCounts?: readonly number[] | null | undefined;
}

/** The hunk keys of files, in the order of the hunks. */
export type HunkKeys = readonly (readonly [path: string, keys: readonly string[]])[];

/** The line counts known so far; `failure` is the error that prevented the rest. */
export interface CountsState {
  readonly counts: ChangeCounts;
  readonly failure: string | null;
}

const [OPEN, HERE, FAILED] = [0, 1, 2];
/** Files per request: for more of them git would print the whole change. */
const FILES_AT_ONCE = 200;

/**
 * Fetches the contents of a change: visible patches on demand, all others by one stream, whole texts on demand.
 * Responses pass through Relay's store, whose garbage collection drops them because no mounted query uses them; they
 * are held here because only the reader needs them, and dropped with it.
 */
export class ChangeContents {
  readonly contents = new FileContents();
  readonly #environment: IEnvironment;
  readonly #change: Change;
  /** By path; created lazily because the first render does not need it. */
  #indexByKey: ReadonlyMap<string, number> | null = null;
  readonly #states: Uint8Array;
  readonly #renames: ReadonlySet<number>;
  readonly #stream: PatchStream;
  /** Files that the reader requested and the stream will deliver soon. */
  readonly #awaited = new Set<number>();
  readonly #subscriptions = new Map<readonly number[], Subscription>();
  readonly #texts = new Map<string, Subscription>();
  readonly #sizes = new Map<readonly number[], Subscription>();
  readonly #listeners = new Set<() => void>();
  /** True while a search needs all patches. */
  #isAllAwaited = false;
  /** The pieces received so far of a patch that is too large for one batch. */
  #pieces: string[] = [];
  #counting: Subscription | null = null;
  #found: FoundCounts[] = [];
  #counts: CountsState;

  constructor(environment: IEnvironment, change: Change) {
    this.#environment = environment;
    this.#change = change;
    this.#states = new Uint8Array(change.paths.length);
    this.#renames = new Set(change.renames);
    this.#stream = new PatchStream(
      environment,
      { id: change.id, options: change.options, marks: change.onKeys !== undefined },
      {
        take: (batch) => this.#take(batch),
        firstOpen: (from) => this.#firstOpen(from),
        firstInOrder: (from) => this.#firstInOrder(from),
        isAwaited: () => this.#awaited.size > 0 || this.#isAllAwaited,
        onJump: () => this.#fetchAwaited(),
        onEnd: () => this.#finish(),
      },
    );
    if (change.first !== null) this.#take(change.first);
    const { lineCounts } = change;
    if (lineCounts) this.#found.push({ fileIndexes: [...change.paths.keys()], lineCounts });
    this.#counts = { counts: ChangeCounts.none(change.paths.length).with(this.#found), failure: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Returns the counts: of the first files at once, of all files when all have arrived. */
  readonly counts = (): CountsState => this.#counts;

  /** Requests the patches of files about to be shown; retries failed ones. */
  readonly need = (keys: readonly string[]): void => {
    const missing = this.#fileIndexesOf(keys).filter(
      (fileIndex) => this.#states[fileIndex] !== HERE && !this.#isRequested(fileIndex),
    );
    const first = missing[0];
    if (first === undefined) return;
    const isNear = (fileIndex: number): boolean => this.#states[fileIndex] === OPEN && this.#stream.isNear(fileIndex);
    for (const fileIndex of missing.filter(isNear)) this.#awaited.add(fileIndex);
    this.#fetch(missing.filter((fileIndex) => !isNear(fileIndex)));
    this.#stream.follow(first);
  };

  /** Requests all patches, even if the stream ended without some. */
  readonly needAll = (): void => {
    if (this.#firstOpen(0) === null) return;
    this.#isAllAwaited = true;
    this.#stream.resume();
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
    const fileIndexes = this.#fileIndexesOf(keys).filter(isOpen).slice(0, FILES_AT_ONCE);
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
    const interrupted = [...this.#subscriptions.keys()].flat();
    const texts = [...this.#texts.keys()];
    const sizes = [...this.#sizes.keys()].flat();
    this.#subscriptions.clear();
    this.#texts.clear();
    this.#sizes.clear();
    this.#stream.start();
    this.#fetch(interrupted);
    this.needText(texts);
    this.needSizes(sizes.map((fileIndex) => this.#key(fileIndex)));
    return () => {
      this.#stream.stop();
      this.#counting?.unsubscribe();
      const requests = [...this.#subscriptions.values(), ...this.#texts.values(), ...this.#sizes.values()];
      for (const request of requests) request.unsubscribe();
    };
  };

  #fetch(fileIndexes: readonly number[]): void {
    for (let at = 0; at < fileIndexes.length; at += FILES_AT_ONCE)
      this.#fetchBatch(fileIndexes.slice(at, at + FILES_AT_ONCE));
  }

  /** Requests the awaited files that the stream will not deliver soon. */
  #fetchAwaited(): void {
    this.#fetch([...this.#awaited]);
    this.#awaited.clear();
  }

  #fetchBatch(fileIndexes: readonly number[]): void {
    const { id, options, onKeys } = this.#change;
    const done = (): void => void this.#subscriptions.delete(fileIndexes);
    const request = fetchPatches(
      this.#environment,
      { id, fileIndexes, options, marks: onKeys !== undefined },
      (batch) => {
        done();
        this.#take(batch);
      },
      (message) => {
        done();
        this.#fail(fileIndexes.map((fileIndex) => ({ fileIndex, message })));
      },
    );
    if (!request.closed) this.#subscriptions.set(fileIndexes, request);
  }

  /** Stores the new files of a batch and returns their number. */
  #take(batch: Batch): number {
    const { fileIndexes, patches, lineCounts, hunkKeys, failures, truncated, piece } = batch;
    if (piece) return this.#takePiece(piece);
    const fresh = fileIndexes.flatMap((fileIndex, index) =>
      this.#states[fileIndex] === HERE ? [] : [[fileIndex, index] as const],
    );
    const arrived = fresh.map(([fileIndex, index]) => [this.#key(fileIndex), patches[index] ?? ""] as const);
    for (const [fileIndex] of fresh) this.#setState(fileIndex, HERE);
    if (fresh.length > 0) this.#found.push({ fileIndexes, lineCounts });
    // The keys come first because laying out the patches needs them.
    if (hunkKeys) this.#takeKeys(fresh.map(([fileIndex, index]) => [fileIndex, hunkKeys[index]]));
    this.contents.putPatches(arrived);
    // The rest of a truncated patch will follow.
    if (truncated && this.#states[truncated.fileIndex] === OPEN) {
      this.#awaited.add(truncated.fileIndex);
      this.contents.putTruncatedPatch(this.#key(truncated.fileIndex), truncated.patch);
    }
    return fresh.length + this.#fail(failures);
  }

  /** Collects the pieces of a patch, which arrive in order, and stores it when it is complete. */
  #takePiece({ fileIndex, index, text, lineCounts, hunkKeys }: NonNullable<Batch["piece"]>): number {
    if (this.#states[fileIndex] === HERE) return 0;
    if (index === 0) this.#pieces = [];
    this.#pieces.push(text);
    if (!lineCounts) return 0;
    const patch = this.#pieces.join("");
    this.#pieces = [];
    this.#setState(fileIndex, HERE);
    this.#found.push({ fileIndexes: [fileIndex], lineCounts });
    this.#takeKeys([[fileIndex, hunkKeys]]);
    prepareFile(patch);
    setTimeout(() => this.contents.putPatches([[this.#key(fileIndex), patch]])); // let pending responses run first
    return 1;
  }

  #takeKeys(entries: readonly (readonly [fileIndex: number, keys: string | null | undefined])[]): void {
    this.#change.onKeys?.(
      entries.flatMap(([fileIndex, keys]) => (keys ? [[this.#key(fileIndex), keys.split(" ")] as const] : [])),
    );
  }

  #fail(failures: readonly { readonly fileIndex: number; readonly message: string }[]): number {
    const fresh = failures.filter(({ fileIndex }) => this.#states[fileIndex] !== HERE);
    const open = fresh.filter(({ fileIndex }) => this.#states[fileIndex] === OPEN).length;
    for (const { fileIndex } of fresh) this.#setState(fileIndex, FAILED);
    this.contents.putFailures(fresh.map(({ fileIndex, message }) => [this.#key(fileIndex), message]));
    return open;
  }

  #setState(fileIndex: number, state: number): void {
    this.#states[fileIndex] = state;
    this.#awaited.delete(fileIndex);
  }

  /** Runs when the stream has ended: requests the files that it did not deliver, and the line counts. */
  #finish(): void {
    this.#fetchAwaited();
    if (this.#counts.counts.totals !== null) return;
    const counts = this.#counts.counts.with(this.#found);
    this.#found = [];
    this.#notify({ counts, failure: null });
    if (counts.totals !== null || this.#counting?.closed === false) return;
    const { id, options, paths } = this.#change;
    const fileIndexes = [...paths.keys()];
    this.#counting = fetchLineCounts(
      this.#environment,
      { id, options },
      (lineCounts) => {
        const all = this.#counts.counts.with([{ fileIndexes, lineCounts }]);
        this.#notify({ counts: all, failure: all.totals === null ? TEXT.lost : null });
      },
      (failure) => this.#notify({ counts: this.#counts.counts, failure }),
    );
  }

  #notify(counts: CountsState): void {
    this.#counts = counts;
    for (const listener of this.#listeners) listener();
  }

  #firstOpen(from: number): number | null {
    const fileIndex = this.#states.indexOf(OPEN, from);
    return fileIndex < 0 ? null : fileIndex;
  }

  #firstInOrder(from: number): number | null {
    let fileIndex = this.#firstOpen(from);
    while (fileIndex !== null && this.#renames.has(fileIndex)) fileIndex = this.#firstOpen(fileIndex + 1);
    return fileIndex;
  }

  #isRequested(fileIndex: number): boolean {
    for (const fileIndexes of this.#subscriptions.keys()) if (fileIndexes.includes(fileIndex)) return true;
    return false;
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
