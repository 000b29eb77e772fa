/** A hunk being written: its start, and the line reached on each side. */
interface OpenHunk {
  readonly oldFrom: number;
  readonly newFrom: number;
  oldEnd: number;
  newEnd: number;
  readonly heading: string;
  readonly texts: string[];
}

/** Writes hunks one after another, and merges those that touch on both sides. */
export class HunkWriter {
  readonly #texts: string[] = [];
  #hunk: OpenHunk | null = null;

  /** Continues at a place: in the open hunk if it ends there, otherwise in a new one, for which `heading` is called. */
  startAt(oldFrom: number, newFrom: number, heading: () => string): void {
    if (this.#hunk?.oldEnd === oldFrom && this.#hunk.newEnd === newFrom) return;
    this.#close();
    this.#hunk = { oldFrom, newFrom, oldEnd: oldFrom, newEnd: newFrom, heading: heading(), texts: [] };
  }

  /** Adds lines with their signs and newlines; `oldEnd` and `newEnd` are the lines reached on each side afterwards. */
  put(lines: string, oldEnd: number, newEnd: number): void {
    if (this.#hunk === null) return;
    this.#hunk.texts.push(lines);
    this.#hunk.oldEnd = oldEnd;
    this.#hunk.newEnd = newEnd;
  }

  /** Closes the open hunk and adds text as it is: file headers, or whole hunks. */
  putText(text: string): void {
    this.#close();
    this.#texts.push(text);
  }

  text(): string {
    this.#close();
    return this.#texts.join("");
  }

  #close(): void {
    if (this.#hunk === null) return;
    const { oldFrom, oldEnd, newFrom, newEnd, heading, texts } = this.#hunk;
    const ranges = `@@ -${side(oldFrom, oldEnd)} +${side(newFrom, newEnd)} @@`;
    this.#texts.push(`${ranges}${heading === "" ? "" : ` ${heading}`}\n`, ...texts);
    this.#hunk = null;
  }
}

/** Returns the range of one side as git writes it: from the previous line for an empty side, without a count of one. */
function side(from: number, end: number): string {
  if (end === from) return `${from - 1},0`;
  return end === from + 1 ? String(from) : `${from},${end - from}`;
}
