import type { Patch, PatchHunk } from "./Patch.ts";

/** Lines of a patch that is being written: their text with signs and newlines, and what is known of them. */
export interface WrittenLines {
  readonly text: string;
  readonly count: number;
  /** Fills in the lines from `line` on, whose text begins at `at`; absent where only the text is wanted. */
  readonly fill?: (columns: PatchColumns, line: number, at: number) => void;
}

/** What a patch knows of each line: see `Patch`. */
export type PatchColumns = Pick<Patch, "kinds" | "starts" | "ends" | "oldNumbers" | "newNumbers">;

/** A hunk that is being written: where it begins, and where each side has come to. */
interface OpenHunk {
  readonly oldFrom: number;
  readonly newFrom: number;
  oldEnd: number;
  newEnd: number;
  readonly heading: string;
  readonly lines: WrittenLines[];
}

interface PlacedLines {
  readonly lines: WrittenLines;
  readonly line: number;
  readonly at: number;
}

/** Writes hunks one below the other, and makes one of those that touch on both sides. */
export class HunkWriter {
  readonly #texts: string[] = [];
  readonly #hunks: PatchHunk[] = [];
  readonly #placed: PlacedLines[] = [];
  #length = 0;
  #lineCount = 0;
  #hunk: OpenHunk | null = null;

  /** Goes on at a place, in the open hunk if it has come to there; `heading` is asked for if not. */
  startAt(oldFrom: number, newFrom: number, heading: () => string): void {
    if (this.#hunk?.oldEnd === oldFrom && this.#hunk.newEnd === newFrom) return;
    this.#close();
    this.#hunk = { oldFrom, newFrom, oldEnd: oldFrom, newEnd: newFrom, heading: heading(), lines: [] };
  }

  /** Adds lines, after which each side has come to the given line. */
  put(lines: WrittenLines, oldEnd: number, newEnd: number): void {
    if (this.#hunk === null) return;
    this.#hunk.lines.push(lines);
    this.#hunk.oldEnd = oldEnd;
    this.#hunk.newEnd = newEnd;
  }

  /** Ends the open hunk and adds hunks that stay as they are, with what stands above and between them. */
  putHunks(hunks: readonly PatchHunk[], lines: WrittenLines): void {
    this.#close();
    const shift = this.#lineCount - (hunks[0]?.first ?? 0);
    for (const hunk of hunks)
      this.#hunks.push(shift === 0 ? hunk : { ...hunk, first: hunk.first + shift, end: hunk.end + shift });
    this.#place(lines);
  }

  /** Ends the open hunk and writes what is no hunk. */
  putHeads(text: string): void {
    this.#close();
    this.#write(text);
  }

  /** Gives what was written. */
  text(): string {
    this.#close();
    return this.#texts.join("");
  }

  /** Gives the same as `parsePatch` would read it. */
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

  #place(lines: WrittenLines): void {
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
    for (const part of lines) this.#place(part);
    const [oldStart, newStart] = [firstOf(oldFrom, oldEnd), firstOf(newFrom, newEnd)];
    this.#hunks.push({ ranges, heading: heading.trim(), oldStart, newStart, first, end: this.#lineCount });
    this.#hunk = null;
  }
}

/** Gives a side's place as git does: of a side without lines the line before. */
function firstOf(from: number, end: number): number {
  return end === from ? from - 1 : from;
}

/** Writes one side's place as git does: a single line without its count. */
function side(from: number, end: number): string {
  const first = firstOf(from, end);
  return end === from + 1 ? String(first) : `${first},${end - from}`;
}
