import { decodePiece, detectEncoding, lineBytes, type TextEncoding } from "#server/git/contents/encoding.ts";
import { eventLoopYielder } from "#server/git/eventLoop.ts";
import { type BlobAnswer, readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";

const NEWLINE = 10;
/** Four newlines, and a mask to detect a zero among four bytes. Source: Warren, "Hacker's Delight", 6-1. */
const NEWLINES = 0x0a0a0a0a;
const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;
const ODD = 0x3c6ef35f;
const OTHER_ODD = 0x165667b1;
const SALT = 0xe6546b64 | 0;

/** Starts and numbers of lines while they are found; the buffers are reused for the next text. */
let starts = new Int32Array(4096);
let ids = new Int32Array(4096);

/** Two hashes of the last line read, 64 bits together: no two lines of a repository share them by chance. */
let one = 0;
let other = 0;

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

  /** Numbers the lines to compute `ids`. Linear in the bytes. */
  #number(): Int32Array {
    const count = this.#numberLines();
    this.#starts = starts.slice(0, count + 1);
    this.#ids = ids.slice(0, count);
    return this.#ids;
  }

  /** Finds each line's start and number, and the end of the last one. Returns the number of lines. */
  #numberLines(): number {
    const { length } = this.#bytes;
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, length);
    let count = 0;
    let at = 0;
    for (; at < length; count++) {
      if (count + 1 >= starts.length) growBuffers();
      starts[count] = at;
      at = sumLine(view, at) + 1;
      ids[count] = this.#numbers.numberOf(one, other);
    }
    starts[count] = at;
    return count;
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

/**
 * Hashes the bytes of a line into `one` and `other` and returns its end. A separate function: one that is called for
 * each line is compiled once, a loop within that of a text several times.
 */
function sumLine(view: DataView, start: number): number {
  const { byteLength } = view;
  let at = start;
  let first = 1;
  let second = 2;
  for (; at + 4 <= byteLength; at += 4) {
    const four = view.getInt32(at, true);
    const mark = four ^ NEWLINES;
    if (((mark - ONES) & ~mark & TOPS) !== 0) break;
    first = mixed(first ^ Math.imul(four, ODD), 13);
    second = mixed(second ^ Math.imul(four, OTHER_ODD), 17);
  }
  for (; at < byteLength; at++) {
    const byte = view.getUint8(at);
    if (byte === NEWLINE) break;
    first = mixed(first ^ Math.imul(byte + 1, ODD), 13);
    second = mixed(second ^ Math.imul(byte + 1, OTHER_ODD), 17);
  }
  one = first;
  other = second;
  return at;
}

/** Doubles the buffers and keeps their content. */
function growBuffers(): void {
  starts = doubled(starts);
  ids = doubled(ids);
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * numbers.length);
  more.set(numbers);
  return more;
}

/** Mixes the bits of a hash. Source: Appleby, MurmurHash3. */
function mixed(sum: number, bits: number): number {
  const turned = (sum << bits) | (sum >>> (32 - bits));
  return Math.imul(turned, 5) ^ SALT;
}

const SLOTS_FIRST = 4096;

/**
 * Numbers lines by two hashes of their bytes, so that equal lines have the same number in all texts that share it. A
 * hash table of plain numbers: a map of objects would create garbage for each line of each text.
 */
export class LineNumbers {
  #count = 0;
  /**
   * Maps the hashes of a line to its number plus one; 0 is empty. The size is a power of two, more than half of it
   * empty.
   */
  #slots = new Int32Array(SLOTS_FIRST);
  /** Both hashes of each line, by its number. */
  #sums = new Int32Array(SLOTS_FIRST);

  /** Returns the number of a line, a new one for a new line. Constant time. */
  numberOf(one: number, other: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (one ^ other) & mask; ; slot = (slot + 1) & mask) {
      const known = (this.#slots[slot] ?? 0) - 1;
      if (known < 0) return this.#add(slot, one, other);
      if (this.#sums[2 * known] === one && this.#sums[2 * known + 1] === other) return known;
    }
  }

  #add(slot: number, one: number, other: number): number {
    const added = this.#count++;
    this.#slots[slot] = added + 1;
    this.#sums[2 * added] = one;
    this.#sums[2 * added + 1] = other;
    if (2 * this.#count >= this.#slots.length) this.#grow();
    return added;
  }

  #grow(): void {
    const sums = new Int32Array(2 * this.#sums.length);
    sums.set(this.#sums);
    const slots = new Int32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let at = 0; at < this.#count; at++) {
      let slot = ((sums[2 * at] ?? 0) ^ (sums[2 * at + 1] ?? 0)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = at + 1;
    }
    this.#slots = slots;
    this.#sums = sums;
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
