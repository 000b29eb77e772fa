import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readObjects } from "../objects/catFile.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { type RawTreeEntry, TREE_MODE, treeBytes, treeEntries } from "./treeObject.ts";

/** The new entry at a path; null to delete it. */
export type TreeEdit = { readonly mode: string; readonly oid: Oid } | null;

interface Below {
  own: TreeEdit | undefined;
  readonly edits: Map<string, TreeEdit>;
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
  readonly below: Below;
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

function byName(edits: ReadonlyMap<string, TreeEdit>): ReadonlyMap<string, Below> {
  const names = new Map<string, Below>();
  for (const [path, edit] of edits) {
    const slash = path.indexOf("/");
    const name = slash < 0 ? path : path.slice(0, slash);
    const below = names.get(name) ?? { own: undefined, edits: new Map<string, TreeEdit>() };
    names.set(name, below);
    if (slash < 0) below.own = edit;
    else below.edits.set(path.slice(slash + 1), edit);
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

const BLOB_MODE = "100644";

/**
 * Adds the folders of a set of files, given by path and blob id, to a pack and returns the id of the root. Linear in
 * the files.
 */
export function addTree(pack: ObjectPack, files: ReadonlyMap<string, Oid>): Oid {
  const entries: RawTreeEntry[] = [];
  const folders = new Map<string, Map<string, Oid>>();
  for (const [path, oid] of files) {
    const slash = path.indexOf("/");
    if (slash < 0) entries.push({ mode: BLOB_MODE, name: Buffer.from(encodeBytes(path)), oid });
    else {
      const name = path.slice(0, slash);
      const below = folders.get(name) ?? new Map<string, Oid>();
      folders.set(name, below.set(path.slice(slash + 1), oid));
    }
  }
  for (const [name, below] of folders)
    entries.push({ mode: TREE_MODE, name: Buffer.from(encodeBytes(name)), oid: addTree(pack, below) });
  return pack.add("tree", treeBytes(entries));
}

/**
 * Adds to a pack the folders of a tree in which some files, given by path, get new blob ids, and returns the id of the
 * root. Missing files are not added; modes stay unchanged. Reads the folders on the way to the files.
 */
export async function replaceFiles(
  repository: Repository,
  pack: ObjectPack,
  tree: Oid,
  files: ReadonlyMap<string, Oid>,
  options: ReadOptions = {},
): Promise<Oid> {
  if (files.size === 0) return tree;
  const entries = await entriesOf(repository, tree, options);
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
