import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileAge } from "./fileStat.ts";
import { unlessMissing } from "./fsErrors.ts";

/** How the name of an unfinished file ends. */
const UNFINISHED = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Writes a file of ours whole or not at all, and only if it has to change: another process may be reading it. Takes away what a
 * writer of such a file left in the folder who was killed. Linear in the content and, where it changes, in the folder's entries.
 */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  // A file that cannot be read is written anew, which says what is wrong with it.
  const there = await readFile(file).catch(() => null);
  if (there?.equals(bytes)) return;
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes, { mode: 0o600 });
  await rename(unfinished, file);
  await removeOld(dirname(file), UNFINISHED);
}

/** Nothing of ours takes so long to write: whoever made it was killed. */
const HOUR_MS = 60 * 60_000;

/**
 * Takes the files and folders out of a folder of ours whose names fit and that are older than `ageMs` milliseconds: what a killed
 * process left behind. What cannot be taken away takes some room, until the next that finds it. Linear in the folder's entries.
 */
export async function removeOld(folder: string, name: RegExp, ageMs = HOUR_MS): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((one) => name.test(one)).map((one) => join(folder, one))) {
    const found = await stat(path).catch(() => null);
    if (found === null || fileAge({ mtimeMs: found.ctimeMs }) <= ageMs) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => undefined);
  }
}

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
