import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readTree } from "#server/git/trees/readTree.ts";
import { pageOf, type Connection } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import { EntryTable } from "./EntryTable.ts";
import { toGlobalId } from "../globalId.ts";
import type { Node } from "../Node.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { TreeEntry } from "./TreeEntry.ts";

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
