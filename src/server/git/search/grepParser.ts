import { randomBytes } from "node:crypto";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { SEARCH_LINE_BYTES_MAX } from "#contract/limits.ts";

/** Receives what git found, in its order. Paths are in `byteText` encoding. */
export interface GrepEvents {
  onLine(path: string, line: GrepLine): void;
  /** Called for a match in a file that git takes for binary. */
  onBinary(path: string): void;
}

/** Parses git's output piece by piece. */
export interface GrepParser {
  push(bytes: Buffer): void;
  /** Called when git has ended. */
  end(): void;
  /** Called to stop reading before git has ended. */
  leave(): void;
}

const RESET = Buffer.from("\x1b[m");
const NEWLINE = 10;
const NUL = 0;
const DIGIT_ZERO = 48;

/**
 * Parses the output of `git grep -z -n --color` for a revision whose name precedes each path and is `nameBytes` long.
 * Each part starts with a marker that no path and no line can contain and ends with a reset, so the two cannot be
 * confused. Linear in the output; a line of any length takes bounded memory.
 */
export function grepParser({ prefix, kinds }: GrepMarks, nameBytes: number, events: GrepEvents): GrepParser {
  const markLength = prefix.length + 2;
  const heldBack = markLength + RESET.length + 1;
  let rest = Buffer.alloc(0);
  let part: GrepMark | null = null;
  let text: Buffer[] = [];
  let path = "";
  let line: GrepLineBuilder | null = null;

  function endPart(bytes: Buffer): void {
    switch (part) {
      case "path":
        endPath(Buffer.concat([...text, bytes]));
        break;
      case "number":
        text.push(bytes);
        break;
      case "line":
      case "context":
        line?.add(withoutReset(bytes));
        break;
      case "match":
        line?.add(withoutReset(bytes));
        line?.endFound();
        break;
      case "gap":
      case null:
        break;
    }
  }

  /** A path followed by NUL belongs to a line; else it is git's message that the file is binary. */
  function endPath(bytes: Buffer): void {
    const end = bytes.lastIndexOf(RESET);
    path = decodeBytes(bytes.subarray(nameBytes + 1, end));
    if (bytes[bytes.length - 1] !== NUL) events.onBinary(path);
  }

  function beginPart(kind: GrepMark): void {
    if (kind === "path" || kind === "number") text = [];
    if ((kind === "line" || kind === "context") && part === "number") {
      const number = Number.parseInt(Buffer.concat(text).toString("latin1"), 10);
      line = new GrepLineBuilder(number, kind === "line");
    }
    if (kind === "match") line?.beginFound();
    part = kind;
  }

  /** Adds a piece of the current part. */
  function consume(bytes: Buffer): void {
    if (part === "path" || part === "number") text.push(bytes);
    else if (part !== null && part !== "gap") line?.add(bytes);
  }

  function endLine(): void {
    if (line !== null) events.onLine(path, line.finish());
    line = null;
    part = null;
  }

  const isInLine = (): boolean => part === "line" || part === "context" || part === "match";

  return {
    push(bytes) {
      let all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      for (;;) {
        if (line?.isFull === true) {
          // For a line that is full only its end matters: it can have millions of markers.
          const newline = all.indexOf(NEWLINE);
          if (newline >= 0) endLine();
          all = all.subarray(newline < 0 ? all.length : newline + 1);
          if (newline < 0) break;
        }
        const mark = all.indexOf(prefix);
        const newline = isInLine() ? all.indexOf(NEWLINE) : -1;
        if (newline >= 0 && (mark < 0 || newline < mark)) {
          endPart(all.subarray(0, newline));
          endLine();
          all = all.subarray(newline + 1);
        } else if (mark >= 0 && all.length >= mark + markLength) {
          endPart(all.subarray(0, mark));
          beginPart(kinds[(all[mark + prefix.length] ?? 0) - DIGIT_ZERO] ?? "gap");
          all = all.subarray(mark + markLength);
        } else break;
      }
      const open = all.indexOf(prefix);
      const complete = Math.max(0, (open < 0 ? all.length : open) - heldBack);
      if (complete > 0) consume(all.subarray(0, complete));
      rest = Buffer.from(all.subarray(complete));
    },
    end() {
      endPart(rest);
      if (isInLine()) endLine();
      rest = Buffer.alloc(0);
    },
    leave: endLine,
  };
}

