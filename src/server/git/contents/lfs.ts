import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";

/** A pointer is shorter than this (git-lfs, docs/spec.md). */
const LFS_POINTER_BYTES = 1024;

/** Every pointer starts with this line (git-lfs, docs/spec.md). */
const LFS_POINTER_VERSION = "version https://git-lfs.github.com/spec/v1\n";

/**
 * Creates the pointer that git-lfs would store in the repository for a file, without running it. A file that is a
 * pointer already, or empty, is returned unchanged. Linear in the file.
 */
export async function lfsPointer(file: Buffer, signal?: AbortSignal): Promise<Buffer> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(file, { signal })) {
    if (!Buffer.isBuffer(chunk)) continue;
    hash.update(chunk);
    size += chunk.length;
  }
  if (size < LFS_POINTER_BYTES) {
    const content = await readFile(file);
    if (content.length === 0 || content.toString("latin1").startsWith(LFS_POINTER_VERSION)) return content;
  }
  return Buffer.from(`${LFS_POINTER_VERSION}oid sha256:${hash.digest("hex")}\nsize ${size}\n`);
}
