import { graphql, readInlineData } from "react-relay";
import type { DiffFile, DiffFileStatus } from "#app/diff/patch/DiffFile.ts";
import type { DiffSide } from "#app/diff/patch/Patch.ts";
import { displayPath } from "#app/ui/format.ts";
import { COMMIT_MESSAGE_PATH, commitMessageLines } from "#contract/addresses.ts";
import type { fileTable_table$data, fileTable_table$key } from "#generated/fileTable_table.graphql.ts";

/** The files of a change as parallel lists; properties that few files have list only those files. */
export type FileTable = Omit<fileTable_table$data, " $fragmentType">;

export function readFileTable(key: fileTable_table$key): FileTable {
  return readInlineData(
    graphql`
      fragment fileTable_table on FileTable @inline @throwOnFieldError {
        paths
        statuses
        kinds
        sources {
          fileIndexes
          paths
          similarities
        }
        modes {
          fileIndexes
          old
          new
        }
        sameContent
        generated {
          fileIndexes
          reasons
        }
      }
    `,
    key,
  );
}

const TEXT = {
  generated: {
    LOCK_FILE: "lock file",
    MINIFIED: "minified",
    GENERATED_NAME: "generated",
    VENDORED: "vendored",
    MARKED_GENERATED: "marked as generated",
    MARKED_VENDORED: "marked as vendored",
    MARKED_UNDIFFED: "diff turned off in .gitattributes",
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
/** The kinds of files in the order of their groups. */
const GROUPS = "CTDG";
const ORDINARY_MODE = "100644";

/** Converts the file table to the files of the reader, without line counts. Linear in the number of files. */
export function changeFiles(table: FileTable): readonly DiffFile[] {
  const { paths, statuses, kinds, sources, modes, sameContent, generated } = table;
  const source = byFileIndex(sources.fileIndexes);
  const mode = byFileIndex(modes.fileIndexes);
  const same = new Set(sameContent);
  const reason = byFileIndex(generated.fileIndexes);
  return paths.map((path, fileIndex): DiffFile => {
    const status = STATUSES[statuses.charAt(fileIndex)] ?? "MODIFIED";
    const sourceIndex = source.get(fileIndex);
    const modeIndex = mode.get(fileIndex);
    const reasonIndex = reason.get(fileIndex);
    const shown = displayPath(path);
    const plainOldPath = sourceIndex === undefined ? null : (sources.paths[sourceIndex] ?? null);
    const oldPath = plainOldPath === null ? shown : displayPath(plainOldPath);
    const oldMode = modeIndex === undefined ? ORDINARY_MODE : (modes.old[modeIndex] ?? null);
    const newMode = modeIndex === undefined ? ORDINARY_MODE : (modes.new[modeIndex] ?? null);
    const why = reasonIndex === undefined ? undefined : generated.reasons[reasonIndex];
    return {
      key: path,
      group: GROUPS.indexOf(kinds.charAt(fileIndex)),
      plainPath: path,
      plainOldPath,
      status,
      similarity: sourceIndex === undefined ? null : (sources.similarities[sourceIndex] ?? null),
      isSameContent: same.has(fileIndex),
      oldPath: status === "ADDED" ? null : oldPath,
      newPath: status === "DELETED" ? null : shown,
      oldMode: status === "ADDED" ? null : oldMode,
      newMode: status === "DELETED" ? null : newMode,
      additions: null,
      deletions: null,
      isBinary: null,
      collapsedBecause: why === undefined ? null : TEXT.generated[why],
    };
  });
}

function byFileIndex(fileIndexes: readonly number[]): ReadonlyMap<number, number> {
  return new Map(fileIndexes.map((fileIndex, index) => [fileIndex, index]));
}

/** The message of a commit as a file of the reader, and its patch, in which all lines are new. */
export function messageFile(message: string): { readonly file: DiffFile; readonly patch: string } {
  const lines = commitMessageLines(message);
  const file: DiffFile = {
    key: COMMIT_MESSAGE_PATH,
    plainPath: COMMIT_MESSAGE_PATH,
    status: "ADDED",
    similarity: null,
    isSameContent: false,
    oldPath: null,
    newPath: "Commit message",
    oldMode: null,
    newMode: ORDINARY_MODE,
    additions: lines.length,
    deletions: 0,
    isBinary: false,
  };
  return { file, patch: [`@@ -0,0 +1,${lines.length} @@`, ...lines.map((line) => `+${line}`), ""].join("\n") };
}

/** Git's status letters for files that are new under their path: added, renamed, copied. */
const NOT_MODIFIED: ReadonlySet<string> = new Set(["A", "R", "C"]);

/** Maps between the paths of a change's two sides and the files of the reader. */
export interface ChangePaths {
  /** Returns the key of the file with a path on a side; null when the change has no such file. */
  readonly keyOf: (path: string, side: DiffSide) => string | null;
  readonly pathOf: (key: string, side: DiffSide) => string;
}

/** Creates the mapping for a change with renamed files, and the message of its commit if that is shown. Linear in the files. */
export function changePaths({ paths, statuses, sources }: FileTable, hasMessage = false): ChangePaths {
  const moves = sources.fileIndexes.map(
    (fileIndex, index) => [sources.paths[index] ?? "", paths[fileIndex] ?? ""] as const,
  );
  const oldOf = new Map(moves.map(([old, current]) => [current, old]));
  // Files changed in place come before copies of them, renamed files before files added in their place.
  const modified = paths.flatMap((path, fileIndex) =>
    NOT_MODIFIED.has(statuses.charAt(fileIndex)) ? [] : [[path, path] as const],
  );
  const keys = {
    old: new Map([...moves, ...modified]),
    new: new Set(hasMessage ? [COMMIT_MESSAGE_PATH, ...paths] : paths),
  };
  return {
    keyOf: (path, side) => (side === "old" ? keys.old.get(path) : undefined) ?? (keys.new.has(path) ? path : null),
    pathOf: (key, side) => (side === "old" ? oldOf.get(key) : undefined) ?? key,
  };
}
