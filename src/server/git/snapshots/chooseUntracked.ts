import { UNTRACKED_FILE_BYTES } from "#contract/limits.ts";
import { secretFile } from "./secretFile.ts";
import type { UnreadFile } from "./Snapshot.ts";
import { statFiles, type WorkTreeFile } from "../disk/statFiles.ts";

/** Untracked files, parted into those that a snapshot reads and those that it only lists. */
export interface ChosenFiles {
  readonly files: readonly WorkTreeFile[];
  readonly unread: readonly UnreadFile[];
}

/** Chooses which untracked files a snapshot reads: not too large ones that look like no secret, and those asked for by path. */
export async function chooseUntracked(
  workTree: string,
  paths: readonly string[],
  asked: ReadonlySet<string>,
): Promise<ChosenFiles> {
  const files: WorkTreeFile[] = [];
  const unread: UnreadFile[] = [];
  for (const found of await statFiles(workTree, paths)) {
    if (found === null || !(found.stat.isFile() || found.stat.isSymbolicLink())) continue; // it went meanwhile
    const { path, file, stat } = found;
    const isLarge = stat.size > UNTRACKED_FILE_BYTES;
    const isHeld = stat.isFile() && !asked.has(path) && (isLarge || (await secretFile(path, file)));
    if (isHeld) unread.push({ path, bytes: Number(stat.size), reason: isLarge ? "LARGE" : "SECRET" });
    else files.push(found);
  }
  return { files, unread };
}
