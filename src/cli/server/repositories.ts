import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { repositoryReviews } from "#server/reviews/reviewIndex/repositoryReviews.ts";

/** Opens each repository once, in order. If one cannot be opened, the others are closed again. */
export async function openRepositories(paths: readonly string[]): Promise<readonly Repository[]> {
  const opened = new Map<string, Repository>();
  try {
    for (const path of paths) {
      const repository = await openRepository(path);
      if (opened.has(repository.id)) await repository.close();
      else opened.set(repository.id, repository);
    }
  } catch (error) {
    await Promise.all([...opened.values()].map((repository) => repository.close()));
    throw error;
  }
  return [...opened.values()];
}

/** Closes a repository after pending writes to its reviews are done. */
export async function closeRepository(repository: Repository): Promise<void> {
  await repositoryReviews(repository).store.close();
  await repository.close();
}
