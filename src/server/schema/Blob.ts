import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { statObjects } from "#server/git/catFile.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { blobText } from "./blobText.ts";
import type { Context } from "./Context.ts";
import { toGlobalId } from "./globalId.ts";
import type { Node } from "./Node.ts";
import type { GitObjectID } from "./scalars.ts";
import type { ServedRepository } from "./ServedRepositories.ts";

/**
 * The content of a file.
 * @gqlType
 */
export class Blob implements Node {
  readonly __typename = "Blob" as const;
  readonly #served: ServedRepository;
  readonly #oid: Oid;

  constructor(served: ServedRepository, oid: Oid) {
    this.#served = served;
    this.#oid = oid;
  }

  /** Finds a blob by the names inside its id. */
  static async byId(context: Context, [repositoryId = "", oid = ""]: readonly string[]): Promise<Blob> {
    if (!isOid(oid)) throw new GalleyError("BAD_INPUT", "The id is not one that Galley gave out.");
    return new Blob(context.repositories.byId(repositoryId), oid);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Blob", this.#served.git.id, this.#oid);
  }

  /**
   * The object's full name.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#oid;
  }

  /**
   * Its size in bytes.
   * @gqlField
   */
  async byteSize(context: Context): Promise<Int> {
    const [found] = await statObjects(this.#served.git, [this.#oid], { signal: context.signal });
    if (!found) throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
    return found.size;
  }

  /**
   * The content as text, null where git takes it for binary; a byte that is not UTF-8 is one lone surrogate. TOO_LARGE
   * beyond 10 MiB.
   * @gqlField
   */
  async text(context: Context): Promise<string | null> {
    return blobText(this.#served.git, this.#oid, context.signal);
  }
}
