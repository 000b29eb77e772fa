import { GalleyError } from "#contract/errors.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import type { ObjectPack } from "../objects/ObjectPack.ts";
import { readObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import { readTree } from "./readTree.ts";
import { BLOB_MODE, FOLDER_MODE, type RawTreeEntry, TREE_MODE, treeBytes, treeEntries } from "./treeObject.ts";

/** A folder with more notes is split by the next two digits. */
const FOLDER_MAX = 256;
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
   * null, and resolves to the new one, or to null to remove the note.
   */
  async put(annotated: Oid, write: (blob: Oid | null) => Promise<Oid | null>): Promise<void> {
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
    if (blob === null) folder.entries.delete(name);
    else folder.entries.set(name, entryOf(BLOB_MODE, name, blob));
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

const NEWLINE = 10;

/** Returns a note with more lines at its end, which begin a new line. */
export function withLines(note: Buffer | null, lines: string): Buffer {
  const old = note ?? Buffer.alloc(0);
  const gap = old.length > 0 && old.at(-1) !== NEWLINE ? "\n" : "";
  return Buffer.concat([old, Buffer.from(`${gap}${lines}`)]);
}

/** A note that exists in only one of two notes trees, or differs between them. */
export interface NoteChange {
  readonly annotated: Oid;
  /** The path in the notes tree: the object's id, split into folders of two digits where the tree fans out. */
  readonly path: string;
  readonly oldBlob: Oid | null;
  readonly newBlob: Oid | null;
}

/** The same folder of both trees; null where it does not exist. */
interface Pair {
  readonly path: string;
  readonly oldTree: Oid | null;
  readonly newTree: Oid | null;
}

interface Entries {
  readonly notes: ReadonlyMap<string, Oid>;
  readonly folders: ReadonlyMap<string, Oid>;
}

const NONE: Entries = { notes: new Map(), folders: new Map() };

/** Sorts the entries of a folder into notes and folders of notes. Other entries of a notes tree are ignored. */
function entriesOf(content: Buffer, digits: number, oidBytes: number): Entries {
  const notes = new Map<string, Oid>();
  const folders = new Map<string, Oid>();
  const entries = treeEntries(content, oidBytes);
  if (entries === null) throw new GalleyError("OBJECT_MISSING", "A folder of the review notes is damaged.");
  for (const { mode, name, oid } of entries) {
    const text = name.toString("latin1");
    if (mode === TREE_MODE && FAN.test(text) && digits > 2) folders.set(text, oid);
    else if (mode.startsWith("100") && text.length === digits && HEX.test(text)) notes.set(text, oid);
  }
  return { notes, folders };
}

function* differing(
  path: string,
  one: ReadonlyMap<string, Oid>,
  other: ReadonlyMap<string, Oid>,
): Generator<readonly [path: string, one: Oid | null, other: Oid | null]> {
  for (const [name, oid] of one) {
    const otherOid = other.get(name) ?? null;
    if (oid !== otherOid) yield [`${path}${name}`, oid, otherOid];
  }
  for (const [name, oid] of other) if (!one.has(name)) yield [`${path}${name}`, null, oid];
}

/**
 * Lists the notes that differ between two notes trees, whatever their fan-out; all notes of one if the other is null.
 * Reads only folders that differ: a new note among 10,000 takes 1 ms, all of them about 30 ms. Starts no process.
 */
export async function notesChanges(
  repository: Repository,
  oldTree: Oid | null,
  newTree: Oid | null,
  options: ReadOptions = {},
): Promise<readonly NoteChange[]> {
  const oidBytes = repository.emptyTree.length / 2;
  const changes: NoteChange[] = [];
  let level: Pair[] = oldTree === newTree ? [] : [{ path: "", oldTree, newTree }];
  while (level.length > 0) {
    const wanted = [
      ...new Set(level.flatMap((pair) => [pair.oldTree, pair.newTree]).filter((oid): oid is Oid => oid !== null)),
    ];
    const found = new Map(
      (await readObjects(repository, wanted, options)).map((object, index) => [wanted[index] ?? "", object]),
    );
    const below: Pair[] = [];
    for (const pair of level) {
      const digits = oidBytes * 2 - pair.path.replaceAll("/", "").length;
      const read = (tree: Oid | null): Entries => {
        if (tree === null) return NONE;
        const object = found.get(tree);
        if (object?.type !== "tree")
          throw new GalleyError("OBJECT_MISSING", "A folder of the review notes is missing.");
        return entriesOf(object.content, digits, oidBytes);
      };
      const before = read(pair.oldTree);
      const after = read(pair.newTree);
      for (const [path, oldBlob, newBlob] of differing(pair.path, before.notes, after.notes))
        changes.push({ annotated: path.replaceAll("/", ""), path, oldBlob, newBlob });
      for (const [path, one, other] of differing(pair.path, before.folders, after.folders))
        below.push({ path: `${path}/`, oldTree: one, newTree: other });
    }
    level = below;
  }
  return changes;
}

/**
 * Finds the notes on an object, given the last commit of a notes ref: usually one, several if a merge combined
 * different fan-outs. Reads each folder on the way; starts no process.
 */
export async function findNote(
  repository: Repository,
  notes: Oid,
  annotated: Oid,
  options: ReadOptions = {},
): Promise<readonly Oid[]> {
  const found: Oid[] = [];
  let rest = annotated;
  for (let folder: Oid | null = notes; folder !== null && rest !== "";) {
    const entries = await readTree(repository, folder, options);
    const note = entries.find(({ name, mode }) => name === rest && mode !== FOLDER_MODE);
    if (note !== undefined) found.push(note.oid);
    const fan = rest.slice(0, 2);
    folder = entries.find(({ name, mode }) => name === fan && mode === FOLDER_MODE)?.oid ?? null;
    rest = rest.slice(2);
  }
  return found;
}
