import type { Float, ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_PIECE_BYTES, BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { contentText, cutPiece, decodePiece, isBinaryContent, utf16Mark } from "#server/git/contents/text.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { blobPiece } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { type Context, objectSizes } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";

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

/**
 * How a text is written. `MIXED`: partly as UTF-8, with bytes that are not and are read as Latin-1.
 * @gqlEnum
 */
export type TextEncoding = "UTF_8" | "UTF_16LE" | "UTF_16BE" | "LATIN_1" | "MIXED";

/**
 * Why `text` fails, in a sentence; null where it does not. Relay lets go of the errors of what it reads once its code has come,
 * as the readers of files are; so they ask.
 * @gqlField
 */
export async function textFailure(blob: Blob, context: Context): Promise<string | null> {
  try {
    await blob.text(context);
    return null;
  } catch (error) {
    // What `text` itself throws is written down where it is answered.
    return (error instanceof GalleyError ? error : new GalleyError("INTERNAL")).message;
  }
}

/** The mark of UTF-16. */
const MARK_BYTES = 2;

/**
 * Some bytes of a content.
 * @gqlType
 */
interface BlobPiece {
  /**
   * Where it begins, in bytes.
   * @gqlField
   */
  readonly offset: Float;
  /**
   * Where the next piece begins; null at the end.
   * @gqlField
   */
  readonly nextOffset: Float | null;
  /**
   * The piece as text, up to the last line end in it: whole lines, as long as none is longer than a piece; null where git
   * takes the content for binary and no mark says that it is UTF-16.
   * @gqlField
   */
  readonly text: string | null;
  /**
   * The piece's bytes.
   * @gqlField
   */
  readonly base64: string;
}

/**
 * A piece of the content, 1 MiB at most, of however large a one. What comes before it has to be unpacked, some second for
 * each 300 MB, and is not kept.
 * @gqlField
 */
export async function piece(
  blob: Blob,
  context: Context,
  offset: Float = 0,
  length: Int = 1048576,
): Promise<BlobPiece> {
  if (!Number.isInteger(offset) || offset < 0)
    throw new GalleyError("BAD_INPUT", "A piece begins at a whole number of bytes.");
  if (length < 1 || length > BLOB_PIECE_BYTES)
    throw new GalleyError("BAD_INPUT", `A piece has 1 to ${BLOB_PIECE_BYTES} bytes, not ${length}.`);
  const size = await blob.byteSize(context);
  const found = await blobPiece(blob.served.git, blob.oid(), { offset, length }, { signal: context.signal });
  const { head } = found;
  const isText = contentText(head) !== null || !isBinaryContent(head);
  const encoding = utf16Mark(head) ?? "MIXED";
  const isLast = offset + found.bytes.length >= size;
  const bytes = isText && !isLast ? found.bytes.subarray(0, cutPiece(found.bytes, encoding)) : found.bytes;
  const next = offset + bytes.length;
  const shown = offset === 0 && encoding !== "MIXED" ? bytes.subarray(MARK_BYTES) : bytes;
  return {
    offset,
    nextOffset: next < size ? next : null,
    text: isText ? decodePiece(shown, encoding) : null,
    base64: bytes.toString("base64"),
  };
}
