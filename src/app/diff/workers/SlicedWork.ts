/** The longest time of one slice of work before messages are handled, in milliseconds. */
const SLICE_MS = 10;

/**
 * Runs long tasks concurrently, one slice of each in turn, so that messages are handled in between. A task can be
 * paused wherever its iterator yields.
 */
export class SlicedWork {
  readonly #yieldToOthers: (resume: () => void) => void;
  readonly #pieces = new Map<string, Iterator<unknown>>();
  #isPaused = false;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  /** `yieldToOthers` calls back once other pending work has had its turn. */
  constructor(yieldToOthers: (resume: () => void) => void) {
    this.#yieldToOthers = yieldToOthers;
  }

  get isIdle(): boolean {
    return this.#pieces.size === 0;
  }

  has(name: string): boolean {
    return this.#pieces.has(name);
  }

  /** Starts a task; replaces an unfinished one of the same name. */
  begin(name: string, work: Iterator<unknown>): void {
    this.#pieces.set(name, work);
    this.#goOnLater();
  }

  end(name: string): void {
    this.#pieces.delete(name);
  }

  /** Pauses for a number of milliseconds from now on. Even if paused again and again, one slice runs after each pause. */
  pause(milliseconds: number): void {
    this.#pausedUntil = performance.now() + milliseconds;
  }

  #goOnLater(): void {
    if (this.#isPaused || this.#pieces.size === 0) return;
    this.#isPaused = true;
    const resume = (): void => {
      this.#isPaused = false;
      this.#slice();
      this.#goOnLater();
    };
    const left = this.#pausedUntil - performance.now();
    if (left > 0) setTimeout(resume, left);
    else this.#yieldToOthers(resume);
  }

  #slice(): void {
    const [next] = this.#pieces;
    if (next === undefined) return;
    const [name, work] = next;
    this.#pieces.delete(name); // re-added at the end of the queue if there is more to do
    const until = performance.now() + SLICE_MS;
    let isDone = false;
    while (!isDone && performance.now() < until) isDone = work.next().done === true;
    if (!isDone && !this.#pieces.has(name)) this.#pieces.set(name, work);
  }
}
