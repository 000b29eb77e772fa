import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { codeOf, workFileFailure } from "./fsErrors.ts";
import { OpenFolders } from "./openFolders.ts";

export interface WorkFileContent {
  readonly bytes: Buffer;
  readonly mode: number;
}

const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

/**
 * Reads a regular file with its mode; null if it does not exist. A symbolic link fails as ELOOP, a folder as EISDIR,
 * anything else as EFTYPE, and a file larger than `maxBytes` as EFBIG.
 */
export async function readWorkFile(file: Buffer, maxBytes: number): Promise<WorkFileContent | null> {
  const handle = await open(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    const code = stat.isDirectory() ? "EISDIR" : stat.isFile() ? (stat.size > maxBytes ? "EFBIG" : null) : "EFTYPE";
    if (code !== null) throw Object.assign(new Error(`${code}: not a file that can be read`), { code });
    return { bytes: await handle.readFile(), mode: stat.mode };
  } finally {
    await handle.close();
  }
}

/**
 * Reads files of a work tree with their modes; null where there is none. Follows no symbolic link. Fails as STALE for
 * anything but a regular file, as TOO_LARGE beyond BLOB_TEXT_BYTES, and as BAD_INPUT for a path outside the work tree.
 * Linear in the bytes read.
 */
export async function readWorkFiles(
  workTree: string,
  paths: readonly string[],
): Promise<readonly (WorkFileContent | null)[]> {
  const folders = await OpenFolders.open(workTree);
  try {
    const files: (WorkFileContent | null)[] = [];
    for (const path of paths) {
      try {
        const entry = await folders.openEntry(path);
        const file = entry === null ? null : await readWorkFile(entry.folder.at(entry.name), BLOB_TEXT_BYTES);
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