function withoutReset(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length - RESET.length);
}

export interface GrepLine {
  /** Counted from 1. */
  readonly number: number;
  /** The text in `byteText` encoding; a very long line is cut around the first match. */
  readonly text: string;
  /** Bytes that were cut off before the text. */
  readonly truncatedBefore: number;
  /** True if something was cut off after the text. */
  readonly isTruncatedAfter: boolean;
  readonly isMatch: boolean;
  /** The start and end of each match in the text, in UTF-16 units, as pairs. Empty matches are left out. */
  readonly matches: readonly number[];
}

/** The bytes kept before the first match of a line that is cut, and the bytes reserved after it. */
const LEAD_BYTES = 200;
/** The bytes around a cut that are read to find out whether it is inside a grapheme cluster. */
const CLUSTER_BYTES = 64;
const MATCH_RESERVE_BYTES = 1000;
const CHARACTER_BYTES = 4;

/** Builds a line from pieces, keeping at most SEARCH_LINE_BYTES_MAX of it. */
class GrepLineBuilder {
  readonly #number: number;
  readonly #isMatch: boolean;
  /** The text before the first match: its length and its end. Its beginning is in `#parts`. */
  #lead = 0;
  #leadEnd = Buffer.alloc(0);
  #hasFound = false;
  #parts: Buffer[] = [];
  #partBytes = 0;
  #truncatedBefore = 0;
  #isFullOfText = false;
  /** The start and end of each match in the kept text, in bytes. */
  readonly #found: number[] = [];

  constructor(number: number, isMatch: boolean) {
    this.#number = number;
    this.#isMatch = isMatch;
  }

  /** True if nothing that follows is kept. */
  get isFull(): boolean {
    return this.#hasFound && this.#isFullOfText;
  }

  add(bytes: Buffer): void {
    if (!this.#hasFound) {
      this.#lead += bytes.length;
      const kept = LEAD_BYTES + CLUSTER_BYTES;
      this.#leadEnd = Buffer.concat([this.#leadEnd, bytes.subarray(-kept)]).subarray(-kept);
    }
    this.#append(bytes);
  }

