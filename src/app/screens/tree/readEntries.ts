import { graphql, readInlineData } from "react-relay";
import type { readEntries_table$key } from "#generated/readEntries_table.graphql.ts";
import type { FolderEntry } from "./FolderEntry.ts";
import { folderEntries } from "./folderEntries.ts";

/** Reads a folder's entries out of an answer, in the order in which they are listed. */
export function readEntries(table: readEntries_table$key): readonly FolderEntry[] {
  const { names, kinds, submodules } = readInlineData(
    graphql`
      fragment readEntries_table on EntryTable @inline @throwOnFieldError {
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
