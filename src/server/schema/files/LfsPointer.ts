import type { Float } from "grats";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import {
  hasLfsObject,
  LFS_POINTER_BYTES,
  type LfsPointerRecord,
  parseLfsPointer,
  readLfsObject,
} from "#server/git/contents/lfs.ts";
import { contentText } from "#server/git/contents/encoding.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { Context } from "../request/Context.ts";
import { Recorded } from "../request/ServedRepositories.ts";
import type { Blob } from "./Blob.ts";

/** A Git LFS pointer. @gqlType */
export class LfsPointer extends Recorded<LfsPointerRecord> {
  readonly __typename = "LfsPointer" as const;
  /** The SHA-256 of the file's content. @gqlField */
  readonly oid: string = this.record.oid;
  /** The size of the file in bytes, a whole number. @gqlField */
  readonly byteSize: Float = this.record.size;

  /** Whether the repository's own LFS store has the file. Nothing is fetched. @gqlField */
  async isHere(): Promise<boolean> {
    return hasLfsObject(this.served.git, this.record);
  }

  /**
   * The decoded text of the file; null if it is not text, or is not stored here. Its SHA-256 matches the pointer. Fails
   * with TOO_LARGE beyond 10 MiB.
   * @gqlField
   */
  async text(): Promise<string | null> {
    const content = await readLfsObject(this.served.git, this.record, BLOB_TEXT_BYTES);
    return (content && contentText(content)?.text) ?? null;
  }
}

/** The Git LFS pointer in the blob; null if it is not a pointer. @gqlField */
export async function lfs(blob: Blob, context: Context): Promise<LfsPointer | null> {
  const read = { maxBytes: LFS_POINTER_BYTES, signal: context.signal };
  const [content] = await readBlobs(blob.served.git, [blob.oid], read);
  const pointer = content === undefined || typeof content === "string" ? null : parseLfsPointer(content);
  return pointer && new LfsPointer(blob.served, pointer);
}
