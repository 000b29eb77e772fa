import { open, rename, rm, writeFile } from "node:fs/promises";
import { GalleyError } from "#contract/errors.ts";

const EXISTS = "There is already a file of this name.";
const FORCE = "Choose another name, or replace it with --force.";
const FAILURES: Readonly<Record<string, () => GalleyError>> = {
  EEXIST: () => new GalleyError("CONFLICT", EXISTS, { next: FORCE }),
  ENOENT: () => new GalleyError("NOT_FOUND", "There is no such folder.", { next: "Create it, or choose another one." }),
  ENOTDIR: () => new GalleyError("BAD_INPUT", "A part of this path is not a folder."),
  EISDIR: () => new GalleyError("BAD_INPUT", "This is a folder.", { next: "Add the name of the file." }),
  ENAMETOOLONG: () => new GalleyError("BAD_INPUT", "This name is too long."),
  EACCES: () => new GalleyError("READ_ONLY", "The folder is read-only."),
  EPERM: () => new GalleyError("READ_ONLY", "The folder is read-only."),
  EROFS: () => new GalleyError("READ_ONLY", "The disk is read-only."),
  ENOSPC: () => new GalleyError("DISK_FULL"),
  EDQUOT: () => new GalleyError("DISK_FULL"),
};

/** Writes a file that is there whole or not at all. Fails as CONFLICT if it exists, unless it may be replaced. */
export async function writeOutput(path: string, text: string | Uint8Array, mayReplace: boolean): Promise<void> {
  try {
    if (mayReplace) {
      const unfinished = `${path}.${process.pid}.tmp`;
      await writeFile(unfinished, text, { flag: "wx" })
        .then(() => rename(unfinished, path))
        .catch(async (error: unknown) => {
          await rm(unfinished, { force: true });
          throw error;
        });
      return;
    }
    const file = await open(path, "wx");
    try {
      await file.writeFile(text);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw FAILURES[code]?.() ?? error;
  }
}

/** Formats the size of a written file. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
