import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";

/** What LFS keeps of a file in the repository begins so, and is shorter than this (git-lfs, docs/spec.md). */
const VERSION = "version https://git-lfs.github.com/spec/v1\n";
const POINTER_BYTES = 1024;

/**
 * Makes what git-lfs would put into the repository in place of a file, without running it: its id and size. What is a pointer
 * already, or empty, stays as it is. Linear in the file.
 */
export async function lfsPointer(file: Buffer, signal?: AbortSignal): Promise<Buffer> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(file, { signal })) {
    if (!Buffer.isBuffer(chunk)) continue;
    hash.update(chunk);
    size += chunk.length;
  }
  if (size < POINTER_BYTES) {
    const content = await readFile(file);
    if (content.length === 0 || content.toString("latin1").startsWith(VERSION)) return content;
  }
  return Buffer.from(`${VERSION}oid sha256:${hash.digest("hex")}\nsize ${size}\n`);
}
