/** Functions that are called when something changes. */
export class Listeners<Values extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...values: Values) => void>();

  get size(): number {
    return this.#listeners.size;
  }

  /** Calls `listener` at each change until the returned function is called. */
  readonly add = (listener: (...values: Values) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  notify(...values: Values): void {
    this.#listeners.forEach((listener) => listener(...values));
  }
}
