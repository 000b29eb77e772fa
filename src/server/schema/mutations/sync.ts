import type { Int } from "grats";
import { sync as write } from "#server/exchange/sync/syncReviews.ts";
import { attempt, type Problem } from "./runMutation.ts";
import type { Context } from "../request/Context.ts";
import { unpushedInParts } from "../submodules/submoduleNotice.ts";
import { Repository } from "../repositories/Repository.ts";

/** The data that a sync fetched and pushed. @gqlType */
interface SyncReport {
  /** The number of new review entries that were fetched, such as requests and patch sets. @gqlField */
  readonly fetchedReviews: Int;
  /** The number of new comments that were fetched. @gqlField */
  readonly fetchedComments: Int;
  /** The number of new review entries that were pushed. @gqlField */
  readonly pushedReviews: Int;
  /** The number of new comments that were pushed. @gqlField */
  readonly pushedComments: Int;
  /** The names of the refs that the remote rejected. @gqlField */
  readonly refused: readonly string[];
  /** The words of the remote about that, or null: untrusted text. @gqlField */
  readonly remoteMessage: string | null;
  /** A sentence about comments in submodules that their remotes lack, or null: they are pushed from there. @gqlField */
  readonly submoduleNotice: string | null;
}

/** The payload of `sync`. @gqlType */
interface SyncPayload {
  /** The data that was fetched and pushed, or null if the mutation failed. @gqlField */
  readonly report: SyncReport | null;
  /** The updated repository, or null if the mutation failed. @gqlField */
  readonly repository: Repository | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `sync`. @gqlInput */
interface SyncInput {
  /** The slug of the repository. */
  readonly slug: string;
  /** The name of the remote. */
  readonly remote: string;
}

/**
 * Fetches the reviews of a remote, merges them with the local ones, and pushes what the remote lacks.
 * @gqlMutationField
 */
export async function sync(context: Context, input: SyncInput): Promise<SyncPayload> {
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(input.slug);
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    const report = await write(reviewContext, { remote: input.remote });
    const submoduleNotice = await unpushedInParts(await reviewContext.index.reviews(), context);
    return { served, report: { ...report, submoduleNotice } };
  });
  context.loaders.forget(); // data fetched before a failure is already merged
  if (problem) return { report: null, repository: null, problem };
  const { fetchedEntries: fetchedReviews, pushedEntries: pushedReviews, ...rest } = done.report;
  return {
    report: { ...rest, fetchedReviews, pushedReviews },
    repository: new Repository(done.served),
    problem: null,
  };
}
