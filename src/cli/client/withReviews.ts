import { openRepository } from "#server/git/openRepository.ts";
import { openReviewContext, type ReviewContext } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { closeRepository } from "../server/repositories.ts";

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
