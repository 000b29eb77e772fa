import type { ChangeAnswer } from "./changeMessages.ts";
import { MoveFinder } from "../compare/MoveFinder.ts";
import { parsePatch } from "../patch/Patch.ts";
import type { SlicedWork } from "./SlicedWork.ts";

const MOVES = "moves";
/** With no more patches for so long, in milliseconds, one looks at those that are there. */
const SETTLE_MS = 300;
/** One looks before that as soon as there are so many times the lines of the last look. */
const GROWTH = 2;
/** Fewer lines are not worth a look of their own while more are arriving. */
const LINES_MIN = 20_000;

/**
 * The worker's side of moved lines: looks at all patches once they are there, and before that each time they have
 * doubled, so that all looks together cost about three times the last.
 */
export class PatchMoves {
  readonly #patchOf: (key: string) => string | null;
  readonly #work: SlicedWork;
  readonly #post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void;
  #finder = new MoveFinder();
  #hasBegun = false;
  readonly #texts = new Map<string, string>();
  /** Files to read, `#next` the first of those not begun. */
  #waiting: string[] = [];
  #next = 0;
  /** Lines at the last look. */
  #looked = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** `patchOf` gives a file's patch as it was fetched, null while it is not there. */
  constructor(
    patchOf: (key: string) => string | null,
    work: SlicedWork,
    post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void,
  ) {
    this.#patchOf = patchOf;
    this.#work = work;
    this.#post = post;
  }

  /** Begins with the files whose patches may be there; does nothing where it has begun. */
  begin(keys: Iterable<string>): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.add(keys);
  }

  /** Takes patches that have come, once it has begun. */
  add(keys: Iterable<string>): void {
    if (!this.#hasBegun) return;
    for (const key of keys) this.#waiting.push(key);
    if (!this.#work.has(MOVES)) this.#work.begin(MOVES, this.#read());
  }

  *#read(): Generator<void, void> {
    clearTimeout(this.#settling);
    while (this.#next < this.#waiting.length) {
      this.#put(this.#waiting[this.#next++] ?? "");
      yield;
      if (this.#finder.lineCount > Math.max(LINES_MIN, this.#looked * GROWTH)) yield* this.#look();
    }
    this.#waiting = [];
    this.#next = 0;
    if (this.#finder.lineCount === this.#looked) return;
    this.#settling = setTimeout(() => this.#work.begin(MOVES, this.#lookAndRead()), SETTLE_MS);
  }

  *#lookAndRead(): Generator<void, void> {
    yield* this.#look();
    if (this.#waiting.length > 0) yield* this.#read();
  }

  *#look(): Generator<void, void> {
    this.#looked = this.#finder.lineCount;
    const found = yield* this.#finder.find();
    this.#post({ kind: "moves", found }, [found.numbers.buffer, found.ends.buffer, found.words.buffer]);
  }

  #put(key: string): void {
    const text = this.#patchOf(key);
    const known = this.#texts.get(key);
    if (text === null || text === known) return;
    this.#texts.set(key, text);
    if (known === undefined) {
      this.#finder.put(key, parsePatch(text));
      return;
    }
    // In place of a patch's beginning came the whole of it: there is no taking back, one begins anew.
    this.#finder = new MoveFinder();
    this.#looked = 0;
    for (const one of this.#texts.keys()) this.#waiting.push(one);
    this.#texts.clear();
  }
}