  /** Marks the start of a match. */
  beginFound(): void {
    if (!this.#hasFound && this.#lead > SEARCH_LINE_BYTES_MAX - MATCH_RESERVE_BYTES) {
      const end = clustersFrom(this.#leadEnd, this.#leadEnd.length - LEAD_BYTES);
      this.#parts = [Buffer.from(end)];
      this.#partBytes = end.length;
      this.#truncatedBefore = this.#lead - end.length;
      this.#isFullOfText = false;
    }
    this.#hasFound = true;
    this.#found.push(this.#partBytes);
  }

  /** Marks the end of a match. */
  endFound(): void {
    const from = this.#found.pop() ?? 0;
    if (from < this.#partBytes) this.#found.push(from, this.#partBytes);
  }

  finish(): GrepLine {
    if (this.#found.length % 2 === 1) this.endFound();
    const whole = Buffer.concat(this.#parts);
    const isTruncatedAfter = whole.length > SEARCH_LINE_BYTES_MAX;
    const end = isTruncatedAfter ? clustersUntil(whole, SEARCH_LINE_BYTES_MAX) : whole.length;
    const found = this.#found.filter((_, index) => (this.#found[index - (index % 2)] ?? 0) < end);
    const offsets = found.map((offset) => Math.min(offset, end));
    let text = "";
    const matches = offsets.map((offset, index) => {
      text += decodeBytes(whole.subarray(offsets[index - 1] ?? 0, offset));
      return text.length;
    });
    text += decodeBytes(whole.subarray(offsets.at(-1) ?? 0, end));
    return {
      number: this.#number,
      text,
      truncatedBefore: this.#truncatedBefore,
      isTruncatedAfter,
      isMatch: this.#isMatch,
      matches,
    };
  }

  #append(bytes: Buffer): void {
    const some = bytes.subarray(0, SEARCH_LINE_BYTES_MAX + CLUSTER_BYTES - this.#partBytes);
    // Copied, since a piece would keep the whole output buffer in memory.
    if (some.length > 0) this.#parts.push(Buffer.from(some));
    this.#partBytes += some.length;
    if (some.length < bytes.length) this.#isFullOfText = true;
  }
}

/** Returns the first position from the given one on that is not inside a UTF-8 character. */
function characterBegin(bytes: Buffer, from: number): number {
  for (let at = from; at < from + CHARACTER_BYTES; at++) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return at;
  return from;
}

const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Returns the end of a text from the first grapheme cluster on that begins at a position or later. */
function clustersFrom(bytes: Buffer, from: number): Uint8Array {
  const begin = characterBegin(bytes, 0);
  const cut = characterBegin(bytes, from);
  const before = decodeBytes(bytes.subarray(begin, cut));
  const text = before + decodeBytes(bytes.subarray(cut));
  const cluster = clusters.segment(text).containing(before.length);
  if (cluster === undefined || cluster.index === before.length) return bytes.subarray(cut);
  return encodeBytes(text.slice(cluster.index + cluster.segment.length));
}

/** Returns the end of the last whole grapheme cluster that ends at a position or before. */
function clustersUntil(bytes: Buffer, to: number): number {
  let cut = to;
  while (cut > to - CHARACTER_BYTES && ((bytes[cut] ?? 0) & 0xc0) === 0x80) cut--;
  const before = decodeBytes(bytes.subarray(0, cut));
  const text = before + decodeBytes(bytes.subarray(cut));
  const cluster = clusters.segment(text).containing(before.length);
  if (cluster === undefined || cluster.index === before.length || cluster.index === 0) return cut;
  return encodeBytes(text.slice(0, cluster.index)).length;
}

/**
 * The parts that git colors: a path, a line number, the text of a matching line and of a context line, a match, a
 * separator.
 */
type GrepMark = "path" | "number" | "line" | "context" | "match" | "gap";

/**
 * Color codes that mark the parts of git's output. They are random for each search, so that no content can contain
 * them.
 */
interface GrepMarks {
  /** The settings that make git use them. */
  readonly settings: readonly string[];
  /** The common prefix of all markers. */
  readonly prefix: Buffer;
  /** The part for each digit after the prefix; a marker is the prefix, the digit and `m`. */
  readonly kinds: readonly GrepMark[];
}

const KINDS: readonly GrepMark[] = ["path", "number", "line", "context", "match", "gap"];
const SLOTS: Readonly<Record<GrepMark, readonly string[]>> = {
  path: ["filename"],
  number: ["lineNumber"],
  line: ["selected"],
  context: ["context"],
  match: ["matchSelected", "matchContext"],
  gap: ["separator"],
};

/** Creates the markers for one search. */
export function grepMarks(): GrepMarks {
  const [red = 0, green = 0, blue = 0, redBelow = 0, greenBelow = 0] = randomBytes(5);
  const hex = (...parts: readonly number[]): string =>
    `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const settings = KINDS.flatMap((kind, index) =>
    SLOTS[kind].flatMap((slot) => [
      "-c",
      `color.grep.${slot}=${hex(red, green, blue)} ${hex(redBelow, greenBelow, index)}`,
    ]),
  );
  const prefix = Buffer.from(`\x1b[38;2;${red};${green};${blue};48;2;${redBelow};${greenBelow};`);
  return { settings, prefix, kinds: KINDS };
}
