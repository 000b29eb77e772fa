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
  #pausedUntil = Number.NEGATIVE_INFINITY;

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

  /** Rests for so many milliseconds from now on. One that is paused without end does a slice after each pause. */
  pause(milliseconds: number): void {
    this.#pausedUntil = performance.now() + milliseconds;
  }

  #goOnLater(): void {
    if (this.#isResting || this.#pieces.size === 0) return;
    this.#isResting = true;
    const goOn = (): void => {
      this.#isResting = false;
      this.#slice();
      this.#goOnLater();
    };
    const left = this.#pausedUntil - performance.now();
    if (left > 0) setTimeout(goOn, left);
    else this.#rest(goOn);
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
