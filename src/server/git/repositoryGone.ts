import { GalleyError } from "#contract/errors.ts";
import { breathe } from "./breather.ts";
import { statNow } from "./disk/statNow.ts";
import type { Repository } from "./openRepository.ts";
import { repositoryState, type FolderIdentity } from "./repositoryState.ts";
import { requireShadow } from "./requireShadow.ts";

function isThere({ path, device, inode }: FolderIdentity): boolean {
  const found = statNow(path);
  return found !== null && typeof found !== "string" && found.dev === device && found.ino === inode;
}

/**
 * Tells whether a repository was moved, deleted or unmounted, or another was put in its place. Compares device and inode
 * of its folders: a reader that holds old packs open would answer on, so its answers prove nothing.
 */
export function repositoryGone(repository: Repository): boolean {
  return !repositoryState(repository).folders.every(isThere);
}

/**
 * Fails as REPOSITORY_GONE if the repository is gone, having dropped the readers that still hold its packs open; makes its shadow
 * anew if that is gone. Some 0.02 ms where all is there. Who reads on and on, all of it from memory, lets others run here.
 */
export async function requireRepository(repository: Repository): Promise<void> {
  await breathe();
  if (!repositoryGone(repository)) return requireShadow(repository);
  repositoryState(repository).objects.reset();
  throw new GalleyError("REPOSITORY_GONE", `The repository is no longer at ${repository.path}.`);
}
