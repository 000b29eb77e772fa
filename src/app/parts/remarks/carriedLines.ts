/** Files of an interdiff's old side that the earlier patch set has otherwise, side by side, as the schema has them. */
export interface CarriedFiles {
  readonly paths: readonly string[];
  readonly olderPaths: readonly string[];
  readonly runs: readonly (readonly number[])[];
}

/** Lines of a file, from 1, both within; line 0 is the file as a whole. */
export interface LinesOfFile {
  readonly path: string;
  readonly line: number;
  readonly to: number;
}

/** Leads from an interdiff's old side to the earlier patch set and back; null where the other has not got the very lines. */
export interface CarriedLines {
  readonly toOlder: (lines: LinesOfFile) => LinesOfFile | null;
  readonly fromOlder: (lines: LinesOfFile) => LinesOfFile | null;
}

/** Lines that the two have otherwise: `start` and `count` where one comes from, and how many more stand where one goes. */
interface Run {
  readonly start: number;
  readonly count: number;
  readonly more: number;
}

const NUMBERS_OF_RUN = 4;

/** Makes that of the files that differ: all others are the same. A question is linear in the runs of one file. */
export function carriedLines({ paths, olderPaths, runs }: CarriedFiles): CarriedLines {
  return {
    toOlder(lines) {
      const place = paths.indexOf(lines.path);
      return place < 0 ? lines : carried(lines, olderPaths[place] ?? "", readRuns(runs[place] ?? [], 0));
    },
    fromOlder(lines) {
      const place = olderPaths.indexOf(lines.path);
      if (place >= 0) return carried(lines, paths[place] ?? "", readRuns(runs[place] ?? [], 2));
      return paths.includes(lines.path) ? null : lines;
    },
  };
}

/** Reads the runs as they stand on one side: its numbers begin at `from` among the four. */
function readRuns(numbers: readonly number[], from: 0 | 2): readonly Run[] {
  return Array.from({ length: numbers.length / NUMBERS_OF_RUN }, (_, index) => {
    const [start = 0, count = 0] = numbers.slice(index * NUMBERS_OF_RUN + from);
    const there = numbers[index * NUMBERS_OF_RUN + (2 - from) + 1] ?? 0;
    return { start, count, more: there - count };
  });
}

function carried({ line, to }: LinesOfFile, path: string, runs: readonly Run[]): LinesOfFile | null {
  if (path === "") return null;
  if (line === 0) return { path, line, to };
  // Of a run without lines the start is the line behind it: lines that begin there are whole.
  const isTouched = runs.some(({ start, count }) => start <= to && (count === 0 ? start > line : start + count > line));
  if (isTouched) return null;
  const shift = runs.reduce((sum, { start, more }) => (start <= line ? sum + more : sum), 0);
  return { path, line: line + shift, to: to + shift };
}
