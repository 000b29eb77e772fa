import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** The paths that a snapshot adds files to: objects, and Galley's refs. */
const ADDED = /\/\.git\/(?:objects|refs\/galley)(?:\/|$)|\/\.git\/refs$/u;

/**
 * Returns the content, size, inode number and modification time of each file of a repository, except its objects and
 * Galley's refs.
 */
export async function bytesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (ADDED.test(path)) continue;
    const { mtimeMs, ino, size } = await stat(path);
    const bytes = entry.isFile() ? (await readFile(path)).toString("base64") : "";
    found.set(path, `${mtimeMs} ${ino} ${size} ${bytes}`);
  }
  return found;
}
