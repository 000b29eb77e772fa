import type { Float, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_PIECE_BYTES } from "#contract/limits.ts";
import { blobPiece } from "#server/git/contents/blobPiece.ts";
import { contentText, decodePiece, utf16Mark } from "#server/git/contents/contentText.ts";
import { cutPiece } from "#server/git/contents/cutPiece.ts";
import { isBinaryContent } from "#server/git/contents/isBinaryContent.ts";
import type { Blob } from "./Blob.ts";
import type { Context } from "../request/Context.ts";

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
