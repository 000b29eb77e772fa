import { graphql, readInlineData } from "react-relay";
import type { folderEntries_table$key } from "#generated/folderEntries_table.graphql.ts";

/** What an entry is, by the letters of the server's table: folder, file, program, symbolic link, submodule. */
export type EntryLetter = "T" | "B" | "X" | "L" | "S";

/** One entry of a folder as it is listed. */
export interface FolderEntry {
  /** A byte that is not UTF-8 is one lone surrogate. */
  readonly name: string;
  readonly letter: EntryLetter;
  /** Its place in the server's table, by which other facts know it. */
  readonly place: number;
  /** The commit that a submodule stands at; else null. */
  readonly commit: string | null;
}

/** Reads a folder's entries out of an answer, in the order in which they are listed. */
export function readEntries(table: folderEntries_table$key): readonly FolderEntry[] {
  const { names, kinds, submodules } = readInlineData(
    graphql`
      fragment folderEntries_table on EntryTable @inline @throwOnFieldError {
        names
        kinds
        submodules {
          places
          oids
        }
      }
    `,
    table,
  );
  const { places, oids } = submodules;
  return folderEntries({ names, kinds, submodules: { places, oids } });
}

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
