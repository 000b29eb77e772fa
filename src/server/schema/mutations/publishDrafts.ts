import type { ID, Int } from "grats";
import { publishDrafts as write } from "#server/reviews/verdicts/publishDrafts.ts";
import { changeReview } from "./changeReview.ts";
import { verdictWord } from "../reviews/verdictWord.ts";
import type { Context } from "../request/Context.ts";
import type { Problem } from "./Problem.ts";
import type { Review } from "../reviews/Review.ts";
import type { GitObjectID } from "../scalars.ts";
import type { VerdictKind } from "../reviews/Verdict.ts";

/**
 * What became of the drafts.
 * @gqlType
 */
interface PublishDraftsPayload {
  /**
   * The review as it is now; null where nothing was done.
   * @gqlField
   */
  readonly review: Review | null;
  /**
   * How many drafts were published; null where nothing was done.
   * @gqlField
   */
  readonly published: Int | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * What is to be published.
 * @gqlInput
 */
interface PublishDraftsInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What is said of the whole change. */
  readonly verdict: VerdictKind;
  /** What is said with it, as Markdown; nothing where left out. */
  readonly body?: string | null;
  /** The names of the drafts that are published; all where left out. */
  readonly only?: readonly string[] | null;
  /** The head that was looked at: STALE where the review has another by now. */
  readonly headOid?: GitObjectID | null;
}

/**
 * Publishes drafts and a verdict, all of it or nothing.
 * @gqlMutationField
 */
export async function publishDrafts(context: Context, input: PublishDraftsInput): Promise<PublishDraftsPayload> {
  const { key, verdict, body, headOid, only } = input;
  const { review, said, problem } = await changeReview(context, input.review, (room, review) => {
    const head = headOid == null ? {} : { head: headOid };
    const some = only == null ? {} : { only };
    return write(room, { key, review, verdict: verdictWord.write(verdict), body: body ?? "", ...head, ...some });
  });
  return { review, published: said?.published ?? null, problem };
}
