import type { Float, ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { blobPiece } from "#server/git/contents/blobPiece.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { contentText } from "#server/git/contents/contentText.ts";
import { isBinaryContent } from "#server/git/contents/isBinaryContent.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import { toGlobalId } from "../globalId.ts";
import type { Node } from "../Node.ts";
import { objectSizes } from "../request/objectSizes.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { TextEncoding } from "./TextEncoding.ts";

/**
 * The content of a file.
 * @gqlType
 */
export class Blob implements Node {
  readonly __typename = "Blob" as const;
  /** For its fields that stand in files of their own. */
  readonly served: ServedRepository;
  readonly #oid: Oid;
  #read: Promise<Buffer> | null = null;

  constructor(served: ServedRepository, oid: Oid) {
    this.served = served;
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
    return toGlobalId("Blob", this.served.git.id, this.#oid);
  }

  /**
   * The object's full name.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#oid;
  }

  /**
   * Its size in bytes, a whole number.
   * @gqlField
   */
  async byteSize(context: Context): Promise<Float> {
    const size = await objectSizes(context, this.served.git).load(this.#oid);
    if (size !== null) return size;
    throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
  }

  /**
   * Whether git takes it for binary: by its first 8,000 bytes, so a text in UTF-16 is binary too.
   * @gqlField
   */
  async isBinary(context: Context): Promise<boolean> {
    return isBinaryContent(await this.head(context));
  }

  /** Gives its beginning, 8,000 bytes at least where it has so many: what it is can be told by that. */
  async head(context: Context): Promise<Buffer> {
    if ((await this.byteSize(context)) <= BLOB_TEXT_BYTES) return this.#content(context);
    const { head } = await blobPiece(this.served.git, this.#oid, { offset: 0, length: 0 }, { signal: context.signal });
    return head;
  }

  /**
   * How its text is written; null where it has none, and beyond 10 MiB, where it is not read whole.
   * @gqlField
   */
  async encoding(context: Context): Promise<TextEncoding | null> {
    if ((await this.byteSize(context)) > BLOB_TEXT_BYTES) return null;
    return contentText(await this.#content(context))?.encoding ?? null;
  }

  /**
   * The content as text, decoded; null where git takes it for binary and no mark says that it is UTF-16. TOO_LARGE beyond
   * 10 MiB, which is shown in pieces.
   * @gqlField
   */
  async text(context: Context): Promise<string | null> {
    if ((await this.byteSize(context)) > BLOB_TEXT_BYTES)
      throw new GalleyError("TOO_LARGE", "The file has more than 10 MiB of text.");
    return contentText(await this.#content(context))?.text ?? null;
  }

  #content(context: Context): Promise<Buffer> {
    this.#read ??= this.#readContent(context);
    return this.#read;
  }

  async #readContent(context: Context): Promise<Buffer> {
    const [found] = await readObjects(this.served.git, [this.#oid], { signal: context.signal });
    if (found) return found.content;
    throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
  }
}
