import { openRepository } from "#server/git/repository/openRepository.ts";
import { ReviewStore, type ReviewStoreOptions } from "#server/store/ReviewStore.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";

/** Opens the store of a repository, which is closed after the test file. */
export async function openStore(path: string, options?: ReviewStoreOptions): Promise<ReviewStore> {
  const git = await openRepository(path);
  const store = new ReviewStore(git, options);
  leftovers.push(async () => {
    await store.close();
    await git.close();
  });
  return store;
}
