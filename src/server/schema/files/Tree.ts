import type { Float, ID, Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX, LINK_TARGET_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { entrySizes, readTree, type TreeEntryRecord } from "#server/git/trees/readTree.ts";
import { entryKind } from "#server/git/trees/treeObject.ts";
import { type Connection, pageOf } from "../Connection.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { type Context, objectSizes } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * What a folder holds: one level of a commit's files.
 * @gqlType
 */
export class Tree implements Node {
  readonly __typename = "Tree" as const;
  readonly #served: ServedRepository;
  readonly #oid: Oid;

  constructor(served: ServedRepository, oid: Oid) {
    this.#served = served;
    this.#oid = oid;
  }

  /** Finds a tree by the names inside its id. */
  static async byId(context: Context, [repositoryId = "", oid = ""]: readonly string[]): Promise<Tree> {
    if (!isOid(oid)) throw new GalleyError("BAD_INPUT", "The id is not one that Galley gave out.");
    return new Tree(context.repositories.byId(repositoryId), oid);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Tree", this.#served.git.id, this.#oid);
  }

  /**
   * The object's full name.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#oid;
  }

  /**
   * Its entries in git's order, 1,000 at most in a page.
   * @gqlField
   */
  async entries(context: Context, first?: Int | null, after?: string | null): Promise<Connection<TreeEntry>> {
    const entries = await readTree(this.#served.git, this.#oid, { signal: context.signal });
    return pageOf(entries, { first, after }, (entry) => new TreeEntry(this.#served, entry), FILE_PAGE_SIZE_MAX);
  }

  /**
   * All its entries as lists side by side.
   * @gqlField
   */
  async table(context: Context): Promise<EntryTable> {
    const entries = await readTree(this.#served.git, this.#oid, { signal: context.signal });
    return new EntryTable(this.#served, this.#oid, entries);
  }
}

/**
 * One entry of a folder.
 * @gqlType
 */
export class TreeEntry {
  readonly __typename = "TreeEntry" as const;
  readonly #served: ServedRepository;
  readonly #entry: TreeEntryRecord;

  constructor(served: ServedRepository, entry: TreeEntryRecord) {
    this.#served = served;
    this.#entry = entry;
  }

  /**
   * Its name in the folder; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  name(): string {
    return this.#entry.name;
  }

  /**
   * Its mode as git lists it, six digits: `100644`, `040000`.
   * @gqlField
   */
  mode(): string {
    return this.#entry.mode;
  }

  /**
   * What it is.
   * @gqlField
   */
  kind(): EntryKind {
    return entryKind(this.#entry.mode);
  }

  /**
   * The object it is: a tree, a blob, or a commit of another repository.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#entry.oid;
  }

  /**
   * Its size in bytes, a whole number; null for folders and submodules, and where the object is missing.
   * @gqlField
   */
  async byteSize(context: Context): Promise<Float | null> {
    const kind = this.kind();
    if (kind === "TREE" || kind === "SUBMODULE") return null;
    return objectSizes(context, this.#served.git).load(this.#entry.oid);
  }
}

/**
 * What stands at a path: a folder, a file, a program, a symbolic link, or a commit of another repository.
 * @gqlEnum
 */
export type EntryKind = "TREE" | "BLOB" | "EXECUTABLE" | "SYMLINK" | "SUBMODULE";

const LETTERS: Readonly<Record<EntryKind, string>> = {
  TREE: "T",
  BLOB: "B",
  EXECUTABLE: "X",
  SYMLINK: "L",
  SUBMODULE: "S",
};

/** Links whose targets are told beside the list: a folder with more of them is none that a person looks through. */
const TARGETS_MAX = 1000;

/**
 * Where the symbolic links of a table lead.
 * @gqlType
 */
interface EntryTargets {
  /**
   * The places of these links, the first 1,000.
   * @gqlField
   */
  readonly places: readonly Int[];
  /**
   * Where each leads; a byte that is not UTF-8 is one lone surrogate. Null where that is not known or longer than a path.
   * @gqlField
   */
  readonly targets: readonly (string | null)[];
}

/**
 * The submodules of a table.
 * @gqlType
 */
interface EntrySubmodules {
  /**
   * Their places.
   * @gqlField
   */
  readonly places: readonly Int[];
  /**
   * The commit of the other repository that each stands at.
   * @gqlField
   */
  readonly oids: readonly GitObjectID[];
}

/**
 * A folder's entries as lists side by side: an entry is known by its place in `names`, counted from 0, in git's order. A
 * record for each of a hundred thousand would cost the page more than git takes.
 * @gqlType
 */
export class EntryTable {
  readonly __typename = "EntryTable" as const;
  readonly #served: ServedRepository;
  readonly #tree: Oid;
  readonly #entries: readonly TreeEntryRecord[];

  constructor(served: ServedRepository, tree: Oid, entries: readonly TreeEntryRecord[]) {
    this.#served = served;
    this.#tree = tree;
    this.#entries = entries;
  }

  /**
   * The name of each; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  names(): readonly string[] {
    return this.#entries.map(({ name }) => name);
  }

  /**
   * What each is, a letter an entry: T a folder, B a file, X a program, L a symbolic link, S a submodule.
   * @gqlField
   */
  kinds(): string {
    return this.#entries.map(({ mode }) => LETTERS[entryKind(mode)]).join("");
  }

  /**
   * The size of each in bytes, whole numbers; null for folders and submodules, and for what is missing.
   * @gqlField
   */
  async sizes(context: Context): Promise<readonly (Float | null)[]> {
    return entrySizes(this.#served.git, this.#tree, { signal: context.signal });
  }

  /**
   * Where its symbolic links lead.
   * @gqlField
   */
  async linkTargets(context: Context): Promise<EntryTargets> {
    const places = this.#places("SYMLINK").slice(0, TARGETS_MAX);
    const oids = places.map((place) => this.#entries[place]?.oid ?? "");
    const read = { maxBytes: LINK_TARGET_BYTES, signal: context.signal };
    const blobs = await readBlobs(this.#served.git, oids, read);
    return { places, targets: blobs.map((blob) => (typeof blob === "string" ? null : decodeBytes(blob))) };
  }

  /**
   * Its submodules.
   * @gqlField
   */
  submodules(): EntrySubmodules {
    const places = this.#places("SUBMODULE");
    return { places, oids: places.map((place) => this.#entries[place]?.oid ?? "") };
  }

  #places(kind: EntryKind): readonly Int[] {
    return this.#entries.flatMap(({ mode }, place) => (entryKind(mode) === kind ? [place] : []));
  }
}
