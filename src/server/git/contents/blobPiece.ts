import { BINARY_LOOK_BYTES } from "./isBinaryContent.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { streamBlob } from "../objects/streamBlob.ts";

/** Some bytes of a blob, and its beginning, by which git tells what is binary. */
export interface BlobPieceBytes {
  readonly head: Buffer;
  readonly bytes: Buffer;
}

/**
 * Reads some bytes of a blob, fewer where it ends. What comes before them is unpacked and let go, so it costs time, some
 * second for each 300 MB, and no memory.
 */
export async function blobPiece(
  repository: Repository,
  oid: Oid,
  { offset, length }: { readonly offset: number; readonly length: number },
  options: ReadOptions = {},
): Promise<BlobPieceBytes> {
  const head: Buffer[] = [];
  const bytes: Buffer[] = [];
  let at = 0;
  await streamBlob(
    repository,
    oid,
    (chunk) => {
      const end = at + chunk.length;
      if (at < BINARY_LOOK_BYTES) head.push(chunk.subarray(0, BINARY_LOOK_BYTES - at));
      if (end > offset && at < offset + length)
        bytes.push(Buffer.from(chunk.subarray(Math.max(0, offset - at), offset + length - at)));
      at = end;
      return at < Math.max(BINARY_LOOK_BYTES, offset + length);
    },
    options,
  );
  return { head: Buffer.concat(head), bytes: Buffer.concat(bytes) };
}
