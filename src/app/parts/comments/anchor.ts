import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import type { DiffSide } from "#app/diff/patch/Patch.ts";
import type { FileTable } from "../changes/fileTable.ts";
import type { ReadChange } from "../threads/locateThread.ts";
import type { OldSide } from "./useInterdiff.ts";

/** The location of a comment, as the schema takes it. */
export interface Anchor {
  readonly path: string;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly commitOid: string | null;
  /** The layer that it belongs to; absent for the whole change, and where the server finds it by the commit. */
  readonly layer?: string;
}

const WHOLE = { startLine: null, endLine: null };

/**
 * Converts a location in the reader to a commit and a path. When two patch sets are compared, the old side is the new
 * side of the first; for an interdiff only if the first has these lines.
 */
export function anchorOf(
  { key, side, line, to }: Required<LineLocation>,
  { oldOid, newOid, isFromBase, layer = null }: ReadChange,
  { pathOf }: ChangePaths,
  oldSide: OldSide | null = null,
): Anchor {
  const isOld = side === "old";
  const written = isOld ? oldSide?.written({ path: pathOf(key, side), line, to }) : null;
  if (written != null) {
    const { oid, path, line: startLine, to: endLine } = written;
    return { path, side: "NEW", ...(line === 0 ? WHOLE : { startLine, endLine }), commitOid: oid };
  }
  const isOnLayer = isFromBase && (layer === "one" || (layer === "several" && !isOld));
  return {
    path: pathOf(key, side),
    side: isOld && isFromBase ? "OLD" : "NEW",
    startLine: line === 0 ? null : line,
    endLine: line === 0 ? null : to,
    commitOid: isOld ? (oldOid ?? null) : newOid,
    ...(isOnLayer && { layer: newOid }),
  };
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
