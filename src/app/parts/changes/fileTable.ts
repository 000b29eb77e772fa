import { graphql, readInlineData } from "react-relay";
import type { DiffFile, DiffFileStatus } from "#app/diff/DiffFile.ts";
import { displayPath } from "#app/ui/format.ts";
import type { fileTable_table$key, GeneratedReason } from "#generated/fileTable_table.graphql.ts";

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
export function readFileTable(key: fileTable_table$key): FileTable {
  const { paths, statuses, sources, modes, sameContent, generated } = readInlineData(
    graphql`
      fragment fileTable_table on FileTable @inline @throwOnFieldError {
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

const TEXT = {
  generated: {
    LOCK_FILE: "lock file",
    MINIFIED: "minified",
    GENERATED_NAME: "generated",
    VENDORED: "vendored",
    MARKED_GENERATED: "marked as generated",
    MARKED_VENDORED: "marked as vendored",
    MARKED_UNDIFFED: "marked as not to be compared",
  },
} as const;
const STATUSES: Readonly<Record<string, DiffFileStatus>> = {
  A: "ADDED",
  D: "DELETED",
  M: "MODIFIED",
  R: "RENAMED",
  C: "COPIED",
  T: "TYPE_CHANGED",
};
const ORDINARY_MODE = "100644";

/** Makes the reader's files of the table that the server sends, their lines not counted yet. Linear in the files. */
export function changeFiles(table: FileTable): readonly DiffFile[] {
  const { paths, statuses, sources, modes, sameContent, generated } = table;
  const source = byPlace(sources.places);
  const mode = byPlace(modes.places);
  const same = new Set(sameContent);
  const reason = byPlace(generated.places);
  return paths.map((path, place): DiffFile => {
    const status = STATUSES[statuses.charAt(place)] ?? "MODIFIED";
    const sourceIndex = source.get(place);
    const modeIndex = mode.get(place);
    const reasonIndex = reason.get(place);
    const shown = displayPath(path);
    const plainOldPath = sourceIndex === undefined ? null : (sources.paths[sourceIndex] ?? null);
    const oldPath = plainOldPath === null ? shown : displayPath(plainOldPath);
    const oldMode = modeIndex === undefined ? ORDINARY_MODE : (modes.old[modeIndex] ?? null);
    const newMode = modeIndex === undefined ? ORDINARY_MODE : (modes.new[modeIndex] ?? null);
    const why = reasonIndex === undefined ? undefined : generated.reasons[reasonIndex];
    return {
      key: path,
      plainPath: path,
      plainOldPath,
      status,
      similarity: sourceIndex === undefined ? null : (sources.similarities[sourceIndex] ?? null),
      isSameContent: same.has(place),
      oldPath: status === "ADDED" ? null : oldPath,
      newPath: status === "DELETED" ? null : shown,
      oldMode: status === "ADDED" ? null : oldMode,
      newMode: status === "DELETED" ? null : newMode,
      additions: null,
      deletions: null,
      isBinary: null,
      foldedBecause: why === undefined ? null : TEXT.generated[why],
    };
  });
}

function byPlace(places: readonly number[]): ReadonlyMap<number, number> {
  return new Map(places.map((place, index) => [place, index]));
}
