/** A hunk that is being written: where it begins, and where each side has come to. */
interface OpenHunk {
  readonly oldFrom: number;
  readonly newFrom: number;
  oldEnd: number;
  newEnd: number;
  readonly heading: string;
  readonly lines: string[];
}

/** Writes hunks one below the other, and makes one of those that touch on both sides. */
export class HunkWriter {
  readonly #parts: string[] = [];
  #hunk: OpenHunk | null = null;

  /** Goes on at a place, in the open hunk if it has come to there; `heading` is asked for if not. */
  startAt(oldFrom: number, newFrom: number, heading: () => string): void {
    if (this.#hunk?.oldEnd === oldFrom && this.#hunk.newEnd === newFrom) return;
    this.close();
    this.#hunk = { oldFrom, newFrom, oldEnd: oldFrom, newEnd: newFrom, heading: heading(), lines: [] };
  }

  /** Adds lines with their signs and newlines, after which each side has come to the given line. */
  put(lines: string, oldEnd: number, newEnd: number): void {
    if (this.#hunk === null) return;
    this.#hunk.lines.push(lines);
    this.#hunk.oldEnd = oldEnd;
    this.#hunk.newEnd = newEnd;
  }

  /** Ends the open hunk and writes what is no hunk. */
  putHeads(text: string): void {
    this.close();
    this.#parts.push(text);
  }

  close(): void {
    if (this.#hunk === null) return;
    const { oldFrom, oldEnd, newFrom, newEnd, heading, lines } = this.#hunk;
    const name = heading === "" ? "" : ` ${heading}`;
    this.#parts.push(`@@ -${side(oldFrom, oldEnd)} +${side(newFrom, newEnd)} @@${name}\n`, ...lines);
    this.#hunk = null;
  }

  text(): string {
    this.close();
    return this.#parts.join("");
  }
}

/** Writes one side's place as git does: a single line without its count, no lines by the line before. */
function side(from: number, end: number): string {
  if (end === from + 1) return String(from);
  return end === from ? `${from - 1},0` : `${from},${end - from}`;
}
