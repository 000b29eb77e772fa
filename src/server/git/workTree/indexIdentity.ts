import type { BigIntStats } from "node:fs";
import { createHash } from "node:crypto";

/** Names the state of an index by what its file shows: git replaces it as a whole. One that is not there has a name too. */
export function indexIdentity(stats: BigIntStats | null): string {
  if (stats === null) return "none";
  const { ino, size, mtimeNs, ctimeNs } = stats;
  return createHash("sha256").update(`${ino} ${size} ${mtimeNs} ${ctimeNs}`).digest("hex").slice(0, 24);
}
