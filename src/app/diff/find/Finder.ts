import { Store } from "#app/ui/Store.ts";
import type { ChangeAnswer, FoundFile } from "../workers/changeMessages.ts";
import type { ChangeWorker } from "../workers/ChangeWorker.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { FileContents } from "../patch/FileContents.ts";
import { findPattern, type FindQuery } from "../workers/findPattern.ts";
import { lowerBound } from "../lowerBound.ts";

/** The time for which arriving patches are collected before they are counted, in milliseconds. */
const ARRIVALS_MS = 100;

export interface FindMatch {
  readonly key: string;
  /** The line of the patch of the file, and the bounds of the match in its content. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** The index among the matches of the file. */
  readonly index: number;
}

export interface FindState {
  /** Null before the first search. */
  readonly query: FindQuery | null;
  readonly count: number;
  /** The current match and its rank among all, from 1 at the top. */
  readonly match: FindMatch | null;
  readonly rank: number;
  /** The number of files searched, and of files that have lines or may still get some. */
  readonly searched: number;
  readonly total: number;
  readonly isComplete: boolean;
  readonly failure: string | null;
}

/** The line of a patch at which a search starts. */
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
 * Finds text in all lines of a change and steps from match to match. Caches the results of the worker per file: an
 * answer costs its own size plus one pass over the counts of all files.
 */
export class Finder extends Store<FindState> {
  readonly #worker: ChangeWorker;
  readonly #contents: FileContents;
  readonly #found = new Map<string, FoundFile>();
  /** The files whose match positions are requested but not yet received. */
  readonly #located = new Set<string>();
  #files: readonly DiffFile[] = [];
  #lastId = 0;
  #searched = 0;
  #origin: FindOrigin | null = null;
  /** The navigation to do once its target is known. */
  #wanted: "nearest" | { readonly key: string; readonly isLast: boolean } | null = null;

  constructor(worker: ChangeWorker, contents: FileContents) {
    super(NOTHING);
    this.#worker = worker;
    this.#contents = contents;
  }

