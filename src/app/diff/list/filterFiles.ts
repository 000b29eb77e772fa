import type { DiffFile } from "../DiffFile.ts";

/** Keeps the files whose old or new path holds every word of a query, capitals aside. Linear in the paths' length. */
export function filterFiles(files: readonly DiffFile[], query: string): readonly DiffFile[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return files;
  return files.filter(({ oldPath, newPath }) => {
    const paths = `${oldPath ?? ""}\n${newPath ?? ""}`.toLowerCase();
    return words.every((word) => paths.includes(word));
  });
}
