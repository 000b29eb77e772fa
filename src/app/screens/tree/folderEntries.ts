import type { EntryLetter, FolderEntry } from "./FolderEntry.ts";

interface Table {
  readonly names: readonly string[];
  readonly kinds: string;
  readonly submodules: { readonly places: readonly number[]; readonly oids: readonly string[] };
}

const LETTERS: Readonly<Record<string, EntryLetter>> = { T: "T", X: "X", L: "L", S: "S" };

/** Puts a folder's entries in the order in which they are listed: folders and submodules first, else git's. Linear. */
export function folderEntries({ names, kinds, submodules }: Table): readonly FolderEntry[] {
  const commits = new Map(submodules.places.map((place, index) => [place, submodules.oids[index] ?? null]));
  const entries = names.map((name, place): FolderEntry => {
    return { name, letter: LETTERS[kinds[place] ?? ""] ?? "B", place, commit: commits.get(place) ?? null };
  });
  const isFolder = ({ letter }: FolderEntry): boolean => letter === "T" || letter === "S";
  return [...entries.filter(isFolder), ...entries.filter((entry) => !isFolder(entry))];
}
