import { Listeners } from "#app/ui/Listeners.ts";
import { FileMoves, type FoundMoves } from "../compare/FileMoves.ts";
import type { FileContents } from "../patch/FileContents.ts";
import type { ChangeAnswer } from "./changeMessages.ts";
import type { ChangeWorker } from "./ChangeWorker.ts";

/** The time without arrivals before moves are searched: loading the change has priority. */
const DEBOUNCE_MS = 1000;
/** A worker that ended is asked once more, but not again and again. */
const TRIES = 2;

/** The moves within a change as reported by the change worker. Changes a few times while patches arrive. */
export class ChangeMoves {
  readonly #worker: ChangeWorker;
  readonly #listeners = new Listeners();
  #found: FoundMoves | null = null;
  #indexByKey: ReadonlyMap<string, number> = new Map();
  #files = new Map<string, FileMoves>();
  #triesLeft = TRIES;

  constructor(worker: ChangeWorker) {
    this.#worker = worker;
  }

  get found(): FoundMoves | null {
    return this.#found;
  }

  /** Returns the moves in and out of a file; the same object until more is known, null if nothing is. */
  of(key: string): FileMoves | null {
    const known = this.#files.get(key);
    const fileIndex = this.#indexByKey.get(key);
    if (known !== undefined || fileIndex === undefined || this.#found === null) return known ?? null;
    const moves = new FileMoves(this.#found, fileIndex);
    this.#files.set(key, moves);
    return moves;
  }

  readonly subscribe = this.#listeners.add;

  /** Searches for moves once the change is loaded, until the returned function is called. */
  attach(contents: FileContents): () => void {
    let stop = contents.subscribe(() => wait());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stop();
        stop = this.#follow();
      }, DEBOUNCE_MS);
    };
    wait();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Asks the worker and listens to it until the returned function is called. */
  #follow(): () => void {
    const request = (): void => {
      if (this.#triesLeft-- > 0) this.#worker.request({ kind: "moves" });
    };
    const stop = this.#worker.listen({ onAnswer: (answer) => this.#take(answer), onEnd: request });
    request();
    return stop;
  }

  #take(answer: ChangeAnswer): void {
    if (answer.kind !== "moves") return;
    this.#found = answer.found;
    this.#indexByKey = new Map(answer.found.keys.map((key, fileIndex) => [key, fileIndex]));
    this.#files = new Map();
    this.#listeners.notify();
  }
}
