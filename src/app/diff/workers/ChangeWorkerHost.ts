import type { ChangeAnswer, ChangeMessage } from "./changeMessages.ts";
import { FormSearch } from "../folding/formChanges.ts";
import { displayText } from "../displayText.ts";
import { PatchFind, type WorkerParts } from "./PatchFind.ts";
import { SlicedWork } from "./SlicedWork.ts";
import { MoveFinder } from "../compare/MoveFinder.ts";
import { parsePatch } from "../patch/Patch.ts";

/** The main object of the change worker: stores the patches of a change as shown, and answers questions about all. */
export class ChangeWorkerHost {
  readonly #patches = new Map<string, string>();
  readonly #shown = new Map<string, string>();
  readonly #post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void;
  /** Work that the user waits for. */
  readonly #work: SlicedWork;
  /** Background work. */
  readonly #later: SlicedWork;
  readonly #find: PatchFind;
  readonly #moves: PatchMoves;
  readonly #forms = new FormSearch();
  #order: readonly string[] = [];

  /**
   * `post` sends an answer and transfers the given buffers; `yieldToOthers` calls back once pending messages have been
   * handled.
   */
  constructor(
    post: (answer: ChangeAnswer, transfer: readonly ArrayBuffer[]) => void,
    yieldToOthers: (resume: () => void) => void,
  ) {
    this.#post = post;
    this.#work = new SlicedWork(yieldToOthers);
    this.#later = new SlicedWork(yieldToOthers);
    const fetched = (key: string): string | null => this.#patches.get(key) ?? null;
    this.#find = new PatchFind({ patchOf: (key) => this.#shown.get(key) ?? fetched(key), work: this.#work, post });
    this.#moves = new PatchMoves({ patchOf: fetched, work: this.#later, post });
  }

  take(message: ChangeMessage): void {
    switch (message.kind) {
      case "order":
        this.#order = message.keys;
        return;
      case "patches":
        for (const [key, patch] of message.patches) this.#patches.set(key, displayText(patch));
        this.#find.add(message.patches.map(([key]) => key));
        this.#moves.add(message.patches.map(([key]) => key));
        return;
      case "shown":
        if (message.patch === null) this.#shown.delete(message.key);
        else this.#shown.set(message.key, displayText(message.patch));
        this.#find.add([message.key]);
        return;
      case "find":
        this.#find.begin(message, this.#order);
        return;
      case "locate":
        this.#find.locate(message.id, message.key);
        return;
      case "endFind":
        this.#find.end();
        return;
      case "moves":
        this.#moves.begin(this.#patches.keys());
        return;
      case "forms":
        this.#later.begin(
          "forms",
          this.#forms.run(this.#order, this.#patches, (keys) => this.#post({ kind: "forms", keys }, [])),
        );
        return;
      case "rest":
        this.#later.pause(message.milliseconds);
        return;
      case "ping":
        this.#post({ kind: "pong", id: message.id, isIdle: this.#work.isIdle && this.#later.isIdle }, []);
        return;
    }
  }
}

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
class PatchMoves {
  /** The patches are those that were fetched. */
  readonly #parts: WorkerParts;
  #finder = new MoveFinder();
  #hasBegun = false;
  readonly #texts = new Map<string, string>();
  /** The files to read; `#next` is the first one not started. */
  #waiting: string[] = [];
  #next = 0;
  #searchedLines = 0;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
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
    if (!this.#parts.work.has(MOVES)) this.#parts.work.begin(MOVES, this.#read());
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
    this.#restTimer = setTimeout(() => this.#parts.work.begin(MOVES, this.#findMovesAndRead()), IDLE_MS);
  }

  *#findMovesAndRead(): Generator<void, void> {
    yield* this.#findMoves();
    if (this.#waiting.length > 0) yield* this.#read();
  }

  *#findMoves(): Generator<void, void> {
    this.#searchedLines = this.#finder.lineCount;
    const found = yield* this.#finder.find();
    this.#parts.post({ kind: "moves", found }, [found.numbers.buffer, found.ends.buffer]);
  }

  #put(key: string): void {
    const text = this.#parts.patchOf(key);
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
