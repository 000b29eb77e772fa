import type { DiffFile } from "../DiffFile.ts";
import type { MarksOfFile } from "./FileMarks.tsx";

/** Gives the marks of all files from one place up to another, taken together. Takes a few steps. */
export type MarksBetween = (at: number, end: number) => MarksOfFile;

/** Adds up the marks of files in their order, so that those of a folder cost no more than those of a file. Linear in the files. */
export function sumMarks(files: readonly DiffFile[], marksOf: (key: string) => MarksOfFile | null): MarksBetween {
  const seen = new Int32Array(files.length + 1);
  const unseen = new Int32Array(files.length + 1);
  const remarks = new Int32Array(files.length + 1);
  let isKept = false;
  files.forEach(({ key }, at) => {
    const marks = marksOf(key);
    isKept ||= marks?.unseen !== undefined;
    seen[at + 1] = (seen[at] ?? 0) + (marks?.isSeen === true ? 1 : 0);
    unseen[at + 1] = (unseen[at] ?? 0) + (marks?.unseen ?? 0);
    remarks[at + 1] = (remarks[at] ?? 0) + (marks?.remarks ?? 0);
  });
  const between = (sums: Int32Array, at: number, end: number): number => (sums[end] ?? 0) - (sums[at] ?? 0);
  return (at, end) => ({
    isSeen: between(seen, at, end) === end - at,
    ...(isKept && { unseen: between(unseen, at, end) }),
    remarks: between(remarks, at, end),
  });
}
