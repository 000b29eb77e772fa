import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { HeldFolder } from "./HeldFolder.ts";
import { isGitName } from "./isGitName.ts";
import { requirePath } from "../requirePath.ts";
import { unlessMissing } from "./unlessMissing.ts";

const GITS_OWN = "Galley writes nothing into git's own folder.";
const NESTED = "It belongs to a repository of its own: open that one to change it.";
const GIT = Buffer.from(".git");

/** A file's place: the folder that it is in, held open, and its name there. */
export interface HeldPlace {
  readonly folder: HeldFolder;
  readonly name: Buffer;
}

interface Held {
  readonly folder: HeldFolder;
  readonly parent: Held | null;
  readonly name: Buffer;
}

/**
 * The folders of a work tree that something is done in, each held open once. They are gone through from the root, none by a
 * symbolic link; what is git's own, or in a repository of its own, fails as BAD_INPUT.
 */
export class HeldFolders {
  readonly #root: Held;
  readonly #held = new Map<string, Held>();
  readonly #made: Held[] = [];

  private constructor(root: HeldFolder) {
    this.#root = { folder: root, parent: null, name: Buffer.alloc(0) };
    this.#held.set("", this.#root);
  }

  /** Begins at the root of a work tree, a path without symbolic links. Fails as REPOSITORY_GONE where it is not there. */
  static async open(workTree: string): Promise<HeldFolders> {
    const root = await unlessMissing(HeldFolder.open(Buffer.from(workTree)));
    if (root === null) throw new GalleyError("REPOSITORY_GONE", `The work tree is no longer at ${workTree}.`);
    return new HeldFolders(root);
  }

  /** Finds a file's place; null where a folder on the way is not there, but for `makes`, which makes it. Fails as ENOTDIR. */
  async placeOf(path: string, { makes = false } = {}): Promise<HeldPlace | null> {
    const parts = requirePath(path)
      .split("/")
      .map((part) => Buffer.from(encodeBytes(part)));
    if (parts.some(isGitName)) throw new GalleyError("BAD_INPUT", GITS_OWN);
    let at = this.#root;
    let key = "";
    for (const name of parts.slice(0, -1)) {
      key += `${name.toString("latin1")}/`;
      const next = this.#held.get(key) ?? (await this.#open(at, name, makes));
      if (next === null) return null;
      this.#held.set(key, next);
      at = next;
    }
    return { folder: at.folder, name: parts.at(-1) ?? Buffer.alloc(0) };
  }

  async #open(parent: Held, name: Buffer, makes: boolean): Promise<Held | null> {
    const isNew = makes && !(await parent.folder.has(name));
    const folder = await parent.folder.folder(name, { makes });
    if (folder === null) return null;
    const held = { folder, parent, name };
    if (isNew) this.#made.push(held);
    if (!(await folder.has(GIT))) return held;
    await folder.close();
    throw new GalleyError("BAD_INPUT", NESTED);
  }

  /** Takes the folders away that were made, as far as nothing is in them. */
  async removeMade(): Promise<void> {
    for (const { parent, name } of this.#made.toReversed()) await parent?.folder.removeFolder(name);
  }

  /** Takes a folder away, and those above it, as far as they are empty: git knows no empty folders. */
  async removeEmpty(folder: HeldFolder): Promise<void> {
    let at = [...this.#held.values()].find((held) => held.folder === folder) ?? this.#root;
    while (at.parent !== null && (await at.parent.folder.removeFolder(at.name))) at = at.parent;
  }

  /** Waits for the disk to have what was done in them. */
  async sync(): Promise<void> {
    for (const { folder } of this.#held.values()) await folder.sync();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ folder }) => folder.close()));
  }
}
