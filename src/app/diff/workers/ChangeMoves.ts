import type { ChangeAnswer } from "./changeMessages.ts";
import type { ChangeWorker } from "./ChangeWorker.ts";
import { FileMoves, type FoundMoves } from "../compare/FileMoves.ts";

/** A worker that ended is asked once more; one that ends each time is not. */
const TRIES = 2;

/** What moved within a change, as far as the change worker knows. Changes a few times while patches arrive. */
export class ChangeMoves {
  readonly #worker: ChangeWorker;
  readonly #listeners = new Set<() => void>();
  #found: FoundMoves | null = null;
  #places: ReadonlyMap<string, number> = new Map();
  #files = new Map<string, FileMoves>();
  #triesLeft = TRIES;

  constructor(worker: ChangeWorker) {
    this.#worker = worker;
  }

  /** Gives what moved in or out of a file; the same object until more is known, null where nothing is. */
  of(key: string): FileMoves | null {
    const known = this.#files.get(key);
    const place = this.#places.get(key);
    if (known !== undefined || place === undefined || this.#found === null) return known ?? null;
    const moves = new FileMoves(this.#found, place);
    this.#files.set(key, moves);
    return moves;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Asks the worker and hears it until the returned function is called. */
  follow(): () => void {
    const ask = (): void => {
      if (this.#triesLeft-- > 0) this.#worker.ask({ kind: "moves" });
    };
    const stop = this.#worker.listen({ onAnswer: (answer) => this.#take(answer), onEnd: ask });
    ask();
    return stop;
  }

  #take(answer: ChangeAnswer): void {
    if (answer.kind !== "moves") return;
    this.#found = answer.found;
    this.#places = new Map(answer.found.keys.map((key, place) => [key, place]));
    this.#files = new Map();
    this.#listeners.forEach((listener) => listener());
  }
}
