import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { LFS_POINTER_BYTES, parseLfsPointer } from "#server/git/contents/parseLfsPointer.ts";
import type { Blob } from "./Blob.ts";
import type { Context } from "../request/Context.ts";
import { LfsPointer } from "./LfsPointer.ts";

/**
 * What git-lfs keeps elsewhere, where the content is a pointer to it; null where it is none.
 * @gqlField
 */
export async function lfs(blob: Blob, context: Context): Promise<LfsPointer | null> {
  const read = { maxBytes: LFS_POINTER_BYTES, signal: context.signal };
  const [content] = await readBlobs(blob.served.git, [blob.oid()], read);
  const pointer = content === undefined || typeof content === "string" ? null : parseLfsPointer(content);
  return pointer && new LfsPointer(blob.served, pointer);
}
