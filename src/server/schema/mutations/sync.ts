import type { Int } from "grats";
import { sync as write } from "#server/reviews/requests/syncReviews.ts";
import { attempt, type Problem } from "./Problem.ts";
import type { Context } from "../request/Context.ts";
import { Repository } from "../repositories/Repository.ts";
import { KEY_DIGITS } from "../reviews/Review.ts";

/**
 * What came and what went.
 * @gqlType
 */
interface SyncReport {
  /**
   * Entries of reviews that were not here: requests, new patch sets and the like.
   * @gqlField
   */
  readonly fetchedReviews: Int;
  /**
   * Comments that were not here.
   * @gqlField
   */
  readonly fetchedComments: Int;
  /**
   * Entries of reviews that were not there.
   * @gqlField
   */
  readonly pushedReviews: Int;
  /**
   * Comments that were not there.
   * @gqlField
   */
  readonly pushedComments: Int;
  /**
   * The keys of the reviews to which something came.
   * @gqlField
   */
  readonly updated: readonly string[];
  /**
   * The names of the refs that the remote does not take.
   * @gqlField
   */
  readonly refused: readonly string[];
}

/**
 * What became of the exchange.
 * @gqlType
 */
interface SyncPayload {
  /**
   * What came and what went; null where nothing was done.
   * @gqlField
   */
  readonly report: SyncReport | null;
  /**
   * The repository as it is now; null where nothing was done.
   * @gqlField
   */
  readonly repository: Repository | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * With whom.
 * @gqlInput
 */
interface SyncInput {
  /** The repository. */
  readonly slug: string;
  /** The name of the remote. */
  readonly remote: string;
}

/**
 * Fetches the reviews of a remote, joins them with those here, and pushes what it lacks.
 * @gqlMutationField
 */
export async function sync(context: Context, input: SyncInput): Promise<SyncPayload> {
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(input.slug);
    const report = await write(await context.loaders.reviewsOf(served).room(), { remote: input.remote });
    return { served, report };
  });
  context.loaders.forget(); // what came before a failure is here
  if (problem) return { report: null, repository: null, problem };
  const { fetchedEntries: fetchedReviews, pushedEntries: pushedReviews, updated, ...rest } = done.report;
  const keys = updated.map((revision) => revision.slice(0, KEY_DIGITS));
  return {
    report: { ...rest, fetchedReviews, pushedReviews, updated: keys },
    repository: new Repository(done.served),
    problem: null,
  };
}
