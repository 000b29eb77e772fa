import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { codeOf, workFileFailure } from "./fsErrors.ts";
import { OpenFolders } from "./openFolders.ts";
import { readWithMode } from "./readPlainFile.ts";

export interface WorkFileContent {
  readonly bytes: Buffer;
  readonly mode: number;
}

/** Reads a file as `readPlainFile` does, with its mode; null if it does not exist. Follows no symbolic link. */
export async function readWorkFile(file: Buffer, maxBytes: number): Promise<WorkFileContent | null> {
  return readWithMode(file, { maxBytes, follow: false }).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
}

/**
 * Reads files of a work tree with their modes; null where there is none. Follows no symbolic link. Fails as STALE for
 * anything but a regular file, as TOO_LARGE beyond BLOB_TEXT_BYTES, and as BAD_INPUT for a path outside the work tree.
 * Linear in the bytes read.
 */
export async function readWorkFiles(
  workTree: string,
  paths: readonly string[],
): Promise<readonly (WorkFileContent | null)[]> {
  const folders = await OpenFolders.open(workTree);
  try {
    const files: (WorkFileContent | null)[] = [];
    for (const path of paths) {
      try {
        const entry = await folders.openEntry(path);
        const file = entry === null ? null : await readWorkFile(entry.folder.at(entry.name), BLOB_TEXT_BYTES);
        files.push(file);
      } catch (error) {
        throw workFileFailure(path, error);
      }
    }
    return files;
  } finally {
    await folders.close();
  }
}
