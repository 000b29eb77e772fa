// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns a short text that changes when a file at or below one of the paths is added, removed or changed. It does not
 * depend on file times, so it is the same in a fresh clone and after switching branches back and forth. Reads every
 * file, which takes about 20 ms for 500 files.
 * @param {string} directory
 * @param {readonly string[]} paths relative to `directory`; one that does not exist counts as empty
 */
export function fingerprint(directory, paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesBelow(directory, path)).sort()) {
    const content = readFileSync(join(directory, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("base64url");
}

/** @param {string} directory @param {string} path @returns {string[]} */
function filesBelow(directory, path) {
  const found = statSync(join(directory, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(directory, path)).flatMap((name) => filesBelow(directory, `${path}/${name}`));
}
