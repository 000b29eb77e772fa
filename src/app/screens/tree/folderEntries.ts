import { graphql, readInlineData } from "react-relay";
import type { folderEntries_table$key } from "#generated/folderEntries_table.graphql.ts";

/** The kind of an entry as a letter of the server's table: tree, blob, executable, symbolic link, submodule. */
export type EntryLetter = "T" | "B" | "X" | "L" | "S";

export interface FolderEntry {
  /** Bytes that are not UTF-8 are lone surrogates, one per byte. */
  readonly name: string;
  readonly letter: EntryLetter;
  /** The index in the server's table, which keys sizes and link targets. */
  readonly entryIndex: number;
  /** The commit of a submodule; null for other entries. */
  readonly commit: string | null;
}

/** Reads a folder's entries from a GraphQL response, in display order. */
export function readEntries(table: folderEntries_table$key): readonly FolderEntry[] {
  const { names, kinds, submodules } = readInlineData(
    graphql`
      fragment folderEntries_table on EntryTable @inline @throwOnFieldError {
        names
        kinds
        submodules {
          entryIndexes
          oids
        }
      }
    `,
    table,
  );
  const { entryIndexes, oids } = submodules;
  return folderEntries({ names, kinds, submodules: { entryIndexes, oids } });
}

interface Table {
  readonly names: readonly string[];
  readonly kinds: string;
  readonly submodules: { readonly entryIndexes: readonly number[]; readonly oids: readonly string[] };
}

const LETTERS: Readonly<Record<string, EntryLetter>> = { T: "T", X: "X", L: "L", S: "S" };

/** Returns the entries in display order: folders and submodules first, then git's order. Linear. */
export function folderEntries({ names, kinds, submodules }: Table): readonly FolderEntry[] {
  const commits = new Map(
    submodules.entryIndexes.map((entryIndex, index) => [entryIndex, submodules.oids[index] ?? null]),
  );
  const entries = names.map((name, entryIndex): FolderEntry => {
    return {
      name,
      letter: LETTERS[kinds[entryIndex] ?? ""] ?? "B",
      entryIndex,
      commit: commits.get(entryIndex) ?? null,
    };
  });
  const isFolder = ({ letter }: FolderEntry): boolean => letter === "T" || letter === "S";
  return [...entries.filter(isFolder), ...entries.filter((entry) => !isFolder(entry))];
}
