import type { Oid } from "../oid.ts";

/** One entry of a tree object: the mode as it stands there, without leading zeros; the bytes of the name. */
export interface RawTreeEntry {
  readonly mode: string;
  readonly name: Buffer;
  readonly oid: Oid;
}

const NUL = 0;
const SPACE = 32;

/**
 * Reads a tree object whose ids have so many bytes: mode, space, name, NUL, the id, over and over, as gitformat-pack and
 * git's tree-walk.c have it. Null where it is damaged. Linear in its bytes.
 */
export function treeEntries(content: Buffer, oidBytes: number): readonly RawTreeEntry[] | null {
  const entries: RawTreeEntry[] = [];
  for (let at = 0; at < content.length;) {
    const space = content.indexOf(SPACE, at);
    const end = content.indexOf(NUL, space + 1);
    const next = end + 1 + oidBytes;
    if (space < 0 || end < 0 || next > content.length) return null;
    entries.push({
      mode: content.toString("latin1", at, space),
      name: content.subarray(space + 1, end),
      oid: content.toString("hex", end + 1, next),
    });
    at = next;
  }
  return entries;
}
