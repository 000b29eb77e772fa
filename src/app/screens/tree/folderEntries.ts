import { useEffect } from "react";
import { graphql, readInlineData, useFragment } from "react-relay";
import type { folderEntries_sizes$key } from "#generated/folderEntries_sizes.graphql.ts";
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

/** What arrives after the names, by the index in the server's table: sizes in bytes, and the targets of symbolic links. */
export interface SizesAndTargets {
  readonly sizes: readonly (number | null | undefined)[];
  readonly targets: ReadonlyMap<number, string>;
}

export const NO_SIZES: SizesAndTargets = { sizes: [], targets: new Map() };

interface Props {
  readonly tree: folderEntries_sizes$key;
  readonly onSizes: (sizes: SizesAndTargets) => void;
}

/** Passes sizes and link targets on when they have arrived. Renders nothing. */
export function EntrySizes({ tree, onSizes }: Props): null {
  const { table } = useFragment(
    graphql`
      fragment folderEntries_sizes on Tree {
        table {
          sizes
          linkTargets {
            entryIndexes
            targets
          }
        }
      }
    `,
    tree,
  );
  useEffect(() => {
    const { entryIndexes, targets } = table?.linkTargets ?? {};
    const links = (entryIndexes ?? []).map((entryIndex, index) => [entryIndex ?? -1, targets?.[index] ?? ""] as const);
    onSizes({ sizes: table?.sizes ?? [], targets: new Map(links.filter(([, target]) => target !== "")) });
  }, [table, onSizes]);
  return null;
}
