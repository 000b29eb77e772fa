import type { Float, ID, Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { LINK_TARGET_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { entrySizes, readTree, type TreeEntryRecord } from "#server/git/trees/readTree.ts";
import { entryKind } from "#server/git/trees/treeObject.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import { Recorded } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";

/** Represents a Git tree. @gqlType */
export class Tree extends Recorded<Oid> implements Node {
  readonly __typename = "Tree" as const;

  static async byId(context: Context, [repositoryId = "", oid = ""]: readonly string[]): Promise<Tree> {
    if (!isOid(oid)) throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
    return new Tree(context.repositories.byId(repositoryId), oid);
  }

  /** The Node ID of the Tree object. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("Tree", this.served.git.id, this.record);

  /** All entries in columns. @gqlField */
  async table(context: Context): Promise<EntryTable> {
    const entries = await readTree(this.served.git, this.record, { signal: context.signal });
    return new EntryTable(this.served, { tree: this.record, entries });
  }
}

/** The kind of an entry: a folder, a file, an executable, a symbolic link, or a submodule. @gqlEnum */
export type EntryKind = "TREE" | "BLOB" | "EXECUTABLE" | "SYMLINK" | "SUBMODULE";

const LETTERS = { TREE: "T", BLOB: "B", EXECUTABLE: "X", SYMLINK: "L", SUBMODULE: "S" } as const;

/** The maximum number of links whose targets are listed: people do not look through folders with more. */
const TARGETS_MAX = 1000;

/** The targets of the symbolic links of a table. @gqlType */
interface EntryTargets {
  /** The indexes of the links, up to 1,000. @gqlField */
  readonly entryIndexes: readonly Int[];
  /**
   * The target of each; a byte that is not UTF-8 is encoded as a lone surrogate. Null if it is unknown or longer than a
   * path can be.
   * @gqlField
   */
  readonly targets: readonly (string | null)[];
}

/** The submodules of a table. @gqlType */
interface EntrySubmodules {
  /** The indexes of the submodules. @gqlField */
  readonly entryIndexes: readonly Int[];
  /** The commit of each submodule. @gqlField */
  readonly oids: readonly GitObjectID[];
}

/**
 * The entries of a folder in columns: an entry is identified by its index in `names`, counted from 0, in Git's order.
 * An object for each of a hundred thousand entries would cost the page more time than Git takes.
 * @gqlType
 */
export class EntryTable extends Recorded<{ readonly tree: Oid; readonly entries: readonly TreeEntryRecord[] }> {
  readonly __typename = "EntryTable" as const;
  readonly #entries = this.record.entries;

  /** The name of each entry; a byte that is not UTF-8 is encoded as a lone surrogate. @gqlField */
  names(): readonly string[] {
    return this.#entries.map(({ name }) => name);
  }

  /**
   * The kind of each entry as one letter: T a folder, B a file, X an executable, L a symbolic link, S a submodule.
   * @gqlField
   */
  kinds(): string {
    return this.#entries.map(({ mode }) => LETTERS[entryKind(mode)]).join("");
  }

  /**
   * The size of each entry in bytes, whole numbers; null for folders and submodules, and for missing objects.
   * @gqlField
   */
  async sizes(context: Context): Promise<readonly (Float | null)[]> {
    return entrySizes(this.served.git, this.record.tree, { signal: context.signal });
  }

  /** The targets of the symbolic links. @gqlField */
  async linkTargets(context: Context): Promise<EntryTargets> {
    const entryIndexes = this.#entryIndexesOf("SYMLINK").slice(0, TARGETS_MAX);
    const oids = entryIndexes.map((entryIndex) => this.#entries[entryIndex]?.oid ?? "");
    const read = { maxBytes: LINK_TARGET_BYTES, signal: context.signal };
    const blobs = await readBlobs(this.served.git, oids, read);
    return { entryIndexes, targets: blobs.map((blob) => (typeof blob === "string" ? null : decodeBytes(blob))) };
  }

  /** The submodules. @gqlField */
  submodules(): EntrySubmodules {
    const entryIndexes = this.#entryIndexesOf("SUBMODULE");
    return { entryIndexes, oids: entryIndexes.map((entryIndex) => this.#entries[entryIndex]?.oid ?? "") };
  }

  #entryIndexesOf(kind: EntryKind): readonly Int[] {
    return this.#entries.flatMap(({ mode }, entryIndex) => (entryKind(mode) === kind ? [entryIndex] : []));
  }
}
