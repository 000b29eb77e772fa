import type { LinePlace } from "#app/diff/useGoTo.ts";
import type { ChangePaths } from "./changePaths.ts";
import type { ReadChange } from "./placeThread.ts";

/** What a remark is written on, as the schema takes it. */
export interface Anchor {
  readonly path: string;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly commitOid: string | null;
}

/** Names a place of the reader by commit and path. The old side of two patch sets held together is the new side of the first. */
export function anchorOf(
  { key, side, line, to }: Required<LinePlace>,
  { oldOid, newOid, isFromBase }: ReadChange,
  { pathOf }: ChangePaths,
): Anchor {
  const isOld = side === "old";
  return {
    path: pathOf(key, side),
    side: isOld && isFromBase ? "OLD" : "NEW",
    startLine: line === 0 ? null : line,
    endLine: line === 0 ? null : to,
    commitOid: isOld ? (oldOid ?? null) : newOid,
  };
}
