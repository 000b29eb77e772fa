import { graphql, readInlineData } from "react-relay";
import type { GeneratedReason, readFileTable_table$key } from "#generated/readFileTable_table.graphql.ts";

/** The files of a change, as the server sends them: lists side by side, what few files have for those alone. */
export interface FileTable {
  readonly paths: readonly string[];
  /** Git's letter for what happened to each. */
  readonly statuses: string;
  readonly sources: {
    readonly places: readonly number[];
    readonly paths: readonly string[];
    readonly similarities: readonly number[];
  };
  readonly modes: {
    readonly places: readonly number[];
    readonly old: readonly string[];
    readonly new: readonly string[];
  };
  readonly sameContent: readonly number[];
  readonly generated: { readonly places: readonly number[]; readonly reasons: readonly GeneratedReason[] };
}

/** Reads a table of files out of the answer that brought it. */
export function readFileTable(key: readFileTable_table$key): FileTable {
  const { paths, statuses, sources, modes, sameContent, generated } = readInlineData(
    graphql`
      fragment readFileTable_table on FileTable @inline @throwOnFieldError {
        paths
        statuses
        sources {
          places
          paths
          similarities
        }
        modes {
          places
          old
          new
        }
        sameContent
        generated {
          places
          reasons
        }
      }
    `,
    key,
  );
  const { similarities } = sources;
  return {
    paths,
    statuses,
    sources: { places: sources.places, paths: sources.paths, similarities },
    modes: { places: modes.places, old: modes.old, new: modes.new },
    sameContent,
    generated: { places: generated.places, reasons: generated.reasons },
  };
}
