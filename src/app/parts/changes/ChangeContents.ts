import type { IEnvironment, Subscription } from "relay-runtime";
import { FileContents, type FileSizes } from "#app/diff/FileContents.ts";
import { prepareFile } from "#app/diff/models/lineWarnings.ts";
import { ChangeCounts, type FoundCounts } from "./ChangeCounts.ts";
import { type Batch, fetchLineCounts, fetchPatches, fetchSizes, fetchText } from "./fetchContents.ts";
import { PatchStream } from "./PatchStream.ts";
import type { ComparedBy } from "../options/useReaderOptions.ts";

const TEXT = {
  /** What git counted of all other files is shown with them. */
  lost: "The repository lacks an object that some of the files need.",
} as const;

/** The change whose contents are fetched. */
export interface Change {
  readonly id: string;
  /** The paths of its files, in the order of its table. */
  readonly paths: readonly string[];
  /** The places of those that were renamed or copied. */
  readonly renames: readonly number[];
  /** How its contents are compared. */
  readonly options: ComparedBy;
  /** Takes the keys of files' hunks as their patches come; without it none are asked for. */
  readonly onKeys?: ((keys: HunkKeys) => void) | undefined;
  /** The patches that came with the table. */
  readonly first: Batch | null;
  /** The lines that all files gained and lost, two numbers a file, where they came along. */
  readonly lineCounts?: readonly number[] | null | undefined;
}

/** The keys of files' hunks, in their order, by their paths. */
export type HunkKeys = readonly (readonly [path: string, keys: readonly string[]])[];

/** What is known of the lines of a change; `failure` says why the rest is not. */
export interface CountsState {
  readonly counts: ChangeCounts;
  readonly failure: string | null;
}

const [OPEN, HERE, FAILED] = [0, 1, 2];
/** Files asked for in one request: for more of them git would print the whole change. */
const PLACES_AT_ONCE = 200;

/**
 * Fetches what the reader of a change shows: the patches near the eye when they are asked for, all others by one stream,
 * texts on demand. Patches and texts pass through Relay's store, which lets go of them when it next tidies up, as no
 * mounted query asks for them; they are kept here, because the reader alone reads them and they are thrown away with it.
 */
