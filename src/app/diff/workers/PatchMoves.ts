import type { ChangeAnswer } from "./changeMessages.ts";
import { MoveFinder } from "../compare/MoveFinder.ts";
import { parsePatch } from "../patch/Patch.ts";
import type { SlicedWork } from "./SlicedWork.ts";

const MOVES = "moves";
/** The time without new patches before the available ones are searched, in milliseconds. */
const IDLE_MS = 300;
/** An earlier search starts when the number of lines has grown by this factor since the last one. */
const GROWTH = 2;
/** Fewer lines are not worth an early search while more patches arrive. */
const LINES_MIN = 20_000;

/**
 * The worker's side of moved lines: searches all patches once they have arrived, and before that each time their lines
 * have doubled, so that all searches together cost about three times the last one.
 */
export class PatchMoves {
  readonly #patchOf: (key: string) => string | null;
  readonly #work: SlicedWork;
  readonly #post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void;
  #finder = new MoveFinder();
  #hasBegun = false;
  readonly #texts = new Map<string, string>();
  /** The files to read; `#next` is the first one not started. */
  #waiting: string[] = [];
  #next = 0;
  #searchedLines = 0;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  /** `patchOf` returns the patch of a file as fetched, null while not available. */
  constructor(
    patchOf: (key: string) => string | null,
    work: SlicedWork,
    post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void,
  ) {
    this.#patchOf = patchOf;
    this.#work = work;
    this.#post = post;
  }

  /** Starts with the files whose patches may be available; does nothing if already started. */
  begin(keys: Iterable<string>): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.add(keys);
  }

  /** Adds patches that have arrived, once started. */
  add(keys: Iterable<string>): void {
    if (!this.#hasBegun) return;
    for (const key of keys) this.#waiting.push(key);
    if (!this.#work.has(MOVES)) this.#work.begin(MOVES, this.#read());
  }

  *#read(): Generator<void, void> {
    clearTimeout(this.#restTimer);
    while (this.#next < this.#waiting.length) {
      this.#put(this.#waiting[this.#next++] ?? "");
      yield;
      if (this.#finder.lineCount > Math.max(LINES_MIN, this.#searchedLines * GROWTH)) yield* this.#findMoves();
    }
    this.#waiting = [];
    this.#next = 0;
    if (this.#finder.lineCount === this.#searchedLines) return;
    this.#restTimer = setTimeout(() => this.#work.begin(MOVES, this.#findMovesAndRead()), IDLE_MS);
  }

  *#findMovesAndRead(): Generator<void, void> {
    yield* this.#findMoves();
    if (this.#waiting.length > 0) yield* this.#read();
  }

  *#findMoves(): Generator<void, void> {
    this.#searchedLines = this.#finder.lineCount;
    const found = yield* this.#finder.find();
    this.#post({ kind: "moves", found }, [found.numbers.buffer, found.ends.buffer, found.words.buffer]);
  }

  #put(key: string): void {
    const text = this.#patchOf(key);
    const known = this.#texts.get(key);
    if (text === null || text === known) return;
    this.#texts.set(key, text);
    if (known === undefined) return this.#finder.put(key, parsePatch(text));
    // A truncated patch was replaced by the whole one. Patches cannot be removed, so start again.
    this.#finder = new MoveFinder();
    this.#searchedLines = 0;
    for (const one of this.#texts.keys()) this.#waiting.push(one);
    this.#texts.clear();
  }
}
