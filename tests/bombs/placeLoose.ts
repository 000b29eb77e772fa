import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes a compressed object to the path that its id has in a repository. */
export function placeLoose(path: string, oid: string, compressed: Uint8Array): void {
  const file = join(path, ".git/objects", oid.slice(0, 2), oid.slice(2));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, compressed);
}
