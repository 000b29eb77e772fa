import { decodePiece, detectEncoding, lineBytes, type TextEncoding } from "#server/git/contents/encoding.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import { type BlobAnswer, readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";

const NEWLINE = 10;

/** A file's text as lines without their line ends. Lines are compared by their bytes, and decoded only on demand. */
export class FileText {
  readonly #bytes: Buffer;
  readonly #numbers: LineNumbers;
  #ids: Int32Array | null = null;
  #starts = new Int32Array();
  #lines: readonly string[] | null = null;
  #unspacedLines: readonly string[] | null = null;
  #unspacedText: string | null = null;
  #encoding: TextEncoding | null = null;

  constructor(bytes: Buffer, numbers: LineNumbers) {
    this.#bytes = bytes;
    this.#numbers = numbers;
  }

  /** A number for each line, the same for equal bytes in all texts made with the same `numbers`. */
  get ids(): Int32Array {
    return this.#ids ?? this.#number();
  }

  /** Finds the start and the number of each line, and the end of the last one. Linear in the bytes. */
  #number(): Int32Array {
    const lines = this.#bytes.toString("latin1").split("\n");
    if (lines.at(-1) === "") lines.pop();
    const [ids, starts] = [new Int32Array(lines.length), new Int32Array(lines.length + 1)];
    let [index, start] = [0, 0];
    for (const line of lines) {
      ids[index] = this.#numbers.numberOf(line);
      start += line.length + 1;
      starts[++index] = start;
    }
    this.#starts = starts;
    this.#ids = ids;
    return ids;
  }

  get count(): number {
    return this.ids.length;
  }

  get lines(): readonly string[] {
    this.#lines ??= this.#bytes.length === 0 ? [] : this.#text(0, this.#end).split("\n");
    return this.#lines;
  }

  /** Returns the lines from one to another, from 1, both inclusive. Linear in these. */
  slice(start: number, end: number): readonly string[] {
    const last = Math.min(end, this.count);
    if (start > last) return [];
    return this.#text(this.#starts[start - 1] ?? 0, (this.#starts[last] ?? 1) - 1).split("\n");
  }

  includes(bytes: Buffer): boolean {
    return this.#bytes.includes(bytes);
  }

  /** All lines without any whitespace in them. */
  get unspacedLines(): readonly string[] {
    this.#unspacedLines ??= this.#bytes.length === 0 ? [] : this.unspacedText.slice(1, -1).split("\n");
    return this.#unspacedLines;
  }

  /** The same as one text, with a newline before and after each line. */
  get unspacedText(): string {
    this.#unspacedText ??= `\n${this.#text(0, this.#end).replaceAll(/[^\S\n]+/gu, "")}\n`;
    return this.#unspacedText;
  }

  get #end(): number {
    return this.#bytes.at(-1) === NEWLINE ? this.#bytes.length - 1 : this.#bytes.length;
  }

  #text(from: number, to: number): string {
    this.#encoding ??= detectEncoding(this.#bytes) ?? "mixed";
    return decodePiece(this.#bytes.subarray(from, Math.min(to, this.#bytes.length)), this.#encoding);
  }
}

/** Numbers lines by their bytes, as Latin-1, so that equal lines have the same number in all texts that share it. */
export class LineNumbers {
  readonly #numbers = new Map<string, number>();

  numberOf(line: string): number {
    const known = this.#numbers.get(line);
    if (known !== undefined) return known;
    const added = this.#numbers.size;
    this.#numbers.set(line, added);
    return added;
  }
}

/** Files per batch: enough that git is never idle while the previous ones are compared. */
const SLICE = 96;

/** Reads files as text, each once in its lifetime. */
export class TextCache {
  readonly #repository: Repository;
  readonly #options: ReadOptions;
  readonly #texts = new Map<Oid, FileText>();
  readonly #numbers = new LineNumbers();

  constructor(repository: Repository, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
  }

  /**
   * Reads files that were not read before; leaves out those that are missing or larger than `maxBytes`. Starts no
   * process. Calls `onText` for each file read now, in the order of `oids`, while git reads the next ones.
   */
  async read(oids: Iterable<Oid | null>, maxBytes: number, onText?: (oid: Oid) => void): Promise<void> {
    const unknown = [...new Set(oids)].filter((oid) => oid !== null && isOid(oid) && !this.#texts.has(oid));
    const wanted = unknown.flatMap((oid) => oid ?? []);
    const yieldToEventLoop = eventLoopYielder();
    let coming = this.#fetchBlobs(wanted.slice(0, SLICE), maxBytes);
    for (let at = 0; at < wanted.length; at += SLICE) {
      const blobs = await coming;
      coming = this.#fetchBlobs(wanted.slice(at + SLICE, at + 2 * SLICE), maxBytes);
      for (const [index, blob] of blobs.entries()) {
        if (typeof blob === "string") continue;
        const oid = wanted[at + index] ?? "";
        this.#texts.set(oid, new FileText(lineBytes(blob), this.#numbers));
        onText?.(oid);
        await yieldToEventLoop();
      }
    }
  }

  #fetchBlobs(oids: readonly Oid[], maxBytes: number): Promise<readonly BlobAnswer[]> {
    const blobs = readBlobs(this.#repository, oids, { ...this.#options, maxBytes });
    blobs.catch(() => undefined); // its consumer gets the error, but it may fail before that
    return blobs;
  }

  get(oid: Oid | null | undefined): FileText | null {
    return this.#texts.get(oid ?? "") ?? null;
  }
}
