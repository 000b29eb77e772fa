import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import type { DiffSide } from "#app/diff/Slot.ts";
import type { FileTable } from "../changes/fileTable.ts";
import type { ReadChange } from "../threads/placeThread.ts";
import type { OldSide } from "./useInterdiff.ts";

/** What a remark is written on, as the schema takes it. */
export interface Anchor {
  readonly path: string;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly commitOid: string | null;
}

const WHOLE = { startLine: null, endLine: null };

/**
 * Names a place of the reader by commit and path. The old side of two patch sets held together is the new side of the first;
 * of an interdiff it is so where the first has the lines.
 */
export function anchorOf(
  { key, side, line, to }: Required<LinePlace>,
  { oldOid, newOid, isFromBase }: ReadChange,
  { pathOf }: ChangePaths,
  oldSide: OldSide | null = null,
): Anchor {
  const isOld = side === "old";
  const written = isOld ? oldSide?.written({ path: pathOf(key, side), line, to }) : null;
  if (written != null) {
    const { oid, path, line: startLine, to: endLine } = written;
    return { path, side: "NEW", ...(line === 0 ? WHOLE : { startLine, endLine }), commitOid: oid };
  }
  return {
    path: pathOf(key, side),
    side: isOld && isFromBase ? "OLD" : "NEW",
    startLine: line === 0 ? null : line,
    endLine: line === 0 ? null : to,
    commitOid: isOld ? (oldOid ?? null) : newOid,
  };
}

/** Git's letters for files that are new under their path: added, renamed, copied. */
const NOT_IN_PLACE: ReadonlySet<string> = new Set(["A", "R", "C"]);

/** Leads from the paths of a change's two sides to the reader's files and back. */
export interface ChangePaths {
  /** Gives the key of the file that has a path on a side; null where the change has no such file. */
  readonly keyOf: (path: string, side: DiffSide) => string | null;
  /** Gives the path that a file has on a side. */
  readonly pathOf: (key: string, side: DiffSide) => string;
}

/** Makes that of a change's files, of which some were renamed. Linear in the files. */
export function changePaths({ paths, statuses, sources }: FileTable): ChangePaths {
  const moves = sources.places.map((place, index) => [sources.paths[index] ?? "", paths[place] ?? ""] as const);
  const oldOf = new Map(moves.map(([old, current]) => [current, old]));
  // What was changed in place comes before a copy of it, and what was renamed before what was added in its place.
  const inPlace = paths.flatMap((path, place) =>
    NOT_IN_PLACE.has(statuses.charAt(place)) ? [] : [[path, path] as const],
  );
  const keys = { old: new Map([...moves, ...inPlace]), new: new Set(paths) };
  return {
    keyOf: (path, side) => (side === "old" ? keys.old.get(path) : undefined) ?? (keys.new.has(path) ? path : null),
    pathOf: (key, side) => (side === "old" ? oldOf.get(key) : undefined) ?? key,
  };
}
