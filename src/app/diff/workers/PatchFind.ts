import type { ChangeAnswer, ChangeMessage, FoundFile } from "./changeMessages.ts";
import { findInPatch, findPattern, type FindQuery } from "./findPattern.ts";
import { parsePatch } from "../patch/Patch.ts";
import type { SlicedWork } from "./SlicedWork.ts";

/** The most matches whose positions are sent unrequested: two megabytes. Beyond that, files are only counted. */
const MATCHES_UNASKED = 200_000;
/** The most matches of one file whose positions are sent at all. */
const MATCHES_PER_FILE = 500_000;
/** The time between two answers after the first match, in milliseconds. */
const PAUSE_MS = 100;

const FIND = "find";
const LOCATE = "locate";

interface Running {
  readonly id: number;
  readonly query: FindQuery;
  readonly pattern: RegExp;
  readonly queue: Set<string>;
  readonly searched: Set<string>;
  readonly matched: Set<string>;
  /** The files whose positions were requested. */
  readonly wanted: Set<string>;
  matchesLeft: number;
}

/** The patch of a file, null while not available; the slices of time for the work; and the function that answers. */
export interface WorkerParts {
  readonly patchOf: (key: string) => string | null;
  readonly work: SlicedWork;
  readonly post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void;
}

/** The worker's side of the search: searches the available patches in slices, only for the latest query. */
export class PatchFind {
  /** The patches are those that are shown. */
  readonly #parts: WorkerParts;
  #running: Running | null = null;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** Starts a search in the given order, from one file on and around to the file before it. */
  begin({ id, query, from }: ChangeMessage & { readonly kind: "find" }, order: readonly string[]): void {
    this.end();
    const { pattern } = findPattern(query);
    if (pattern === null) return; // the page does not send invalid expressions
    const first = Math.max(0, from === null ? 0 : order.indexOf(from));
    const there = [...order.slice(first), ...order.slice(0, first)].filter((key) => this.#parts.patchOf(key) !== null);
    const sets = { searched: new Set<string>(), matched: new Set<string>(), wanted: new Set<string>() };
    this.#running = { id, query, pattern, queue: new Set(there), ...sets, matchesLeft: MATCHES_UNASKED };
    this.#parts.work.begin(FIND, this.#search(this.#running));
  }

  /** Searches patches that have arrived meanwhile. */
  add(keys: readonly string[]): void {
    if (this.#running === null) return;
    for (const key of keys) this.#running.queue.add(key);
    if (!this.#parts.work.has(FIND)) this.#parts.work.begin(FIND, this.#search(this.#running));
  }

  /** Sends the positions of the matches of one file, after those requested earlier. */
  locate(id: number, key: string): void {
    if (this.#running?.id !== id) return;
    this.#running.wanted.add(key);
    if (!this.#parts.work.has(LOCATE)) this.#parts.work.begin(LOCATE, this.#locate(this.#running));
  }

  end(): void {
    this.#running = null;
    this.#parts.work.end(FIND);
    this.#parts.work.end(LOCATE);
  }

  *#search(running: Running): Generator<void, void> {
    let found: FoundFile[] = [];
    let reportedAt = performance.now();
    const report = (): void => {
      reportedAt = performance.now();
      const { files, buffer } = inOneBuffer(found);
      this.#parts.post({ kind: "found", id: running.id, files, searched: running.searched.size }, [buffer]);
      found = [];
    };
    for (const key of running.queue) {
      running.queue.delete(key);
      const looking = this.#searchFiles(running, key, running.matchesLeft);
      let step = looking.next();
      for (; step.done !== true; step = looking.next()) {
        yield;
        if (performance.now() - reportedAt > PAUSE_MS) report();
      }
      const file = step.value;
      const isFirst = running.matched.size === 0 && file.count > 0;
      running.searched.add(key);
      if (file.count > 0 || running.matched.has(key)) {
        running.matched.add(key);
        running.matchesLeft -= file.matchRanges === null ? 0 : file.count;
        found.push(file);
      }
      if (isFirst || performance.now() - reportedAt > PAUSE_MS) report();
      yield;
    }
    report();
  }

  *#locate(running: Running): Generator<void, void> {
    // A file requested meanwhile is appended to the set.
    for (const key of running.wanted) {
      running.wanted.delete(key);
      const file = yield* this.#searchFiles(running, key, MATCHES_PER_FILE);
      const transfer = file.matchRanges === null ? [] : [file.matchRanges.buffer];
      this.#parts.post({ kind: "located", id: running.id, file }, transfer);
    }
  }

  *#searchFiles({ query, pattern }: Running, key: string, most: number): Generator<void, FoundFile> {
    const text = this.#parts.patchOf(key) ?? "";
    // If the whole text has no match, its lines have none. Not valid for expressions, which may depend on the start of
    // a line.
    pattern.lastIndex = 0;
    if (!query.isRegex && !pattern.test(text)) return { key, count: 0, matchRanges: null };
    const patch = parsePatch(text);
    const { count, matchRanges } = yield* findInPatch(patch, pattern, most);
    const isWhole = count <= most || most === MATCHES_PER_FILE;
    return { key, count, matchRanges: isWhole ? matchRanges : null };
  }
}

/** Copies the positions of many files into one buffer: transferring thousands of buffers takes longer than the search. */
function inOneBuffer(found: readonly FoundFile[]): {
  readonly files: readonly FoundFile[];
  readonly buffer: ArrayBuffer;
} {
  const all = new Int32Array(found.reduce((sum, { matchRanges }) => sum + (matchRanges?.length ?? 0), 0));
  let end = 0;
  const files = found.map((file) => {
    if (file.matchRanges === null) return file;
    const from = end;
    all.set(file.matchRanges, from);
    end += file.matchRanges.length;
    return { ...file, matchRanges: all.subarray(from, end) };
  });
  return { files, buffer: all.buffer };
}
