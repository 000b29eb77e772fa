/** Which file one is reading: set by the reader as it scrolls, followed by the file list, without rendering what is above. */
export class CurrentFile {
  #key: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): string | null => this.#key;

  set(key: string | null): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}
