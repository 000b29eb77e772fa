import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { removeOld } from "./removeOld.ts";

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
