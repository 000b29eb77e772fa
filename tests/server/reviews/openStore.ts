import { afterEach } from "vitest";
import { openRepository } from "#server/git/openRepository.ts";
import { reviewStore, type ReviewStore, type ReviewStoreOptions } from "#server/reviews/reviewStore.ts";

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Opens the store of a repository, which is closed after the test. */
export async function openStore(path: string, options?: ReviewStoreOptions): Promise<ReviewStore> {
  const git = await openRepository(path);
  const store = reviewStore(git, options);
  closing.push(async () => {
    await store.close();
    await git.close();
  });
  return store;
}
