import type { ChangeAnswer, FoundFile } from "../workers/changeMessages.ts";
import type { ChangeWorker } from "../workers/ChangeWorker.ts";
import type { DiffFile } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import { findPattern, type FindQuery } from "../workers/findPattern.ts";
import { firstIndex } from "../firstIndex.ts";

const TEXT = {
  stuck: "This expression takes too long. Make it simpler.",
  noWorker: "This browser cannot look through the change here.",
} as const;

/** What arrives is counted together for so long, in milliseconds. */
const ARRIVALS_MS = 100;

/** A match that one can be led to. */
export interface FindMatch {
  readonly key: string;
  /** The line of the file's patch, and where in its content the match begins and ends. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** Its place among the file's matches. */
  readonly index: number;
}

/** How far a find has come. */
export interface FindState {
  /** Null before anything is looked for. */
  readonly query: FindQuery | null;
  readonly count: number;
  /** The match one is at, and which of all it is, counted from 1 and from the top. */
  readonly match: FindMatch | null;
  readonly rank: number;
  /** Files looked through, and files that have lines or may yet get some. */
  readonly searched: number;
  readonly total: number;
  readonly isComplete: boolean;
  /** Why nothing is looked for. */
  readonly failure: string | null;
}

/** A line of a file's patch, where one reads. */
export interface FindOrigin {
  readonly key: string;
  readonly line: number;
}

const NOTHING: FindState = {
  query: null,
  count: 0,
  match: null,
  rank: 0,
  searched: 0,
  total: 0,
  isComplete: false,
  failure: null,
};

/**
 * Finds over all lines of a change and steps from match to match. What the worker found is kept file by file; an answer
 * costs what it holds, and a look at all files' counts. A store for `useSyncExternalStore`.
 */
export class Finder {
  readonly #worker: ChangeWorker;
  readonly #contents: FileContents;
  readonly #listeners = new Set<() => void>();
  readonly #found = new Map<string, FoundFile>();
  /** Files whose places were asked for and are still to come. */
  readonly #located = new Set<string>();
  #files: readonly DiffFile[] = [];
  #state = NOTHING;
  #lastId = 0;
  #searched = 0;
  #origin: FindOrigin | null = null;
  /** Where to go as soon as it is known. */
  #wanted: "nearest" | { readonly key: string; readonly isLast: boolean } | null = null;

  constructor(worker: ChangeWorker, contents: FileContents) {
    this.#worker = worker;
    this.#contents = contents;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly current = (): FindState => this.#state;

  /** Hears the worker and what arrives until the returned function is called. For an effect. */
  readonly attach = (): (() => void) => {
    const stopListening = this.#worker.listen({ onAnswer: this.#take, onEnd: () => this.#fail(TEXT.stuck) });
    let arriving: ReturnType<typeof setTimeout> | null = null;
    const stopFollowing = this.#contents.subscribe(() => {
      arriving ??= setTimeout(() => {
        arriving = null;
        if (this.#state.query !== null && this.#state.failure === null) this.#tell({});
      }, ARRIVALS_MS);
    });
    return () => {
      stopListening();
      stopFollowing();
      if (arriving !== null) clearTimeout(arriving);
    };
  };

