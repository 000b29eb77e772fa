import { lstat, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Finds the repositories below a folder: git dirs and linked work trees. A git dir is returned as its work tree, or as
 * itself if it has none. Linear in the files below the folder.
 */
export async function findGitDirs(folder: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const pending = [folder];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const entries = await readdir(at, { withFileTypes: true }).catch(() => []); // for example a folder without read permission
    const names = new Set(entries.map(({ name }) => name));
    if (names.has("HEAD") && names.has("objects") && names.has("refs")) {
      found.add(basename(at) === ".git" ? dirname(at) : at);
    }
    for (const entry of entries) {
      if (entry.isDirectory() && !isObjectFolder(at, entry.name)) pending.push(join(at, entry.name));
      else if (entry.name === ".git" && (await isPointer(join(at, entry.name)))) found.add(at);
    }
  }
  return [...found].sort();
}

/** The many folders of loose objects contain nothing else. */
function isObjectFolder(parent: string, name: string): boolean {
  return /^(?:[0-9a-f]{2}|pack)$/.test(name) && basename(parent) === "objects";
}

async function isPointer(path: string): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() || found.isSymbolicLink();
}
