import type { Float } from "grats";
import { entryKind } from "#server/git/trees/entryKind.ts";
import type { TreeEntryRecord } from "#server/git/trees/readTree.ts";
import type { Context } from "../request/Context.ts";
import type { EntryKind } from "./EntryKind.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { objectSizes } from "../request/objectSizes.ts";

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
