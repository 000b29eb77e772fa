import { decodeBytes } from "#contract/byteText.ts";
import { SEARCH_LINE_BYTES_MAX } from "#contract/limits.ts";

/** A line in which something was found, or one near it. */
export interface GrepLine {
  /** Counted from 1. */
  readonly number: number;
  /** As `byteText` carries it; a line that is very long is cut around the first thing found. */
  readonly text: string;
  /** Bytes that were cut off in front of the text. */
  readonly cutBefore: number;
  /** Something was cut off behind it. */
  readonly isCutAfter: boolean;
  /** Whether it was found; else it is only near. */
  readonly isMatch: boolean;
  /** Where in the text each thing found begins and ends, in UTF-16 units, by pairs. One that is empty is not listed. */
  readonly matches: readonly number[];
}

/** What is kept in front of the first thing found where the line is cut, and what there is to be room for behind it. */
const LEAD_BYTES = 200;
const ROOM_BYTES = 1000;
const CHARACTER_BYTES = 4;

/** Puts a line together out of pieces, keeping no more than SEARCH_LINE_BYTES_MAX of it however long it is. */
export class GrepLineBuilder {
  readonly #number: number;
  readonly #isMatch: boolean;
  /** What stands in front of the first thing found: how long it is, its end, and in `#kept` its beginning. */
  #lead = 0;
  #leadEnd = Buffer.alloc(0);
  #hasFound = false;
  #kept: Buffer[] = [];
  #keptBytes = 0;
  #cutBefore = 0;
  #isCutAfter = false;
  /** Where what was found begins and ends in what is kept, in bytes. */
  readonly #found: number[] = [];

  constructor(number: number, isMatch: boolean) {
    this.#number = number;
    this.#isMatch = isMatch;
  }

  /** Nothing that follows is kept any more. */
  get isFull(): boolean {
    return this.#hasFound && this.#isCutAfter;
  }

  /** Takes the next piece of the line. */
  add(bytes: Buffer): void {
    if (!this.#hasFound) {
      this.#lead += bytes.length;
      this.#leadEnd = Buffer.concat([this.#leadEnd, bytes.subarray(-LEAD_BYTES)]).subarray(-LEAD_BYTES);
    }
    this.#keep(bytes);
  }

  /** Says that what comes next was found. */
  beginFound(): void {
    if (!this.#hasFound && this.#lead > SEARCH_LINE_BYTES_MAX - ROOM_BYTES) {
      const end = this.#leadEnd.subarray(characterBegin(this.#leadEnd, 0));
      this.#kept = [end];
      this.#keptBytes = end.length;
      this.#cutBefore = this.#lead - end.length;
      this.#isCutAfter = false;
    }
    this.#hasFound = true;
    this.#found.push(this.#keptBytes);
  }

  /** Says that it ends here. */
  endFound(): void {
    const from = this.#found.pop() ?? 0;
    if (from < this.#keptBytes) this.#found.push(from, this.#keptBytes);
  }

  finish(): GrepLine {
    if (this.#found.length % 2 === 1) this.endFound();
    const whole = Buffer.concat(this.#kept);
    const end = this.#isCutAfter ? characterEnd(whole) : whole.length;
    const places = this.#found.map((place) => Math.min(place, end));
    let text = "";
    const matches = places.map((place, index) => {
      text += decodeBytes(whole.subarray(places[index - 1] ?? 0, place));
      return text.length;
    });
    text += decodeBytes(whole.subarray(places.at(-1) ?? 0, end));
    return {
      number: this.#number,
      text,
      cutBefore: this.#cutBefore,
      isCutAfter: this.#isCutAfter,
      isMatch: this.#isMatch,
      matches,
    };
  }

  #keep(bytes: Buffer): void {
    const some = bytes.subarray(0, SEARCH_LINE_BYTES_MAX - this.#keptBytes);
    // A piece is part of what git just printed, which as a whole is not to be held.
    if (some.length > 0) this.#kept.push(Buffer.from(some));
    this.#keptBytes += some.length;
    if (some.length < bytes.length) this.#isCutAfter = true;
  }
}

/** Gives the first place from one on that is not within a character of UTF-8. */
function characterBegin(bytes: Buffer, from: number): number {
  for (let at = from; at < from + CHARACTER_BYTES; at++) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return at;
  return from;
}

/** Gives where the last whole character of UTF-8 ends. */
function characterEnd(bytes: Buffer): number {
  for (let at = bytes.length - 1; at > bytes.length - CHARACTER_BYTES && at >= 0; at--) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return at + length > bytes.length ? at : bytes.length;
  }
  return bytes.length;
}
