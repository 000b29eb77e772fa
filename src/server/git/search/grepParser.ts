import { decodeBytes } from "#contract/byteText.ts";
import { GrepLineBuilder, type GrepLine } from "./GrepLineBuilder.ts";
import type { GrepMark, GrepMarks } from "./grepMarks.ts";

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
