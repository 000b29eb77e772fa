import type { Patch, PatchHunk } from "./Patch.ts";

/** Lines of a patch being written: their text with signs and newlines, and their columns. */
export interface WrittenLines {
  readonly text: string;
  readonly count: number;
  /** Fills in the columns from `line` on, whose text begins at `at`; absent if only the text is needed. */
  readonly fill?: (columns: PatchColumns, line: number, at: number) => void;
}

/** The per-line arrays of `Patch`. */
export type PatchColumns = Pick<Patch, "kinds" | "starts" | "ends" | "oldNumbers" | "newNumbers">;

/** A hunk being written: its start, and the line reached on each side. */
interface OpenHunk {
  readonly oldFrom: number;
  readonly newFrom: number;
  oldEnd: number;
  newEnd: number;
  readonly heading: string;
  readonly lines: WrittenLines[];
}

/** Writes hunks one after another, and merges those that touch on both sides. */
export class HunkWriter {
  readonly #texts: string[] = [];
  readonly #hunks: PatchHunk[] = [];
  readonly #placed: { readonly lines: WrittenLines; readonly line: number; readonly at: number }[] = [];
  #length = 0;
  #lineCount = 0;
  #hunk: OpenHunk | null = null;

  /** Continues at a place: in the open hunk if it ends there, otherwise in a new one, for which `heading` is called. */
  startAt(oldFrom: number, newFrom: number, heading: () => string): void {
    if (this.#hunk?.oldEnd === oldFrom && this.#hunk.newEnd === newFrom) return;
    this.#close();
    this.#hunk = { oldFrom, newFrom, oldEnd: oldFrom, newEnd: newFrom, heading: heading(), lines: [] };
  }

  /** Adds lines; `oldEnd` and `newEnd` are the lines reached on each side afterwards. */
  put(lines: WrittenLines, oldEnd: number, newEnd: number): void {
    if (this.#hunk === null) return;
    this.#hunk.lines.push(lines);
    this.#hunk.oldEnd = oldEnd;
    this.#hunk.newEnd = newEnd;
  }

  /** Closes the open hunk and adds unchanged hunks with the text above and between them. */
  putHunks(hunks: readonly PatchHunk[], lines: WrittenLines): void {
    this.#close();
    const shift = this.#lineCount - (hunks[0]?.first ?? 0);
    for (const hunk of hunks)
      this.#hunks.push(shift === 0 ? hunk : { ...hunk, first: hunk.first + shift, end: hunk.end + shift });
    this.#putHunk(lines);
  }

  /** Closes the open hunk and writes text that is not a hunk. */
  putHeads(text: string): void {
    this.#close();
    this.#write(text);
  }

  text(): string {
    this.#close();
    return this.#texts.join("");
  }

  /** Returns the same result as parsing `text()` with `parsePatch`. */
  patch(isBinary: boolean): Patch {
    const text = this.text();
    const lineCount = this.#lineCount;
    const columns = {
      kinds: new Uint8Array(lineCount),
      starts: new Int32Array(lineCount),
      ends: new Int32Array(lineCount),
      oldNumbers: new Int32Array(lineCount),
      newNumbers: new Int32Array(lineCount),
    };
    for (const { lines, line, at } of this.#placed) lines.fill?.(columns, line, at);
    return { text, hunks: this.#hunks, lineCount, ...columns, isBinary };
  }

  #write(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
  }

  #putHunk(lines: WrittenLines): void {
    this.#placed.push({ lines, line: this.#lineCount, at: this.#length });
    this.#write(lines.text);
    this.#lineCount += lines.count;
  }

  #close(): void {
    if (this.#hunk === null) return;
    const { oldFrom, oldEnd, newFrom, newEnd, heading, lines } = this.#hunk;
    const ranges = `@@ -${side(oldFrom, oldEnd)} +${side(newFrom, newEnd)} @@`;
    const first = this.#lineCount;
    this.#write(`${ranges}${heading === "" ? "" : ` ${heading}`}\n`);
    for (const part of lines) this.#putHunk(part);
    const [oldStart, newStart] = [firstOf(oldFrom, oldEnd), firstOf(newFrom, newEnd)];
    this.#hunks.push({ ranges, heading: heading.trim(), oldStart, newStart, first, end: this.#lineCount });
    this.#hunk = null;
  }
}

/** Returns the start of a side as git writes it: the previous line for an empty side. */
function firstOf(from: number, end: number): number {
  return end === from ? from - 1 : from;
}

/** Returns the range of one side as git writes it: without a count for a single line. */
function side(from: number, end: number): string {
  const first = firstOf(from, end);
  return end === from + 1 ? String(first) : `${first},${end - from}`;
}
