import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./unlessMissing.ts";

/**
 * Takes files out of a folder of ours, those used longest ago first, until `bytes` more fit in with the others within `maxBytes`. A
 * file's last use is when it was written or its times were set. Linear in the folder's entries. Fails where the folder cannot be
 * read or written.
 */
export async function makeRoom(folder: string, bytes: number, maxBytes: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const found = await Promise.all(
    paths.map(async (path) => ({ path, there: await unlessMissing(stat(path)) })), // another Galley may have been faster
  );
  const files = found.flatMap(({ path, there }) => (there?.isFile() === true ? [{ path, there }] : []));
  let total = files.reduce((sum, { there }) => sum + there.size, bytes);
  for (const { path, there } of files.toSorted((one, other) => one.there.ctimeMs - other.there.ctimeMs)) {
    if (total <= maxBytes) return;
    await rm(path, { force: true });
    total -= there.size;
  }
}
