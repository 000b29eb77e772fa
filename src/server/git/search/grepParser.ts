import { randomBytes } from "node:crypto";
import { decodeBytes } from "#contract/byteText.ts";
import { SEARCH_LINE_BYTES_MAX } from "#contract/limits.ts";

/** Gets what git found, in its order. Paths as `byteText` carries them. */
export interface GrepEvents {
  onLine(path: string, line: GrepLine): void;
  /** Something was found in a file that git takes for binary. */
  onBinary(path: string): void;
}

/** Reads what git prints, piece by piece. */
export interface GrepParser {
  push(bytes: Buffer): void;
  /** Git has ended. */
  end(): void;
  /** No more is read, though git may have had more to say. */
  leave(): void;
}

const RESET = Buffer.from("\x1b[m");
const NEWLINE = 10;
const NUL = 0;
const DIGIT_ZERO = 48;

/**
 * Reads what `git grep -z -n --color` prints of a revision, whose name stands before each path and is `nameBytes` long. Each part
 * begins with a mark that no path and no line can hold, and ends with a reset, so that neither can be taken for the other.
 * Linear in what is printed; a line of any length takes a bounded room.
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

  /** A path with a NUL behind it is a line's; else git says in words that the file is binary. */
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

  /** Takes in a piece of a part that goes on. */
  function goOn(bytes: Buffer): void {
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
          // Of a line of which no more is kept only the end matters: it can have millions of marks.
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
      const settled = Math.max(0, (open < 0 ? all.length : open) - heldBack);
      if (settled > 0) goOn(all.subarray(0, settled));
      rest = Buffer.from(all.subarray(settled));
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
class GrepLineBuilder {
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

/** What git wraps in a colour: a path, a line's number, a line's text where it was found and where not, what was found, a gap. */
type GrepMark = "path" | "number" | "line" | "context" | "match" | "gap";

/** Colours that stand in front of what git prints, which no content can hold, as they are made up anew each time. */
interface GrepMarks {
  /** The settings that have git use them. */
  readonly settings: readonly string[];
  /** What all of them begin with. */
  readonly prefix: Buffer;
  /** What stands behind the prefix: a digit for each mark, then `m`. */
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

/** Makes the marks for one search. */
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
