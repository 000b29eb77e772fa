import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { codeOf, workFileFailure } from "./fsErrors.ts";
import { HeldFolders } from "./heldFolders.ts";

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

/**
 * Reads files of a work tree as they stand on the disk, with their rights; null where there is none. No symbolic link is followed. Fails as STALE
 * where something else than an ordinary file stands there, as TOO_LARGE past BLOB_TEXT_BYTES, as BAD_INPUT for a path that leads
 * out of the work tree. Linear in what is read.
 */
export async function readWorkFiles(workTree: string, paths: readonly string[]): Promise<readonly (HeldFile | null)[]> {
  const folders = await HeldFolders.open(workTree);
  try {
    const files: (HeldFile | null)[] = [];
    for (const path of paths) {
      try {
        const place = await folders.placeOf(path);
        const file = place === null ? null : await readHeldFile(place.folder.at(place.name), BLOB_TEXT_BYTES);
        files.push(file);
      } catch (error) {
        throw workFileFailure(path, error);
      }
    }
    return files;
  } finally {
    await folders.close();
  }
}
