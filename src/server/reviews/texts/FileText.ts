import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { breather } from "#server/git/eventLoop.ts";
import { type BlobAnswer, readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/openRepository.ts";
import { unspaced } from "./quotes.ts";

const NEWLINE = 10;
/** Four newlines in a row, and what finds whether one of four bytes is none but zero. Source: Warren, "Hacker's Delight", 6-1. */
const NEWLINES = 0x0a0a0a0a;
const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;
const ODD = 0x3c6ef35f;
const OTHER_ODD = 0x165667b1;
const SALT = 0xe6546b64 | 0;

/** Where lines start and their numbers, as they are found; room kept for the next text. */
let starts = new Int32Array(4096);
let ids = new Int32Array(4096);

/** Two sums of the bytes of the line read last, 64 bits together: no two lines of a repository share them by chance. */
let one = 0;
let other = 0;

/** A file's text as lines without their ends. Lines are told apart by their bytes; text is made of them only when it is asked for. */
export class FileText {
  readonly #bytes: Buffer;
  readonly #numbers: LineNumbers;
  #ids: Int32Array | null = null;
  #starts = new Int32Array();
  #lines: readonly string[] | null = null;
  #unspacedLines: readonly string[] | null = null;
  #unspacedText: string | null = null;

  constructor(bytes: Buffer, numbers: LineNumbers) {
    this.#bytes = bytes;
    this.#numbers = numbers;
  }

  /** A number for each line, the same for the same bytes in all texts made with the same `numbers`. */
  get ids(): Int32Array {
    return this.#ids ?? this.#number();
  }

  /** Numbers the lines, so that their `ids` are known. Linear in the bytes. */
  #number(): Int32Array {
    const count = this.#numberLines();
    this.#starts = starts.slice(0, count + 1);
    this.#ids = ids.slice(0, count);
    return this.#ids;
  }

  /** Finds each line's start and number, and where the last one ends. Gives how many lines there are. */
  #numberLines(): number {
    const { length } = this.#bytes;
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, length);
    let count = 0;
    let at = 0;
    for (; at < length; count++) {
      if (count + 1 >= starts.length) makeRoom();
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

  /** All lines, as people read them. */
  get lines(): readonly string[] {
    this.#lines ??= this.#bytes.length === 0 ? [] : this.#text(0, this.#end).split("\n");
    return this.#lines;
  }

  /** The lines from one to another, from 1, both within. Linear in these. */
  slice(start: number, end: number): readonly string[] {
    const last = Math.min(end, this.count);
    if (start > last) return [];
    return this.#text(this.#starts[start - 1] ?? 0, (this.#starts[last] ?? 1) - 1).split("\n");
  }

  /** Whether these bytes stand in it anywhere. */
  includes(bytes: Buffer): boolean {
    return this.#bytes.includes(bytes);
  }

  /** All lines without any white space in them. */
  get unspacedLines(): readonly string[] {
    this.#unspacedLines ??= this.#bytes.length === 0 ? [] : this.unspacedText.slice(1, -1).split("\n");
    return this.#unspacedLines;
  }

  /** The same as one text, a newline before and behind each. */
  get unspacedText(): string {
    this.#unspacedText ??= `\n${unspaced.text(this.#text(0, this.#end))}\n`;
    return this.#unspacedText;
  }

  /** Where the last line ends. */
  get #end(): number {
    return this.#bytes.at(-1) === NEWLINE ? this.#bytes.length - 1 : this.#bytes.length;
  }

  #text(from: number, to: number): string {
    return displayLine(decodeBytes(this.#bytes.subarray(from, Math.min(to, this.#bytes.length))));
  }
}

/**
 * Sums the bytes of a line up in `one` and `other` and gives where it ends. A loop of its own: one that is called for each line is
 * compiled once, one within that of a text several times.
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
    first = stirred(first ^ Math.imul(four, ODD), 13);
    second = stirred(second ^ Math.imul(four, OTHER_ODD), 17);
  }
  for (; at < byteLength; at++) {
    const byte = view.getUint8(at);
    if (byte === NEWLINE) break;
    first = stirred(first ^ Math.imul(byte + 1, ODD), 13);
    second = stirred(second ^ Math.imul(byte + 1, OTHER_ODD), 17);
  }
  one = first;
  other = second;
  return at;
}

/** Makes twice as much room for the lines of a text, and keeps what was found of them. */
function makeRoom(): void {
  starts = doubled(starts);
  ids = doubled(ids);
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * numbers.length);
  more.set(numbers);
  return more;
}

/** Carries each bit of a sum into the others. Source: Appleby, MurmurHash3. */
function stirred(sum: number, bits: number): number {
  const turned = (sum << bits) | (sum >>> (32 - bits));
  return Math.imul(turned, 5) ^ SALT;
}

const SLOTS_FIRST = 4096;

/**
 * Numbers lines, which it knows by two sums of their bytes, so that the same line has the same number in all texts that share it.
 * A table of plain numbers: a map of objects would leave something to collect for each line of each text.
 */
export class LineNumbers {
  #count = 0;
  /** Where a line's sums lead, its number and one more; 0 where nothing is. A power of two, more than half of it empty. */
  #slots = new Int32Array(SLOTS_FIRST);
  /** Both sums of each line, by its number. */
  #sums = new Int32Array(SLOTS_FIRST);

  /** Gives the number of a line, the next one for a line that is new. Takes the same time however many there are. */
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

/** Files asked for at once: enough that git is never idle while the ones before are compared. */
const SLICE = 96;

/** Reads files as text, each once for as long as it lives. */
export class TextShelf {
  readonly #repository: Repository;
  readonly #options: ReadOptions;
  readonly #texts = new Map<Oid, FileText>();
  readonly #numbers = new LineNumbers();

  constructor(repository: Repository, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
  }

  /**
   * Reads those that were not read before; one that is missing or larger than `maxBytes` is not there. No process is started.
   * `onText` is told of each that is read now, in the order of `oids`, while git reads the next ones.
   */
  async read(oids: Iterable<Oid | null>, maxBytes: number, onText?: (oid: Oid) => void): Promise<void> {
    const unknown = [...new Set(oids)].filter((oid) => oid !== null && isOid(oid) && !this.#texts.has(oid));
    const wanted = unknown.flatMap((oid) => oid ?? []);
    const breathe = breather();
    let coming = this.#ask(wanted.slice(0, SLICE), maxBytes);
    for (let at = 0; at < wanted.length; at += SLICE) {
      const blobs = await coming;
      coming = this.#ask(wanted.slice(at + SLICE, at + 2 * SLICE), maxBytes);
      for (const [index, blob] of blobs.entries()) {
        if (typeof blob === "string") continue;
        const oid = wanted[at + index] ?? "";
        this.#texts.set(oid, new FileText(blob, this.#numbers));
        onText?.(oid);
        await breathe();
      }
    }
  }

  #ask(oids: readonly Oid[], maxBytes: number): Promise<readonly BlobAnswer[]> {
    const blobs = readBlobs(this.#repository, oids, { ...this.#options, maxBytes });
    blobs.catch(() => undefined); // whoever waits for it is told; it may fail before that
    return blobs;
  }

  get(oid: Oid | null | undefined): FileText | null {
    return this.#texts.get(oid ?? "") ?? null;
  }
}
