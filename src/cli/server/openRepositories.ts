import { openRepository, type Repository } from "#server/git/openRepository.ts";

/** Opens each repository once, in order; where one cannot be opened the others are closed again. */
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
