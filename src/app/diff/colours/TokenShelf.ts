import type { SideTokens } from "./SideTokens.ts";

/** Keeps the tokens of whole files, those used last, up to a number of bytes with their names; the last one however large. */
export class TokenShelf {
  readonly #bytesMax: number;
  readonly #kept = new Map<string, SideTokens | null>();
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  has(name: string): boolean {
    return this.#kept.has(name);
  }

  of(name: string): SideTokens | null {
    return this.#kept.get(name) ?? null;
  }

  put(name: string, tokens: SideTokens | null): void {
    if (this.has(name)) this.#bytes -= bytesOf(name, this.of(name));
    this.#bytes += bytesOf(name, tokens);
    this.#kept.delete(name);
    this.#kept.set(name, tokens);
    for (const [oldest, known] of this.#kept) {
      if (this.#bytes <= this.#bytesMax || oldest === name) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(oldest, known);
    }
  }

  /** Makes a file the one used last. */
  touch(name: string): void {
    if (this.has(name)) this.put(name, this.of(name));
  }
}

function bytesOf(name: string, tokens: SideTokens | null): number {
  const arrays = tokens === null ? [] : [tokens.old, tokens.new].flatMap(({ starts, records }) => [starts, records]);
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 2 * name.length);
}
