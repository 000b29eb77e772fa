import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { codeOf } from "./codeOf.ts";

/** A file as it stands on the disk. */
export interface HeldFile {
  readonly bytes: Buffer;
  readonly mode: number;
}

const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

/**
 * Reads an ordinary file whole with its rights; null where there is none. A symbolic link fails as ELOOP, a folder as EISDIR,
 * anything else as EFTYPE, and what is larger than `maxBytes` as EFBIG.
 */
export async function readHeldFile(file: Buffer, maxBytes: number): Promise<HeldFile | null> {
  const handle = await open(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    const code = stat.isDirectory() ? "EISDIR" : stat.isFile() ? (stat.size > maxBytes ? "EFBIG" : null) : "EFTYPE";
    if (code !== null) throw Object.assign(new Error(`${code}: no file that is read whole`), { code });
    return { bytes: await handle.readFile(), mode: stat.mode };
  } finally {
    await handle.close();
  }
}
