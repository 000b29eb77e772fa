import type { PatchSet } from "./PatchSet.ts";

/**
 * What a patch set is: commits of somebody's, or a snapshot of uncommitted work.
 * @gqlEnum
 */
export type PatchSetKind = "COMMITS" | "SNAPSHOT";

/**
 * What it is.
 * @gqlField kind
 */
export function patchSetKind(patchSet: PatchSet): PatchSetKind {
  return patchSet.record.kind === "snapshot" ? "SNAPSHOT" : "COMMITS";
}
