import type { Repository } from "#server/git/openRepository.ts";
import { roomOf } from "#server/reviews/book/roomOf.ts";

/** Closes a repository once what is being written to its reviews is there. */
export async function closeRepository(repository: Repository): Promise<void> {
  await roomOf(repository).store.close();
  await repository.close();
}
