import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { HeldFolders } from "./HeldFolders.ts";
import { readHeldFile, type HeldFile } from "./readHeldFile.ts";
import { workFileFailure } from "./workFileFailure.ts";

export type { HeldFile };

/**
 * Reads files of a work tree as they stand on the disk, with their rights; null where there is none. No symbolic link is followed. Fails as STALE
 * where something else than an ordinary file stands there, as TOO_LARGE past BLOB_TEXT_BYTES, as BAD_INPUT for a path that leads
 * out of the work tree. Linear in what is read.
 */
export async function readWorkFiles(workTree: string, paths: readonly string[]): Promise<readonly (HeldFile | null)[]> {
  const folders = await HeldFolders.open(workTree);
  try {
    const files: (HeldFile | null)[] = [];
    for (const path of paths) {
      try {
        const place = await folders.placeOf(path);
        const file = place === null ? null : await readHeldFile(place.folder.at(place.name), BLOB_TEXT_BYTES);
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
