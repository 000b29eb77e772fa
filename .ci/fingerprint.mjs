// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Gives a short text that changes when a file at or below one of the paths appears, disappears or changes its content.
 * Times play no part, so a fresh clone and a branch switched forth and back match. Reads every file: about 20 ms for 500.
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
