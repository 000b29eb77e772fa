import type { LinePlace } from "#app/diff/places/useGoTo.ts";
import type { ChangePaths } from "./changePaths.ts";
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
