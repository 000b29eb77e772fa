import { GalleyError } from "#contract/errors.ts";
import { readObjects } from "../objects/catFile.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../Repository.ts";
import { type RawTreeEntry, TREE_MODE, treeBytes, treeEntries } from "./treeObject.ts";

/** A folder with more notes is split by the next two digits. */
const FOLDER_MAX = 256;
const BLOB_MODE = "100644";
const FAN = /^[0-9a-f]{2}$/u;
const HEX = /^[0-9a-f]+$/u;

/** A folder that was read: its entries by name (Latin-1), and its subfolders that were read too. */
interface Folder {
  readonly entries: Map<string, RawTreeEntry>;
  readonly open: Map<string, Folder>;
}

function entryOf(mode: string, name: string, oid: Oid): RawTreeEntry {
  return { mode, name: Buffer.from(name, "latin1"), oid };
}

/** Returns true if a folder is split already, by this or another program. */
function fansOut({ entries }: Folder): boolean {
  for (const [name, { mode }] of entries) if (mode === TREE_MODE && FAN.test(name)) return true;
  return false;
}

/**
 * Splits a folder whose notes have names of `digits` digits, if it has too many and nothing else occupies the subfolder
 * names.
 */
function split(folder: Folder, digits: number): void {
  if (digits <= 2 || folder.entries.size <= FOLDER_MAX || fansOut(folder)) return;
  const notes = [...folder.entries.keys()].filter((name) => name.length === digits && HEX.test(name));
  if (notes.length <= FOLDER_MAX) return;
  for (const name of notes) {
    const entry = folder.entries.get(name);
    const fan = name.slice(0, 2);
    if (entry === undefined || (folder.entries.has(fan) && !folder.open.has(fan))) continue;
    const below = folder.open.get(fan) ?? { entries: new Map(), open: new Map() };
    folder.open.set(fan, below);
    folder.entries.set(fan, entryOf(TREE_MODE, fan, ""));
    below.entries.set(name.slice(2), { ...entry, name: entry.name.subarray(2) });
    folder.entries.delete(name);
  }
}

/**
 * A notes tree that is being changed. Keeps the existing fan-out, splits a folder that grows beyond 256 notes, and
 * leaves other entries unchanged. Reads only the folders on the way to a note.
 */
export class NotesTree {
  readonly #repository: Repository;
  readonly #digits: number;
  #root: Folder | null = null;
  readonly #start: Oid | null;

  constructor(repository: Repository, tree: Oid | null) {
    this.#repository = repository;
    this.#digits = repository.emptyTree.length;
    this.#start = tree;
  }

  async #read(tree: Oid | null): Promise<Folder> {
    const folder: Folder = { entries: new Map(), open: new Map() };
    if (tree === null) return folder;
    const [object] = await readObjects(this.#repository, [tree]);
    const entries = object?.type === "tree" ? treeEntries(object.content, this.#digits / 2) : null;
    if (entries === null)
      throw new GalleyError("OBJECT_MISSING", "A folder of the review notes is missing or damaged.");
    for (const entry of entries) folder.entries.set(entry.name.toString("latin1"), entry);
    return folder;
  }

  /**
   * Sets the note of an object at its current place, or where a new note belongs. `write` gets the current blob, or
   * null, and resolves to the new one.
   */
  async put(annotated: Oid, write: (blob: Oid | null) => Promise<Oid>): Promise<void> {
    this.#root ??= await this.#read(this.#start);
    let folder = this.#root;
    let name = annotated;
    for (;;) {
      const fan = name.slice(0, 2);
      const below = folder.entries.get(fan);
      const isTaken = below !== undefined && below.mode !== TREE_MODE;
      if (folder.entries.has(name) || name.length <= 2 || isTaken || !fansOut(folder)) break;
      const next = folder.open.get(fan) ?? (await this.#read(below?.oid ?? null));
      folder.open.set(fan, next);
      folder.entries.set(fan, entryOf(TREE_MODE, fan, ""));
      folder = next;
      name = name.slice(2);
    }
    const blob = await write(folder.entries.get(name)?.oid ?? null);
    folder.entries.set(name, entryOf(BLOB_MODE, name, blob));
    split(folder, name.length);
  }

  /** Adds the changed folders to a pack and returns the id of the root. */
  write(pack: ObjectPack): Oid {
    const add = (folder: Folder): Oid => {
      for (const [name, below] of folder.open) folder.entries.set(name, entryOf(TREE_MODE, name, add(below)));
      return pack.add("tree", treeBytes([...folder.entries.values()]));
    };
    return this.#root === null ? (this.#start ?? pack.add("tree", Buffer.alloc(0))) : add(this.#root);
  }
}
