import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readObjects } from "../objects/catFile.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { BLOB_MODE, type RawTreeEntry, TREE_MODE, treeBytes, treeEntries } from "./treeObject.ts";

/** The new entry at a path; null to delete it. */
export type TreeEdit = { readonly mode: string; readonly oid: Oid } | null;

/** The values of the paths that begin with a name: of the path that ends there, and of those below it. */
interface Below<Value> {
  own: Value | undefined;
  readonly edits: Map<string, Value>;
}

/**
 * Adds the folders of an edited tree to a pack and returns the id of the root. A file may replace a folder and vice
 * versa; a folder that becomes empty is removed. Reads only the folders on the way to the paths.
 */
export async function editTree(
  repository: Repository,
  pack: ObjectPack,
  tree: Oid,
  edits: ReadonlyMap<string, TreeEdit>,
  options: ReadOptions = {},
): Promise<Oid> {
  if (edits.size === 0) return tree;
  const entries = await edited(repository, pack, tree, edits, options);
  return pack.add("tree", treeBytes(entries));
}

async function edited(
  repository: Repository,
  pack: ObjectPack,
  tree: Oid | null,
  edits: ReadonlyMap<string, TreeEdit>,
  options: ReadOptions,
): Promise<readonly RawTreeEntry[]> {
  const entries = new Map(
    (await entriesOf(repository, tree, options)).map((entry) => [decodeBytes(entry.name), entry]),
  );
  const changed = [...byName(edits)].map(async ([name, below]): Promise<[string, RawTreeEntry | null]> => {
    return [name, await editedEntry(repository, pack, { name, below, old: entries.get(name) }, options)];
  });
  for (const [name, entry] of await Promise.all(changed)) {
    if (entry === null) entries.delete(name);
    else entries.set(name, entry);
  }
  return [...entries.values()];
}

interface EditedEntry {
  readonly name: string;
  readonly below: Below<TreeEdit>;
  readonly old: RawTreeEntry | undefined;
}

async function editedEntry(
  repository: Repository,
  pack: ObjectPack,
  { name, below: { own, edits }, old }: EditedEntry,
  options: ReadOptions,
): Promise<RawTreeEntry | null> {
  const bytes = Buffer.from(encodeBytes(name));
  const file = own === undefined ? (old ?? null) : own === null ? null : { ...own, name: bytes };
  if (edits.size === 0) return file;
  const isFolder = own === undefined && old?.mode === TREE_MODE;
  const inside = await edited(repository, pack, isFolder ? (old?.oid ?? null) : null, edits, options);
  if (inside.length === 0) return isFolder ? null : file;
  return { mode: TREE_MODE, name: bytes, oid: pack.add("tree", treeBytes(inside)) };
}

function byName<Value>(values: ReadonlyMap<string, Value>): ReadonlyMap<string, Below<Value>> {
  const names = new Map<string, Below<Value>>();
  for (const [path, value] of values) {
    const slash = path.indexOf("/");
    const name = slash < 0 ? path : path.slice(0, slash);
    const below = names.get(name) ?? { own: undefined, edits: new Map<string, Value>() };
    names.set(name, below);
    if (slash < 0) below.own = value;
    else below.edits.set(path.slice(slash + 1), value);
  }
  return names;
}

async function entriesOf(
  repository: Repository,
  tree: Oid | null,
  options: ReadOptions,
): Promise<readonly RawTreeEntry[]> {
  if (tree === null || tree === repository.emptyTree) return [];
  const [object] = await readObjects(repository, [tree], options);
  const entries = object == null ? null : treeEntries(object.content, tree.length / 2);
  if (entries === null) throw new GalleyError("OBJECT_MISSING", `Folder ${tree} is not in this repository.`);
  return entries;
}

/**
 * Adds the folders of a set of files, given by path and blob id, to a pack and returns the id of the root. Linear in
 * the files.
 */
export function addTree(pack: ObjectPack, files: ReadonlyMap<string, Oid>): Oid {
  const entries = Array.from(byName(files), ([part, { own, edits }]): RawTreeEntry => {
    const name = Buffer.from(encodeBytes(part));
    return own === undefined
      ? { mode: TREE_MODE, name, oid: addTree(pack, edits) }
      : { mode: BLOB_MODE, name, oid: own };
  });
  return pack.add("tree", treeBytes(entries));
}
