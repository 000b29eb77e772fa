import type { ID, Int } from "grats";
import { parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { importConversation } from "#server/exchange/forges/importConversation.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { changeReview, type Problem } from "../mutations/runMutation.ts";
import type { Context } from "../request/Context.ts";
import type { Review } from "../reviews/Review.ts";

/** The input of `importPullRequestThreads`. @gqlInput */
interface ImportPullRequestThreadsInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. Importing twice equals importing once, with any key. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** The answer of a forge to the query that `galley pr query` prints: one JSON text, or several after one another. */
  readonly text: string;
}

/** The payload of `importPullRequestThreads`. @gqlType */
interface ImportPullRequestThreadsPayload {
  /** The number of comments, replies and verdicts that were added. @gqlField */
  readonly added: Int;
  /** The number of comments whose text is another one there. @gqlField */
  readonly edited: Int;
  /** The number of comments that were deleted there. @gqlField */
  readonly deleted: Int;
  /** The number of threads that were resolved or reopened there. @gqlField */
  readonly resolved: Int;
  /** The number of drafts that were saved, of a review there that is not sent. @gqlField */
  readonly drafts: Int;
  /** The number of files that the viewer has viewed there. @gqlField */
  readonly viewedFiles: Int;
  /** Sentences about what was left out. @gqlField */
  readonly notes: readonly string[];
  /** The updated review, or null if the mutation failed. @gqlField */
  readonly review: Review | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

const NOTHING = { added: 0, edited: 0, deleted: 0, resolved: 0, drafts: 0, viewedFiles: 0, notes: [] };

/**
 * Imports the threads, verdicts, drafts and viewed files of a pull request from the answer of its forge. Each comment is
 * added once, in its author's name there, marked as imported; later imports write only what changed there. Nothing is
 * fetched.
 * @gqlMutationField
 */
export async function importPullRequestThreads(
  context: Context,
  input: ImportPullRequestThreadsInput,
): Promise<ImportPullRequestThreadsPayload> {
  const { review, result, problem } = await changeReview(context, input.review, async (reviewContext, revision) => {
    inputRules.key(input.key);
    return importConversation(reviewContext, revision, parseConversation(input.text));
  });
  return { ...(result ?? NOTHING), review, problem };
}
