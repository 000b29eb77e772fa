import { GalleyError } from "#contract/errors.ts";
import { commitBytes, ObjectPack, type Signature } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { readTree } from "#server/git/trees/readTree.ts";
import { addTree } from "#server/git/trees/editTree.ts";
import { type RefsMoved, writeRefs } from "#server/git/refs/updateRefs.ts";
import { type PrivateName, retryUpdateRefs, storeRefs, type StoreSettings } from "./storeRefs.ts";

/** The cached content of a private ref. */
interface Known {
  readonly tip: Oid | null;
  readonly files: ReadonlyMap<string, string>;
  /** The same files' ids. */
  readonly blobs: ReadonlyMap<string, Oid>;
}

type Edit = (files: ReadonlyMap<string, string>) => ReadonlyMap<string, string | null>;

/** A part of a path that git, fsck and every file system accept. */
const PART = /^(?!\.{1,2}$)(?!\.git$)[\w.@+=-]{1,200}$/iu;
const FILE_BYTES_MAX = 16 * 1024 * 1024;
const MESSAGE = "Private to Galley: not to be pushed";
const EMPTY: Known = { tip: null, files: new Map(), blobs: new Map() };

/** Private state: texts by path, below a ref whose commits have no parent, so that no history is kept. */
export class PrivateFiles {
  readonly #settings: StoreSettings;
  readonly #ref: string;
  readonly #lockName: string;
  #known = EMPTY;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(settings: StoreSettings, name: PrivateName) {
    this.#settings = settings;
    this.#ref = storeRefs.private(name);
    this.#lockName = name;
  }

  /** Returns the texts by path. Reads them only if the ref has moved; starts no process. */
  async read(): Promise<ReadonlyMap<string, string>> {
    return (await this.#refresh()).files;
  }

  /** Changes texts, and calls `edit` again if another writer was faster. Edits of this process run in turn. */
  async edit(edit: Edit): Promise<void> {
    const result = this.#queue.then(() =>
      retryUpdateRefs(this.#settings, { lockName: this.#lockName, refs: [this.#ref] }, () => this.#attempt(edit)),
    );
    this.#queue = result.catch(() => undefined); // the caller gets the error; the next call is independent
    await result;
  }

  async #attempt(edit: Edit): Promise<RefsMoved> {
    const { repository } = this.#settings;
    const by = this.#settings.by();
    let next: Known | null = null;
    const outcome = await writeRefs(repository, { by, reason: null }, async () => {
      const known = await this.#refresh();
      const pack = new ObjectPack(repository.objectFormat);
      next = this.#make(pack, known, edit(known.files), by);
      return next?.tip == null ? null : { pack, changes: [{ name: this.#ref, from: known.tip, to: next.tip }] };
    });
    if (outcome === "moved" && next !== null) this.#known = next;
    return outcome;
  }

  /** Makes the commit with the changes; null if they change nothing. */
  #make(pack: ObjectPack, known: Known, edited: ReadonlyMap<string, string | null>, by: Signature): Known | null {
    const changes = [...edited].filter(([path, text]) => (known.files.get(path) ?? null) !== text);
    if (changes.length === 0) return null;
    const files = new Map(known.files);
    const blobs = new Map(known.blobs);
    for (const [path, text] of changes) {
      if (!path.split("/").every((part) => PART.test(part)))
        throw new GalleyError("BAD_INPUT", `${path} is not a valid name for a private file.`);
      files.delete(path);
      blobs.delete(path);
      if (text === null) continue;
      files.set(path, text);
      blobs.set(path, pack.add("blob", Buffer.from(text)));
    }
    const commit = commitBytes({ tree: addTree(pack, blobs), parents: [], by, message: MESSAGE });
    return { tip: pack.add("commit", commit), files, blobs };
  }

  async #refresh(): Promise<Known> {
    const { repository } = this.#settings;
    const tip = (await readRefs(repository, [this.#ref])).get(this.#ref) ?? null;
    if (tip === this.#known.tip) return this.#known;
    this.#known = tip === null ? EMPTY : await this.#readAll(tip);
    return this.#known;
  }

  async #readAll(tip: Oid): Promise<Known> {
    const { repository } = this.#settings;
    const blobs = new Map<string, Oid>();
    const folders: [prefix: string, tree: Oid][] = [["", tip]];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      const [prefix, tree] = folder;
      for (const { name, mode, oid } of await readTree(repository, tree)) {
        if (mode === "040000") folders.push([`${prefix}${name}/`, oid]);
        else blobs.set(`${prefix}${name}`, oid);
      }
    }
    const contents = await readBlobs(repository, [...blobs.values()], { maxBytes: FILE_BYTES_MAX });
    const texts = [...blobs.keys()].map((path, index): [string, string] => {
      const content = contents[index];
      if (content === undefined || typeof content === "string")
        throw new GalleyError("OBJECT_MISSING", "The private data of Galley in this repository is missing or damaged.");
      return [path, content.toString()];
    });
    return { tip, files: new Map(texts), blobs };
  }
}
