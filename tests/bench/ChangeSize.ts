/** The size of a change in the benchmark. All counts except the first are means. */
export interface ChangeSize {
  /** Its name on the command line. */
  readonly name: string;
  readonly title: string;
  readonly files: number;
  readonly hunksPerFile: number;
  readonly changedLinesPerHunk: number;
}

/** The change sizes of the benchmark, from a usual change to one at which other tools give up. */
export const CHANGE_SIZES: readonly ChangeSize[] = [
  { name: "10-files", title: "10 files", files: 10, hunksPerFile: 4, changedLinesPerHunk: 11 },
  { name: "200-files", title: "200 files, 14k lines", files: 200, hunksPerFile: 4, changedLinesPerHunk: 11 },
  { name: "2000-files", title: "2,000 files, 150k lines", files: 2000, hunksPerFile: 4, changedLinesPerHunk: 12 },
  { name: "10500-files", title: "10,500 files, 1.1M lines", files: 10_500, hunksPerFile: 6, changedLinesPerHunk: 11 },
  { name: "one-file", title: "1 file, 56k changed", files: 1, hunksPerFile: 1430, changedLinesPerHunk: 40 },
];
