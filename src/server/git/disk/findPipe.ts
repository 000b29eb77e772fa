import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Discovered } from "./discover.ts";

const AT_ONCE = 16;
/** What git reads whatever it is asked: files, and folders with all that is below. Single objects are read when they are needed. */
const FILES = ["HEAD", "config", "config.worktree", "packed-refs", "shallow", "commondir", "info/grafts"];
const FOLDERS = ["refs", "objects/info", "objects/pack"];

/**
 * Finds a pipe or a device in place of a file that git reads in a repository: git would wait for what comes out of it, or read
 * for ever. Gives its path, or null. Linear in the refs that have files of their own, and the packs.
 */
export async function findPipe({ gitDir, commonDir }: Discovered): Promise<string | null> {
  const dirs = [...new Set([gitDir, commonDir])];
  for (const file of dirs.flatMap((dir) => FILES.map((name) => join(dir, name)))) if (await isPipe(file)) return file;
  const folders = dirs.flatMap((dir) => FOLDERS.map((name) => join(dir, name)));
  while (folders.length > 0) {
    const some = folders.splice(-AT_ONCE);
    const lists = await Promise.all(some.map((folder) => readdir(folder, { withFileTypes: true }).catch(() => []))); // none, or closed to us
    for (const [index, entries] of lists.entries()) {
      const pathOf = ({ name }: Dirent): string => join(some[index] ?? gitDir, name);
      const odd = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
      for (const entry of odd) if (await isPipe(pathOf(entry))) return pathOf(entry);
      folders.push(...entries.filter((entry) => entry.isDirectory()).map(pathOf));
    }
  }
  return null;
}

function isPipe(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFIFO() || found.isCharacterDevice() || found.isBlockDevice(),
    () => false, // not there, or a link that leads nowhere
  );
}
