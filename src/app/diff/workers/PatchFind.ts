import type { ChangeAnswer, ChangeMessage, FoundFile } from "./changeMessages.ts";
import { findInPatch, findPattern, type FindQuery } from "./findPattern.ts";
import { parsePatch } from "../patch/Patch.ts";
import type { SlicedWork } from "./SlicedWork.ts";

/** Matches whose places are sent unasked: two megabytes. Beyond, files are only counted. */
const PLACES_UNASKED = 200_000;
/** Matches of one file whose places are sent at all. */
const PLACES_OF_FILE = 500_000;
/** Answers are this far apart once the first match has been told, in milliseconds. */
const PAUSE_MS = 100;

const FIND = "find";
const LOCATE = "locate";

interface Running {
  readonly id: number;
  readonly query: FindQuery;
  readonly pattern: RegExp;
  /** Files to look through, first to last. */
  readonly queue: Set<string>;
  readonly searched: Set<string>;
  /** Files with matches. */
  readonly told: Set<string>;
  /** Files whose places were asked for. */
  readonly wanted: Set<string>;
  placesLeft: number;
}

/** The worker's side of finding: looks through patches as they are there, in slices, the newest query only. */
export class PatchFind {
  readonly #patchOf: (key: string) => string | null;
  readonly #work: SlicedWork;
  readonly #post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void;
  #running: Running | null = null;

  /** `patchOf` gives a file's patch as it is shown, null while it is not there. */
  constructor(
    patchOf: (key: string) => string | null,
    work: SlicedWork,
    post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void,
  ) {
    this.#patchOf = patchOf;
    this.#work = work;
    this.#post = post;
  }

  /** Begins a find in the order of files given, from one of them on and round to the one before it. */
  begin({ id, query, from }: ChangeMessage & { readonly kind: "find" }, order: readonly string[]): void {
    this.end();
    const { pattern } = findPattern(query);
    if (pattern === null) return; // the page does not ask for what is no expression
    const first = Math.max(0, from === null ? 0 : order.indexOf(from));
    const there = [...order.slice(first), ...order.slice(0, first)].filter((key) => this.#patchOf(key) !== null);
    const sets = { searched: new Set<string>(), told: new Set<string>(), wanted: new Set<string>() };
    this.#running = { id, query, pattern, queue: new Set(there), ...sets, placesLeft: PLACES_UNASKED };
    this.#work.begin(FIND, this.#search(this.#running));
  }

  /** Looks through patches that have come meanwhile. */
  add(keys: readonly string[]): void {
    if (this.#running === null) return;
    for (const key of keys) this.#running.queue.add(key);
    if (!this.#work.has(FIND)) this.#work.begin(FIND, this.#search(this.#running));
  }

  /** Tells the places of one file's matches, behind those that were asked for before. */
  locate(id: number, key: string): void {
    if (this.#running?.id !== id) return;
    this.#running.wanted.add(key);
    if (!this.#work.has(LOCATE)) this.#work.begin(LOCATE, this.#locate(this.#running));
  }

  end(): void {
    this.#running = null;
    this.#work.end(FIND);
    this.#work.end(LOCATE);
  }

  *#search(running: Running): Generator<void, void> {
    let found: FoundFile[] = [];
    let toldAt = performance.now();
    const tell = (): void => {
      toldAt = performance.now();
      const { files, buffer } = inOneBuffer(found);
      this.#post({ kind: "found", id: running.id, files, searched: running.searched.size }, [buffer]);
      found = [];
    };
    for (const key of running.queue) {
      running.queue.delete(key);
      const looking = this.#lookThrough(running, key, running.placesLeft);
      let step = looking.next();
      for (; step.done !== true; step = looking.next()) {
        yield;
        if (performance.now() - toldAt > PAUSE_MS) tell();
      }
      const file = step.value;
      const isFirst = running.told.size === 0 && file.count > 0;
      running.searched.add(key);
      if (file.count > 0 || running.told.has(key)) {
        running.told.add(key);
        running.placesLeft -= file.places === null ? 0 : file.count;
        found.push(file);
      }
      if (isFirst || performance.now() - toldAt > PAUSE_MS) tell();
      yield;
    }
    tell();
  }

  *#locate(running: Running): Generator<void, void> {
    // One that is asked for meanwhile comes behind the last.
    for (const key of running.wanted) {
      running.wanted.delete(key);
      const file = yield* this.#lookThrough(running, key, PLACES_OF_FILE);
      const transfer = file.places === null ? [] : [file.places.buffer];
      this.#post({ kind: "located", id: running.id, file }, transfer);
    }
  }

  *#lookThrough({ query, pattern }: Running, key: string, most: number): Generator<void, FoundFile> {
    const text = this.#patchOf(key) ?? "";
    // What stands in no line of the patch need not be looked for line by line. An expression may know where a line begins.
    pattern.lastIndex = 0;
    if (!query.isRegex && !pattern.test(text)) return { key, count: 0, lines: 0, places: null };
    const patch = parsePatch(text);
    const { count, places } = yield* findInPatch(patch, pattern, most);
    const isWhole = count <= most || most === PLACES_OF_FILE;
    return { key, count, lines: patch.lineCount, places: isWhole ? places : null };
  }
}

/** Puts the places of many files into one buffer: handing over thousands takes longer than finding what is in them. */
function inOneBuffer(found: readonly FoundFile[]): {
  readonly files: readonly FoundFile[];
  readonly buffer: ArrayBuffer;
} {
  const all = new Int32Array(found.reduce((sum, { places }) => sum + (places?.length ?? 0), 0));
  let end = 0;
  const files = found.map((file) => {
    if (file.places === null) return file;
    const from = end;
    all.set(file.places, from);
    end += file.places.length;
    return { ...file, places: all.subarray(from, end) };
  });
  return { files, buffer: all.buffer };
}
