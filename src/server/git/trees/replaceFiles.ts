import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readObjects } from "../objects/catFile.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { treeBytes, TREE_MODE } from "./treeBytes.ts";
import { treeEntries } from "./treeEntries.ts";

/**
 * Adds to a pack the folders of a tree in which some files hold something else, given the new contents' ids by path, and
 * gives the root's id. Files that are not there stay away; modes stay as they are. Reads the folders on the way to them.
 */
export async function replaceFiles(
  repository: Repository,
  pack: ObjectPack,
  tree: Oid,
  files: ReadonlyMap<string, Oid>,
  options: ReadOptions = {},
): Promise<Oid> {
  if (files.size === 0) return tree;
  const [object] = await readObjects(repository, [tree], options);
  const entries = object == null ? null : treeEntries(object.content, tree.length / 2);
  if (entries === null) throw new GalleyError("OBJECT_MISSING", `Folder ${tree} is not in this repository.`);
  const below = new Map<string, Map<string, Oid>>();
  for (const [path, oid] of files) {
    const slash = path.indexOf("/");
    const folder = below.get(path.slice(0, slash)) ?? new Map<string, Oid>();
    if (slash >= 0) below.set(path.slice(0, slash), folder.set(path.slice(slash + 1), oid));
  }
  const replaced = entries.map(async (entry) => {
    const name = decodeBytes(entry.name);
    if (entry.mode !== TREE_MODE) return { ...entry, oid: files.get(name) ?? entry.oid };
    return { ...entry, oid: await replaceFiles(repository, pack, entry.oid, below.get(name) ?? new Map(), options) };
  });
  return pack.add("tree", treeBytes(await Promise.all(replaced)));
}
