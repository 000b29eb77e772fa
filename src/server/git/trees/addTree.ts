import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import { treeBytes, TREE_MODE } from "./treeBytes.ts";
import type { RawTreeEntry } from "./treeEntries.ts";

const BLOB_MODE = "100644";

/** Adds the folders that hold files to a pack, given their contents' ids by path, and gives the root's id. Linear in the files. */
export function addTree(pack: ObjectPack, files: ReadonlyMap<string, Oid>): Oid {
  const entries: RawTreeEntry[] = [];
  const folders = new Map<string, Map<string, Oid>>();
  for (const [path, oid] of files) {
    const slash = path.indexOf("/");
    if (slash < 0) entries.push({ mode: BLOB_MODE, name: Buffer.from(path), oid });
    else {
      const name = path.slice(0, slash);
      const below = folders.get(name) ?? new Map<string, Oid>();
      folders.set(name, below.set(path.slice(slash + 1), oid));
    }
  }
  for (const [name, below] of folders)
    entries.push({ mode: TREE_MODE, name: Buffer.from(name), oid: addTree(pack, below) });
  return pack.add("tree", treeBytes(entries));
}