export class ChangeContents {
  readonly contents = new FileContents();
  readonly #environment: IEnvironment;
  readonly #change: Change;
  /** By path; made when it is first asked for, as the first rendering has no need of it. */
  #places: ReadonlyMap<string, number> | null = null;
  readonly #states: Uint8Array;
  readonly #renames: ReadonlySet<number>;
  readonly #stream: PatchStream;
  /** What the reader asked for and the stream is about to bring. */
  readonly #awaited = new Set<number>();
  readonly #asked = new Map<readonly number[], Subscription>();
  readonly #texts = new Map<string, Subscription>();
  readonly #sizes = new Map<readonly number[], Subscription>();
  readonly #listeners = new Set<() => void>();
  /** Somebody looks through all patches. */
  #isAllAwaited = false;
  /** The patch that is coming in pieces. */
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
        firstInTurn: (from) => this.#firstInTurn(from),
        isAwaited: () => this.#awaited.size > 0 || this.#isAllAwaited,
        onJump: () => this.#askAwaited(),
        onEnd: () => this.#finish(),
      },
    );
    if (change.first !== null) this.#take(change.first);
    const { lineCounts } = change;
    if (lineCounts) this.#found.push({ places: [...change.paths.keys()], lineCounts });
    this.#counts = { counts: ChangeCounts.none(change.paths.length).with(this.#found), failure: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** What is known of the lines: of the first files at once, of all when all are there. */
  readonly counts = (): CountsState => this.#counts;

  /** Asks for the patches of files that the reader is about to show; for one that failed, once more. */
  readonly need = (keys: readonly string[]): void => {
    const missing = this.#placesOf(keys).filter((place) => this.#states[place] !== HERE && !this.#isAsked(place));
    const first = missing[0];
    if (first === undefined) return;
    const isNear = (place: number): boolean => this.#states[place] === OPEN && this.#stream.isNear(place);
    for (const place of missing.filter(isNear)) this.#awaited.add(place);
    this.#ask(missing.filter((place) => !isNear(place)));
    this.#stream.follow(first);
  };

  /** Asks for all patches, should the stream have ended without some. */
  readonly needAll = (): void => {
    if (this.#firstOpen(0) === null) return;
    this.#isAllAwaited = true;
    this.#stream.resume();
  };

  /** Asks for the whole texts of files. */
  readonly needText = (keys: readonly string[]): void => {
    for (const key of keys) {
      const place = this.#placeOf(key);
      if (place === undefined || this.#texts.has(key) || this.contents.of(key).text !== null) continue;
      const settle = (put: () => void): void => {
        this.#texts.delete(key);
        put();
      };
      const asked = fetchText(
        this.#environment,
        { id: this.#change.id, place },
        (text) => settle(() => this.contents.putText(key, text)),
        (sentence) => settle(() => this.contents.putTextFailure(key, sentence)),
      );
      if (!asked.closed) this.#texts.set(key, asked);
    }
  };

  /** Asks how large files are; where that cannot be had they are told without it, and asked about when one comes by again. */
  readonly needSizes = (keys: readonly string[]): void => {
    const isOpen = (place: number): boolean => ![...this.#sizes.keys()].some((places) => places.includes(place));
    const places = this.#placesOf(keys).filter(isOpen).slice(0, PLACES_AT_ONCE);
    if (places.length === 0) return;
    const asked = fetchSizes(this.#environment, { id: this.#change.id, places }, (sizes) => {
      this.#sizes.delete(places);
      if (sizes !== null) this.contents.putSizes(places.map((place, at) => [this.#key(place), sizesAt(sizes, at)]));
    });
    if (!asked.closed) this.#sizes.set(places, asked);
  };

  /** Fetches all that is not there; gives what ends that, after which it can be started again. For an effect. */
  readonly start = (): (() => void) => {
    const cutOff = [...this.#asked.keys()].flat();
    const texts = [...this.#texts.keys()];
    const sizes = [...this.#sizes.keys()].flat();
    this.#asked.clear();
    this.#texts.clear();
    this.#sizes.clear();
    this.#stream.start();
    this.#ask(cutOff);
    this.needText(texts);
    this.needSizes(sizes.map((place) => this.#key(place)));
    return () => {
      this.#stream.stop();
      this.#counting?.unsubscribe();
      const requests = [...this.#asked.values(), ...this.#texts.values(), ...this.#sizes.values()];
      for (const request of requests) request.unsubscribe();
    };
  };

  #ask(places: readonly number[]): void {
    for (let at = 0; at < places.length; at += PLACES_AT_ONCE) this.#askTogether(places.slice(at, at + PLACES_AT_ONCE));
  }

  /** Asks for what the stream does not bring soon. */
  #askAwaited(): void {
    this.#ask([...this.#awaited]);
    this.#awaited.clear();
  }

  #askTogether(places: readonly number[]): void {
    const { id, options, onKeys } = this.#change;
    const done = (): void => void this.#asked.delete(places);
    const request = fetchPatches(
      this.#environment,
      { id, places, options, marks: onKeys !== undefined },
      (batch) => {
        done();
        this.#take(batch);
      },
      (sentence) => {
        done();
        this.#fail(places.map((place) => ({ place, sentence })));
      },
    );
    if (!request.closed) this.#asked.set(places, request);
  }

  /** Takes what is news in a batch, and says how much that is. */
  #take(batch: Batch): number {
    const { places, patches, lineCounts, hunkKeys, failures, beginning, piece } = batch;
    if (piece) return this.#takePiece(piece);
    const news = places.flatMap((place, index) => (this.#states[place] === HERE ? [] : [[place, index] as const]));
    const arrived = news.map(([place, index]) => [this.#key(place), patches[index] ?? ""] as const);
    for (const [place] of news) this.#settle(place, HERE);
    if (news.length > 0) this.#found.push({ places, lineCounts });
    // Before the patches, which are laid out by them.
    if (hunkKeys) this.#takeKeys(news.map(([place, index]) => [place, hunkKeys[index]]));
    this.contents.putPatches(arrived);
    // The whole of a patch that has begun is still to come.
    if (beginning && this.#states[beginning.place] === OPEN) {
      this.#awaited.add(beginning.place);
      this.contents.putBeginning(this.#key(beginning.place), beginning.patch);
    }
    return news.length + this.#fail(failures);
  }

  /** Gathers the pieces of a patch, which come one after another, and takes it when it is whole. */
  #takePiece({ place, index, text, lineCounts, hunkKeys }: NonNullable<Batch["piece"]>): number {
    if (this.#states[place] === HERE) return 0;
    if (index === 0) this.#pieces = [];
    this.#pieces.push(text);
    if (!lineCounts) return 0;
    const patch = this.#pieces.join("");
    this.#pieces = [];
    this.#settle(place, HERE);
    this.#found.push({ places: [place], lineCounts });
    this.#takeKeys([[place, hunkKeys]]);
    prepareFile(patch);
    setTimeout(() => this.contents.putPatches([[this.#key(place), patch]])); // what waits for an answer comes first
    return 1;
  }

  #takeKeys(entries: readonly (readonly [place: number, keys: string | null | undefined])[]): void {
    this.#change.onKeys?.(
      entries.flatMap(([place, keys]) => (keys ? [[this.#key(place), keys.split(" ")] as const] : [])),
    );
  }

  #fail(failures: readonly { readonly place: number; readonly sentence: string }[]): number {
    const news = failures.filter(({ place }) => this.#states[place] !== HERE);
    const open = news.filter(({ place }) => this.#states[place] === OPEN).length;
    for (const { place } of news) this.#settle(place, FAILED);
    this.contents.putFailures(news.map(({ place, sentence }) => [this.#key(place), sentence]));
    return open;
  }

  #settle(place: number, state: number): void {
    this.#states[place] = state;
    this.#awaited.delete(place);
  }

  /** The stream is at its end: what it did not bring is asked for by itself, and the lines are counted. */
  #finish(): void {
    this.#askAwaited();
    if (this.#counts.counts.totals !== null) return;
    const counts = this.#counts.counts.with(this.#found);
    this.#found = [];
    this.#tell({ counts, failure: null });
    if (counts.totals !== null || this.#counting?.closed === false) return;
    const { id, options, paths } = this.#change;
    const places = [...paths.keys()];
    this.#counting = fetchLineCounts(
      this.#environment,
      { id, options },
      (lineCounts) => {
        const all = this.#counts.counts.with([{ places, lineCounts }]);
        this.#tell({ counts: all, failure: all.totals === null ? TEXT.lost : null });
      },
      (failure) => this.#tell({ counts: this.#counts.counts, failure }),
    );
  }

  #tell(counts: CountsState): void {
    this.#counts = counts;
    for (const listener of this.#listeners) listener();
  }

  #firstOpen(from: number): number | null {
    const place = this.#states.indexOf(OPEN, from);
    return place < 0 ? null : place;
  }

  #firstInTurn(from: number): number | null {
    let place = this.#firstOpen(from);
    while (place !== null && this.#renames.has(place)) place = this.#firstOpen(place + 1);
    return place;
  }

  #isAsked(place: number): boolean {
    for (const places of this.#asked.keys()) if (places.includes(place)) return true;
    return false;
  }

  #placesOf(keys: readonly string[]): readonly number[] {
    return keys.flatMap((key) => this.#placeOf(key) ?? []);
  }

  #placeOf(key: string): number | undefined {
    this.#places ??= new Map(this.#change.paths.map((path, place) => [path, place]));
    return this.#places.get(key);
  }

  #key(place: number): string {
    return this.#change.paths[place] ?? "";
  }
}

/** Reads the sizes of one of the files that were asked about: two numbers each, below zero for a side that is not there. */
function sizesAt(sizes: readonly number[], at: number): FileSizes {
  const [before = -1, now = -1] = sizes.slice(2 * at, 2 * at + 2);
  return { old: before < 0 ? null : before, new: now < 0 ? null : now };
}
