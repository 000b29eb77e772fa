import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { closeRepository, openReviewContext, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";

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

/**
 * Runs an operation between the reviews of a repository and a file in this process, whether a server runs or not: no path
 * of a file is sent to a server, which gets an update when the refs move.
 */
export async function withReviews<Result>(
  path: string,
  agent: string | null,
  act: (context: ReviewContext) => Promise<Result>,
): Promise<Result> {
  const repository = await openRepository(path);
  try {
    return await act(await openReviewContext(repository, {}, agent));
  } finally {
    await closeRepository(repository);
  }
}
