import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";

/** Writes a file of ours whole or not at all, and only if it has to change: another process may be reading it. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  // A file that cannot be read is written anew, which says what is wrong with it.
  const there = await readFile(file).catch(() => null);
  if (there?.equals(bytes)) return;
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes, { mode: 0o600 });
  await rename(unfinished, file);
}
