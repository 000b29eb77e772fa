import { randomBytes } from "node:crypto";
import { decodeBytes } from "#contract/byteText.ts";
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
  end(): void;
  /** Called to stop reading before git has ended. */
  leave(): void;
}

const RESET = Buffer.from("\x1b[m");
const NEWLINE = 10;
const NUL = 0;
const DIGIT_ZERO = 48;
/** The bytes that are kept of a line; the rest of a longer one has no matches. */
const RECORD_BYTES_MAX = 8 * 1024 * 1024;

/**
 * Parses the output of `git grep -z -n --color` for a revision whose name precedes each path and is `nameBytes` long.
 * Each part starts with a marker that no path and no line can contain and ends with a reset, so the two cannot be
 * confused. Linear in the output; a line of any length takes bounded memory.
 */
export function grepParser({ prefix, kinds }: GrepMarks, nameBytes: number, events: GrepEvents): GrepParser {
  const pathMark = Buffer.concat([prefix, Buffer.from(`${kinds.indexOf("path")}m`)]);
  let rest = Buffer.alloc(0);
  /** What follows the last marker of a path, and its size; null before the first one. */
  let record: Buffer[] | null = null;
  let size = 0;

  function append(bytes: Buffer): void {
    if (size < RECORD_BYTES_MAX) record?.push(bytes.subarray(0, RECORD_BYTES_MAX - size));
    size += bytes.length;
  }

  function endRecord(): void {
    if (record !== null) parseRecord(Buffer.concat(record));
    size = 0;
  }

  /** Parses a path and a line; a path without NUL after it is in git's message that the file is binary. */
  function parseRecord(bytes: Buffer): void {
    const [head = bytes, ...parts] = splitAt(bytes, prefix);
    const end = head.lastIndexOf(RESET);
    const path = decodeBytes(head.subarray(nameBytes + 1, end));
    if (head[end + RESET.length] !== NUL) return events.onBinary(path);
    let number = 0;
    let isMatch = false;
    const pieces: GrepPiece[] = [];
    for (const part of parts) {
      const kind = kinds[(part[0] ?? 0) - DIGIT_ZERO] ?? "gap";
      const reset = part.lastIndexOf(RESET);
      const text = part.subarray(2, reset < 0 ? part.length : reset);
      if (kind === "number") number = Number.parseInt(text.toString("latin1"), 10);
      else if (kind !== "gap") pieces.push({ text, isFound: kind === "match" });
      isMatch ||= kind === "line";
    }
    events.onLine(path, grepLine(number, isMatch, pieces));
  }

  return {
    push(bytes) {
      let all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      for (let mark = all.indexOf(pathMark); mark >= 0; mark = all.indexOf(pathMark)) {
        append(all.subarray(0, mark));
        endRecord();
        record = [];
        all = all.subarray(mark + pathMark.length);
      }
      const complete = Math.max(0, all.length - pathMark.length);
      append(all.subarray(0, complete));
      rest = Buffer.from(all.subarray(complete));
    },
    end() {
      append(rest);
      endRecord();
    },
    leave() {
      append(rest);
      if (rest.at(-1) === NEWLINE) endRecord();
    },
  };
}

function splitAt(bytes: Buffer, mark: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
    parts.push(bytes.subarray(from, at));
    from = at + mark.length;
  }
  return [...parts, bytes.subarray(from)];
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
const MATCH_RESERVE_BYTES = 1000;

/** A piece of a line, which is a match or not. */
interface GrepPiece {
  readonly text: Buffer;
  readonly isFound: boolean;
}

/** Returns a line, of which at most SEARCH_LINE_BYTES_MAX are kept. */
function grepLine(number: number, isMatch: boolean, pieces: readonly GrepPiece[]): GrepLine {
  const all = Buffer.concat(pieces.map(({ text }) => text));
  let length = 0;
  const found = pieces.flatMap(({ text, isFound }) => {
    length += text.length;
    return isFound && text.length > 0 ? [length - text.length, length] : [];
  });
  const [first = 0] = found;
  const isCut = first > SEARCH_LINE_BYTES_MAX - MATCH_RESERVE_BYTES;
  const truncatedBefore = isCut ? characterBefore(all, first - LEAD_BYTES) : 0;
  const kept = all.subarray(truncatedBefore);
  const isTruncatedAfter = kept.length > SEARCH_LINE_BYTES_MAX;
  const end = isTruncatedAfter ? characterBefore(kept, SEARCH_LINE_BYTES_MAX) : kept.length;
  const offsets = found
    .map((offset) => offset - truncatedBefore)
    .filter((_, index, own) => (own[index - (index % 2)] ?? 0) < end)
    .map((offset) => Math.min(offset, end));
  let text = "";
  const matches = offsets.map((offset, index) => {
    text += decodeBytes(kept.subarray(offsets[index - 1] ?? 0, offset));
    return text.length;
  });
  text += decodeBytes(kept.subarray(offsets.at(-1) ?? 0, end));
  return { number, text, truncatedBefore, isTruncatedAfter, isMatch, matches };
}

/** Returns the last position up to the given one that is not inside a UTF-8 character, which has at most four bytes. */
function characterBefore(bytes: Buffer, from: number): number {
  for (let at = from; at > from - 4; at--) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return at;
  return from;
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
