import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { unspaced } from "./unspaced.ts";

const NEWLINE = 10;

/** Numbers lines so that the same line has the same number in all texts that share it. */
export type LineNumbers = Map<number, number>;

/** A file's text as lines without their ends. Lines are told apart by their bytes; text is made of them only when it is asked for. */
export class FileText {
  readonly #bytes: Buffer;
  readonly #starts: Int32Array;
  #lines: readonly string[] | null = null;
  #unspacedLines: readonly string[] | null = null;
  #unspacedText: string | null = null;
  /** A number for each line, the same for the same bytes in all texts made with the same `numbers`. */
  readonly ids: Int32Array;

  /** Linear in the bytes. */
  constructor(bytes: Buffer, numbers: LineNumbers) {
    this.#bytes = bytes;
    let count = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
    if (bytes.length > 0 && bytes.at(-1) !== NEWLINE) count++;
    this.#starts = new Int32Array(count + 1);
    this.ids = new Int32Array(count);
    let at = 0;
    for (let line = 0; line < count; line++) {
      // Two sums of the same bytes, 53 bits together: no two lines of a repository share them by chance.
      let one = 0x811c9dc5;
      let other = 0x9747b28c;
      for (; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0;
        if (byte === NEWLINE) break;
        one = Math.imul(one ^ byte, 0x01000193);
        other = Math.imul(other + byte + 1, 0x85ebca6b) ^ (other >>> 13);
      }
      const key = (one >>> 0) * 0x200000 + (other >>> 11);
      let id = numbers.get(key);
      if (id === undefined) {
        id = numbers.size;
        numbers.set(key, id);
      }
      this.ids[line] = id;
      at += 1;
      this.#starts[line + 1] = at;
    }
  }

  get count(): number {
    return this.ids.length;
  }

  /** All lines, as people read them. */
  get lines(): readonly string[] {
    this.#lines ??= this.slice(1, this.count);
    return this.#lines;
  }

  /** The lines from one to another, from 1, both within. Linear in these. */
  slice(start: number, end: number): readonly string[] {
    const last = Math.min(end, this.count);
    if (start > last) return [];
    const from = this.#starts[start - 1] ?? 0;
    const to = Math.min((this.#starts[last] ?? 1) - 1, this.#bytes.length);
    return displayLine(decodeBytes(this.#bytes.subarray(from, to))).split("\n");
  }

  /** Whether these bytes stand in it anywhere. */
  includes(bytes: Buffer): boolean {
    return this.#bytes.includes(bytes);
  }

  /** All lines without any white space in them. */
  get unspacedLines(): readonly string[] {
    this.#unspacedLines ??= unspaced.lines(this.lines);
    return this.#unspacedLines;
  }

  /** The same as one text, a newline before and behind each. */
  get unspacedText(): string {
    this.#unspacedText ??= `\n${this.unspacedLines.join("\n")}\n`;
    return this.#unspacedText;
  }
}
