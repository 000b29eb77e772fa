import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileAge } from "./fileStat.ts";
import { cacheFailure } from "./fsErrors.ts";

/** The suffix of an unfinished file: a UUID. */
const UNFINISHED = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Writes one of our files atomically, and only if its content changes, since another process may be reading it. Also
 * removes unfinished files that killed writers left in the folder. Linear in the content and, if it changes, in the
 * folder's entries.
 */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  // If the file cannot be read, the write below reports why.
  const there = await readFile(file).catch(() => null);
  if (there?.equals(bytes)) return;
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes, { mode: 0o600 });
  await rename(unfinished, file);
  await removeOld(dirname(file), UNFINISHED);
}

/** No write of ours takes this long, so the process that wrote an older file was killed. */
const HOUR_MS = 60 * 60_000;

/**
 * Removes the files and folders in one of our folders whose names match and that are older than `ageMs` milliseconds:
 * leftovers of killed processes. An entry that cannot be removed is left for the next call. Linear in the folder's
 * entries.
 */
export async function removeOld(folder: string, name: RegExp, ageMs = HOUR_MS): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((one) => name.test(one)).map((one) => join(folder, one))) {
    const found = await stat(path).catch(() => null);
    if (found === null || fileAge({ mtimeMs: found.ctimeMs }) <= ageMs) continue;
    await removeFolder(path);
  }
}

/** If it cannot be removed, it takes some space until `removeOld` removes it. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => undefined);
}

/**
 * Creates a folder with some files, which only this user can read, and removes it after `act`. Also removes those that
 * killed processes left in `parent` more than `ageMs` milliseconds ago. Fails as READ_ONLY or DISK_FULL.
 */
export async function withTemporaryFolder<Result>(
  { parent, prefix, ageMs }: { readonly parent: string; readonly prefix: string; readonly ageMs?: number },
  files: ReadonlyMap<string, string | Uint8Array>,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  let folder: string | null = null;
  try {
    try {
      await mkdir(parent, { recursive: true });
      await removeOld(parent, new RegExp(`^${prefix}`, "u"), ageMs);
      folder = await mkdtemp(join(parent, prefix));
      for (const [name, content] of files) await writeFile(join(folder, name), content, { mode: 0o600 });
    } catch (error) {
      throw cacheFailure(parent, error);
    }
    return await act(folder);
  } finally {
    if (folder !== null) await removeFolder(folder);
  }
}