  /** Listens to the worker and to arriving patches until the returned function is called. For use in an effect. */
  readonly attach = (): (() => void) => {
    const stopListening = this.#worker.listen({
      onAnswer: this.#take,
      onEnd: () => this.#fail("This expression takes too long. Make it simpler."),
    });
    let arriving: ReturnType<typeof setTimeout> | null = null;
    const stopFollowing = this.#contents.subscribe(() => {
      arriving ??= setTimeout(() => {
        arriving = null;
        if (this.current().query !== null && this.current().failure === null) this.#notify({});
      }, ARRIVALS_MS);
    });
    return () => {
      stopListening();
      stopFollowing();
      if (arriving !== null) clearTimeout(arriving);
    };
  };

  /** Sets the files in their visual order. */
  setFiles(files: readonly DiffFile[]): void {
    this.#files = files;
    if (this.current().query !== null) this.#notify({});
  }

  prepare(origin: FindOrigin | null): void {
    this.#worker.prepare(origin?.key ?? null);
  }

  /** Starts a search and goes to the first match at or below `origin`; an empty query ends it. */
  request(query: FindQuery, origin: FindOrigin | null): void {
    this.#forget();
    this.#searched = 0;
    this.#origin = origin;
    this.#wanted = "nearest";
    const id = ++this.#lastId;
    this.set({ ...NOTHING, query });
    if (query.text === "") return this.end();
    const { failure } = findPattern(query);
    if (failure !== null) {
      this.#worker.request({ kind: "endFind" });
      this.#fail(failure);
      return;
    }
    const from = origin?.key ?? null;
    if (this.#worker.request({ kind: "find", id, query, from }, from)) this.#notify({});
    else this.#fail("This browser does not support finding text in the change.");
  }

  /** Discards the results. */
  end(): void {
    this.#lastId++;
    this.#forget();
    this.#wanted = null;
    if (this.current().query !== null) this.#worker.request({ kind: "endFind" });
    this.set(NOTHING);
  }

  /** Returns the matches of a file; null if there are none, or none yet. Requests positions that were only counted. */
  readonly foundIn = (key: string): FoundFile | null => {
    const found = this.#found.get(key) ?? null;
    if (found !== null && found.matchRanges === null && found.count > 0) this.#locate(key);
    return found;
  };

  /** Goes to the next or previous match, wrapping around at either end. */
  step(isForward: boolean): void {
    const { match } = this.current();
    if (match === null) {
      this.#wanted = "nearest";
      this.#update();
      return;
    }
    const known = this.#matchesIn(match.key);
    const index = match.index + (isForward ? 1 : -1);
    if (known !== null && index >= 0 && index < known) return this.#go(match.key, index);
    const at = this.#files.findIndex(({ key }) => key === match.key);
    const count = this.#files.length;
    for (let step = 1; step <= count; step++) {
      const key = this.#files[(at + (isForward ? step : -step) + count) % count]?.key ?? "";
      if (this.#found.has(key) && (this.#found.get(key)?.count ?? 0) > 0) {
        this.#wanted = { key, isLast: !isForward };
        this.#update();
        return;
      }
    }
  }

  readonly #take = (answer: ChangeAnswer): void => {
    if ((answer.kind !== "found" && answer.kind !== "located") || answer.id !== this.#lastId) return;
    if (answer.kind === "located") {
      this.#located.delete(answer.file.key);
      this.#found.set(answer.file.key, answer.file);
    } else {
      for (const file of answer.files) this.#store(file);
      this.#searched = answer.searched;
    }
    this.#update();
  };

  #store(file: FoundFile): void {
    this.#found.set(file.key, file);
    const { match } = this.current();
    // The lines of the file have changed, so the match may have moved.
    if (match?.key !== file.key || file.matchRanges === null) return;
    this.set({ ...this.current(), match: matchAt(file, Math.min(match.index, file.matchRanges.length / 3 - 1)) });
  }

  /** Does the pending navigation if its target is known by now, and notifies the listeners. */
  #update(): void {
    const wanted = this.#wanted;
    if (wanted === "nearest") this.#goToNearest();
    else if (wanted !== null && this.#matchesIn(wanted.key) !== null) {
      const matchRanges = this.#matchesIn(wanted.key) ?? 0;
      this.#go(wanted.key, wanted.isLast ? matchRanges - 1 : 0);
    } else this.#notify({});
  }

  #goToNearest(): void {
    const origin = this.#origin;
    const isComplete = this.#measure().isComplete;
    const begin = this.#files.findIndex(({ key }) => key === origin?.key);
    const at = Math.max(0, begin);
    for (let step = 0; step < this.#files.length; step++) {
      const key = this.#files[(at + step) % this.#files.length]?.key ?? "";
      const found = this.foundIn(key);
      if (found === null || found.count === 0) continue;
      const { matchRanges } = found;
      // Only counted so far: continue when the requested positions arrive.
      if (matchRanges === null) return this.#notify({});
      const from = origin?.key === key ? origin.line : 0;
      const index = lowerBound(matchRanges.length / 3, (i) => (matchRanges[i * 3] ?? 0) >= from);
      if (index * 3 < matchRanges.length) return this.#go(key, index);
    }
    const above = origin === null ? undefined : this.#found.get(origin.key);
    if (origin !== null && isComplete && above?.matchRanges != null && above.count > 0) this.#go(origin.key, 0);
    else this.#notify({});
  }

  #go(key: string, index: number): void {
    const found = this.#found.get(key);
    const match = found === undefined ? null : matchAt(found, index);
    if (match === null) return;
    this.#wanted = null;
    this.#notify({ match });
  }

  /** Returns the number of matches of a file that one can go to; null, and requests them, if they are not known. */
  #matchesIn(key: string): number | null {
    const found = this.foundIn(key);
    return found === null || found.matchRanges === null ? null : found.matchRanges.length / 3;
  }

  #locate(key: string): void {
    if (this.#located.has(key)) return;
    this.#located.add(key);
    this.#worker.request({ kind: "locate", id: this.#lastId, key });
  }

  #forget(): void {
    this.#found.clear();
    this.#located.clear();
  }

  #fail(failure: string): void {
    if (this.current().query === null) return;
    this.#lastId++;
    this.#forget();
    this.#searched = 0;
    this.#wanted = null;
    this.set({ ...NOTHING, query: this.current().query, failure });
  }

  #notify(change: { readonly match?: FindMatch }): void {
    const { match } = { ...this.current(), ...change };
    let count = 0;
    let before = 0;
    for (const { key } of this.#files) {
      if (key === match?.key) before = count;
      count += this.#found.get(key)?.count ?? 0;
    }
    const rank = match === null ? 0 : before + match.index + 1;
    this.set({ ...this.current(), ...this.#measure(), match, count, rank });
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

function matchAt({ key, matchRanges }: FoundFile, index: number): FindMatch | null {
  const line = matchRanges?.[index * 3];
  const from = matchRanges?.[index * 3 + 1];
  const to = matchRanges?.[index * 3 + 2];
  return line === undefined || from === undefined || to === undefined ? null : { key, line, from, to, index };
}
