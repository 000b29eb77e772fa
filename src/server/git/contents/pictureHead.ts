import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, GIT_OBJECT_BYTES, PICTURE_HEAD_BYTES } from "#contract/limits.ts";
import { blobPiece } from "./blobPiece.ts";
import { readObjects, statObjects } from "../objects/catFile.ts";
import { readLfsObject } from "./lfsObject.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { LFS_POINTER_BYTES, parseLfsPointer } from "./parseLfsPointer.ts";
import type { ReadOptions } from "../readOptions.ts";

/** The beginning of what may be a picture, and how many bytes all of it has. */
export interface PictureHead {
  readonly head: Buffer;
  readonly size: number;
  /** Whether it is what git-lfs keeps, to which the blob is only a pointer. */
  readonly isLfs: boolean;
}

/**
 * Reads the beginning of a blob, PICTURE_HEAD_BYTES at most, or of what git-lfs keeps for it in the repository's own store; null
 * where a pointer leads to nothing there. No process is started for a blob up to BLOB_TEXT_BYTES. Linear in what is read.
 */
export async function pictureHead(
  repository: Repository,
  oid: Oid,
  options: ReadOptions = {},
): Promise<PictureHead | null> {
  const [stat] = await statObjects(repository, [oid], options);
  if (stat?.type !== "blob")
    throw new GalleyError("OBJECT_MISSING", "The picture is not in this repository's object store.");
  const { size } = stat;
  const piece = { offset: 0, length: PICTURE_HEAD_BYTES };
  if (size > BLOB_TEXT_BYTES)
    return { head: (await blobPiece(repository, oid, piece, options)).bytes, size, isLfs: false };
  const cut = { ...options, maxBytes: PICTURE_HEAD_BYTES, isCut: true };
  const [found] = await readObjects(repository, [oid], cut);
  const head = found?.content ?? Buffer.alloc(0);
  const pointer = size < LFS_POINTER_BYTES ? parseLfsPointer(head) : null;
  if (pointer === null) return { head, size, isLfs: false };
  const kept = await readLfsObject(repository, pointer, GIT_OBJECT_BYTES);
  return kept && { head: kept.subarray(0, PICTURE_HEAD_BYTES), size: kept.length, isLfs: true };
}
