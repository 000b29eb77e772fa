import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";

/**
 * Returns a search path (in the form of PATH) without its empty and relative entries, which mean the folder in which Galley was
 * started: a repository. Every program that Galley starts is searched in it, and gets it as its PATH.
 */
export function searchPath(search: string = process.env["PATH"] ?? ""): string {
  return search.split(delimiter).filter(isAbsolute).join(delimiter);
}

/** Finds the programs of some names in the absolute entries of a search path, in its order. */
export async function findPrograms(search: string, names: readonly string[]): Promise<readonly string[]> {
  const folders = searchPath(search).split(delimiter).filter(isAbsolute);
  const files = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = await Promise.all(files.map(isProgram));
  return files.filter((_, index) => found[index]);
}

export async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false; // Whatever is there, it cannot be run.
  }
}
