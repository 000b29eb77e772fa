import { openRepository } from "#server/git/openRepository.ts";
import { reviewStore, type ReviewStore, type ReviewStoreOptions } from "#server/store/reviewStore.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";

/** Opens the store of a repository, which is closed after the test file. */
export async function openStore(path: string, options?: ReviewStoreOptions): Promise<ReviewStore> {
  const git = await openRepository(path);
  const store = reviewStore(git, options);
  leftovers.push(async () => {
    await store.close();
    await git.close();
  });
  return store;
}
