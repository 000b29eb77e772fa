import { stat } from "node:fs/promises";
import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "./openRepository.ts";
import { repositoryState, type FolderIdentity } from "./repositoryState.ts";
import { requireShadow } from "./requireShadow.ts";

async function isThere({ path, device, inode }: FolderIdentity): Promise<boolean> {
  return stat(path, { bigint: true }).then(
    (found) => found.dev === device && found.ino === inode,
    () => false,
  );
}

/**
 * Tells whether a repository was moved, deleted or unmounted, or another was put in its place. Compares device and inode
 * of its folders: a reader that holds old packs open would answer on, so its answers prove nothing.
 */
export async function repositoryGone(repository: Repository): Promise<boolean> {
  const there = await Promise.all(repositoryState(repository).folders.map(isThere));
  return there.includes(false);
}

/** The looks under way: what is asked at once is looked at once. */
const looking = new WeakMap<Repository, Promise<void>>();

/**
 * Fails as REPOSITORY_GONE if the repository is gone, having dropped the readers that still hold its packs open; makes its shadow
 * anew if that is gone. Who asks while somebody else looks gets the same answer.
 */
export async function requireRepository(repository: Repository): Promise<void> {
  const current = looking.get(repository);
  if (current !== undefined) return current;
  const look = lookAt(repository).finally(() => looking.delete(repository));
  looking.set(repository, look);
  await look;
}

async function lookAt(repository: Repository): Promise<void> {
  if (!(await repositoryGone(repository))) return requireShadow(repository);
  repositoryState(repository).objects.reset();
  throw new GalleyError("REPOSITORY_GONE", `The repository is no longer at ${repository.path}.`);
}
