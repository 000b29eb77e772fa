import type { WorkTreeLook } from "./gitInWorkTree.ts";
import type { Repository } from "../openRepository.ts";
import { privateIndex } from "./privateIndex.ts";
import type { ReadOptions } from "../readOptions.ts";
import { workTreeDir } from "./workTreeDir.ts";

/** Gets ready to ask git about files of the work tree; nothing is written into the repository, and nothing of it runs. One process. */
export async function liveLook(repository: Repository, options: ReadOptions = {}): Promise<WorkTreeLook> {
  const dir = await workTreeDir(repository, { ...options, isLive: true });
  const { file } = await privateIndex(repository, dir.place.gitDir);
  return { ...options, repository, dir, indexFile: file };
}
