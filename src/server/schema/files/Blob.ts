import type { Float, ID } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { decodeBytes } from "#contract/byteText.ts";
import { contentText, detectEncoding } from "#server/git/contents/encoding.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { blobPiece } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { type Node, toGlobalId } from "../request/globalId.ts";
import { type Context, objectSizes } from "../request/Context.ts";
import { Recorded } from "../request/ServedRepositories.ts";

/** Represents a Git blob. @gqlType */
export class Blob extends Recorded<Oid> implements Node {
  readonly __typename = "Blob" as const;
  readonly oid = this.record;
  #read: Promise<Buffer> | null = null;

  static async byId(context: Context, [repositoryId = "", oid = ""]: readonly string[]): Promise<Blob> {
    if (!isOid(oid)) throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
    return new Blob(context.repositories.byId(repositoryId), oid);
  }

  /** The Node ID of the Blob object. @gqlField @killsParentOnException */
  readonly id: ID = toGlobalId("Blob", this.served.git.id, this.oid);

  /** The size in bytes, a whole number. @gqlField */
  async byteSize(context: Context): Promise<Float> {
    const size = await objectSizes(context, this.served.git).load(this.oid);
    if (size !== null) return size;
    throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
  }

  /** Reads its beginning, at least 8,000 bytes if it has that many: enough to detect its type. */
  async head(context: Context): Promise<Buffer> {
    if ((await this.byteSize(context)) <= BLOB_TEXT_BYTES) return this.#content(context);
    const { head } = await blobPiece(this.served.git, this.oid, { offset: 0, length: 0 }, { signal: context.signal });
    return head;
  }

  /**
   * The text encoding, by its name in the WHATWG Encoding Standard: `utf-8`, by its byte order mark `utf-16le` or
   * `utf-16be`, `mixed` for UTF-8 with some invalid bytes, which are read as Latin-1, else `windows-1252`, which is
   * assumed. Null if the blob is not text, or exceeds 10 MiB and is not read completely.
   * @gqlField
   */
  async encoding(context: Context): Promise<string | null> {
    if ((await this.byteSize(context)) > BLOB_TEXT_BYTES) return null;
    return detectEncoding(await this.#content(context));
  }

  /**
   * The text as in patches, if its encoding is assumed: a byte that is not UTF-8 is one lone surrogate, so that it can
   * be read in another encoding. Null for other blobs.
   * @gqlField
   */
  async escapedText(context: Context): Promise<string | null> {
    const encoding = await this.encoding(context);
    const isCertain = encoding === null || encoding.startsWith("utf-");
    return isCertain ? null : decodeBytes(await this.#content(context));
  }

  /**
   * The decoded text; null if Git takes the blob for binary and it has no UTF-16 byte order mark. Fails with TOO_LARGE
   * beyond 10 MiB.
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
    const [found] = await readObjects(this.served.git, [this.oid], { signal: context.signal });
    if (found) return found.content;
    throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
  }
}

/**
 * The message of the error of `text`; null if it succeeds. A separate field, because Relay discards field errors of
 * data that it loads together with code, as for file readers.
 * @gqlField
 */
export async function textFailure(blob: Blob, context: Context): Promise<string | null> {
  try {
    await blob.text(context);
    return null;
  } catch (error) {
    // The error that `text` throws is logged where that field is resolved.
    return (error instanceof GalleyError ? error : new GalleyError("INTERNAL")).message;
  }
}
