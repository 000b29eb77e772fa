import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** What a snapshot adds to: objects, and refs of its own. */
const ADDED = /\/\.git\/(?:objects|refs\/galley)(?:\/|$)|\/\.git\/refs$/u;

/** Gives the bytes, the number and the time of each file of a repository but for its objects and Galley's refs. */
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
