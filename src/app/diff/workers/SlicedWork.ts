/** How long one piece of work may go on before others are heard, in milliseconds. */
const SLICE_MS = 10;

/**
 * Does long pieces of work side by side, a slice of each in turn, so that messages are heard in between. A piece of work
 * pauses where its iterator yields.
 */
export class SlicedWork {
  readonly #rest: (goOn: () => void) => void;
  readonly #pieces = new Map<string, Iterator<unknown>>();
  #isResting = false;

  /** `rest` calls back once what else waits has had its turn. */
  constructor(rest: (goOn: () => void) => void) {
    this.#rest = rest;
  }

  get isIdle(): boolean {
    return this.#pieces.size === 0;
  }

  has(name: string): boolean {
    return this.#pieces.has(name);
  }

  /** Begins a piece of work; one of the same name ends unfinished. */
  begin(name: string, work: Iterator<unknown>): void {
    this.#pieces.set(name, work);
    this.#goOnLater();
  }

  end(name: string): void {
    this.#pieces.delete(name);
  }

  #goOnLater(): void {
    if (this.#isResting || this.#pieces.size === 0) return;
    this.#isResting = true;
    this.#rest(() => {
      this.#isResting = false;
      this.#slice();
      this.#goOnLater();
    });
  }

  #slice(): void {
    const [next] = this.#pieces;
    if (next === undefined) return;
    const [name, work] = next;
    this.#pieces.delete(name); // and to the end of the queue, if there is more to do
    const until = performance.now() + SLICE_MS;
    let isDone = false;
    while (!isDone && performance.now() < until) isDone = work.next().done === true;
    if (!isDone && !this.#pieces.has(name)) this.#pieces.set(name, work);
  }
}
