import type { ID } from "grats";
import { giveVerdict as write } from "#server/reviews/verdicts/giveVerdict.ts";
import { changeReview } from "./changeReview.ts";
import { verdictWord } from "../reviews/verdictWord.ts";
import type { Context } from "../request/Context.ts";
import type { ReviewPayload } from "./ReviewPayload.ts";
import type { GitObjectID } from "../scalars.ts";
import type { VerdictKind } from "../reviews/Verdict.ts";

/**
 * A verdict.
 * @gqlInput
 */
interface GiveVerdictInput {
  /** The client's own name of this deed, 8 to 64 letters, digits, `_` or `-`: done twice by one name it is done once. */
  readonly key: string;
  /** The review. */
  readonly review: ID;
  /** What is said of the whole change. */
  readonly verdict: VerdictKind;
  /** What is said with it, as Markdown; nothing where left out. */
  readonly body?: string | null;
  /** The head that was looked at: STALE where the review has another by now. */
  readonly headOid?: GitObjectID | null;
}

/**
 * Says what one thinks of the whole change. An approval answers one's own earlier rejection.
 * @gqlMutationField
 */
export async function giveVerdict(context: Context, input: GiveVerdictInput): Promise<ReviewPayload> {
  const { key, verdict, body, headOid } = input;
  return changeReview(context, input.review, (room, review) => {
    const head = headOid == null ? {} : { head: headOid };
    return write(room, { key, review, verdict: verdictWord.write(verdict), body: body ?? "", ...head });
  });
}
