import type { RawTreeEntry } from "./treeEntries.ts";

/** A folder's mode, as it stands in a tree object. */
export const TREE_MODE = "40000";

/** What git sorts by: the bytes of the name, a folder's with a slash behind them. */
function sortKey({ mode, name }: RawTreeEntry): Buffer {
  return mode === TREE_MODE ? Buffer.concat([name, Buffer.from("/")]) : name;
}

/** Writes a tree object: what `treeEntries` reads. Its entries may come in any order. Costs a sort of them. */
export function treeBytes(entries: readonly RawTreeEntry[]): Buffer {
  const keyed = entries.map((entry) => ({ entry, key: sortKey(entry) }));
  keyed.sort((one, other) => Buffer.compare(one.key, other.key));
  return Buffer.concat(
    keyed.flatMap(({ entry }) => [
      Buffer.from(`${entry.mode} `, "latin1"),
      entry.name,
      Buffer.of(0),
      Buffer.from(entry.oid, "hex"),
    ]),
  );
}