  /** Takes the files in the order in which they stand. */
  setFiles(files: readonly DiffFile[]): void {
    this.#files = files;
    if (this.#state.query !== null) this.#tell({});
  }

  /** Makes ready for a find that will begin near one file. */
  prepare(origin: FindOrigin | null): void {
    this.#worker.prepare(origin?.key ?? null);
  }

  /** Begins a find and goes to the first match at or below `origin`; an empty query ends it. */
  ask(query: FindQuery, origin: FindOrigin | null): void {
    this.#forget();
    this.#searched = 0;
    this.#origin = origin;
    this.#wanted = "nearest";
    const id = ++this.#lastId;
    this.#state = { ...NOTHING, query };
    if (query.text === "") {
      this.end();
      return;
    }
    const { failure } = findPattern(query);
    if (failure !== null) {
      this.#worker.ask({ kind: "endFind" });
      this.#fail(failure);
      return;
    }
    const from = origin?.key ?? null;
    if (this.#worker.ask({ kind: "find", id, query, from }, from)) this.#tell({});
    else this.#fail(TEXT.noWorker);
  }

  /** Forgets what was found. */
  end(): void {
    this.#lastId++;
    this.#forget();
    this.#wanted = null;
    if (this.#state.query !== null) this.#worker.ask({ kind: "endFind" });
    this.#state = NOTHING;
    this.#listeners.forEach((listener) => listener());
  }

  /** Gives what was found in a file; null where nothing was, or not yet. Asks for places that were only counted. */
  foundIn(key: string): FoundFile | null {
    const found = this.#found.get(key) ?? null;
    if (found !== null && found.places === null && found.count > 0) this.#locate(key);
    return found;
  }

  /** Gives how many matches a file has and how they lie, as far as it was told unasked. */
  countsOf(key: string): FoundFile | null {
    return this.#found.get(key) ?? null;
  }

  /** Goes to the next match below, or above, and from the last on to the first. */
  step(isForward: boolean): void {
    const { match } = this.#state;
    if (match === null) {
      this.#wanted = "nearest";
      this.#settle();
      return;
    }
    const known = this.#placesIn(match.key);
    const index = match.index + (isForward ? 1 : -1);
    if (known !== null && index >= 0 && index < known) {
      this.#go(match.key, index);
      return;
    }
    const at = this.#files.findIndex(({ key }) => key === match.key);
    const count = this.#files.length;
    for (let step = 1; step <= count; step++) {
      const key = this.#files[(at + (isForward ? step : -step) + count) % count]?.key ?? "";
      if (this.#found.has(key) && (this.#found.get(key)?.count ?? 0) > 0) {
        this.#wanted = { key, isLast: !isForward };
        this.#settle();
        return;
      }
    }
  }

  /** Goes to a file's match. */
  goTo(key: string, index: number): void {
    if ((this.#placesIn(key) ?? 0) > index) this.#go(key, index);
  }

  readonly #take = (answer: ChangeAnswer): void => {
    if (answer.kind === "pong" || answer.kind === "moves" || answer.id !== this.#lastId) return;
    if (answer.kind === "located") {
      this.#located.delete(answer.file.key);
      this.#found.set(answer.file.key, answer.file);
    } else {
      for (const file of answer.files) this.#keep(file);
      this.#searched = answer.searched;
    }
    this.#settle();
  };

  #keep(file: FoundFile): void {
    this.#found.set(file.key, file);
    const { match } = this.#state;
    // What was found before in a file whose lines have changed since is not where it was.
    if (match?.key !== file.key || file.places === null) return;
    this.#state = { ...this.#state, match: matchAt(file, Math.min(match.index, file.places.length / 3 - 1)) };
  }

  /** Goes where one wanted to go, if that is known by now, and tells what is. */
  #settle(): void {
    const wanted = this.#wanted;
    if (wanted === "nearest") this.#goToNearest();
    else if (wanted !== null && this.#placesIn(wanted.key) !== null) {
      const places = this.#placesIn(wanted.key) ?? 0;
      this.#go(wanted.key, wanted.isLast ? places - 1 : 0);
    } else this.#tell({});
  }

  #goToNearest(): void {
    const origin = this.#origin;
    const isComplete = this.#measure().isComplete;
    const at =
      origin === null
        ? 0
        : Math.max(
            0,
            this.#files.findIndex(({ key }) => key === origin.key),
          );
    for (let step = 0; step < this.#files.length; step++) {
      const key = this.#files[(at + step) % this.#files.length]?.key ?? "";
      const found = this.foundIn(key);
      if (found === null || found.count === 0) continue;
      const { places } = found;
      // Only counted so far: its places have been asked for, and one goes on when they come.
      if (places === null) return this.#tell({});
      const from = origin?.key === key ? origin.line : 0;
      const index = firstIndex(places.length / 3, (i) => (places[i * 3] ?? 0) >= from);
      if (index * 3 < places.length) return this.#go(key, index);
    }
    const above = origin === null ? undefined : this.#found.get(origin.key);
    if (origin !== null && isComplete && above?.places != null && above.count > 0) this.#go(origin.key, 0);
    else this.#tell({});
  }

  #go(key: string, index: number): void {
    const found = this.#found.get(key);
    const match = found === undefined ? null : matchAt(found, index);
    if (match === null) return;
    this.#wanted = null;
    this.#tell({ match });
  }

  /** How many matches of a file one can go to; null where that must be asked for first, which it does. */
  #placesIn(key: string): number | null {
    const found = this.foundIn(key);
    return found === null || found.places === null ? null : found.places.length / 3;
  }

  #locate(key: string): void {
    if (this.#located.has(key)) return;
    this.#located.add(key);
    this.#worker.ask({ kind: "locate", id: this.#lastId, key });
  }

  #forget(): void {
    this.#found.clear();
    this.#located.clear();
  }

  #fail(failure: string): void {
    if (this.#state.query === null) return;
    this.#lastId++;
    this.#forget();
    this.#searched = 0;
    this.#wanted = null;
    this.#state = { ...NOTHING, query: this.#state.query, failure };
    this.#listeners.forEach((listener) => listener());
  }

  #tell(change: { readonly match?: FindMatch }): void {
    this.#state = { ...this.#state, ...change };
    const { match } = this.#state;
    let count = 0;
    let before = 0;
    for (const { key } of this.#files) {
      if (key === match?.key) before = count;
      count += this.#found.get(key)?.count ?? 0;
    }
    this.#state = { ...this.#state, ...this.#measure(), count, rank: match === null ? 0 : before + match.index + 1 };
    this.#listeners.forEach((listener) => listener());
  }

  #measure(): { readonly searched: number; readonly total: number; readonly isComplete: boolean } {
    let total = 0;
    for (const { key, isBinary, isSameContent } of this.#files) {
      const { patch, failure } = this.#contents.of(key);
      if (patch !== null || (failure === null && isBinary !== true && !isSameContent)) total++;
    }
    return { searched: this.#searched, total, isComplete: this.#searched >= total };
  }
}

function matchAt({ key, places }: FoundFile, index: number): FindMatch | null {
  const line = places?.[index * 3];
  const from = places?.[index * 3 + 1];
  const to = places?.[index * 3 + 2];
  return line === undefined || from === undefined || to === undefined ? null : { key, line, from, to, index };
}
