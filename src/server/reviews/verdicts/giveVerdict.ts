import type { Oid } from "#server/git/oid.ts";
import { currentReview } from "../patchSets/currentReview.ts";
import { findWritten } from "../comments/findWritten.ts";
import { handBack } from "./handBack.ts";
import { inputRules } from "../inputRules.ts";
import { requireHead } from "./requireHead.ts";
import { requireReview } from "../book/requireReview.ts";
import { requireRight } from "../viewer/requireRight.ts";
import { requireUnderReview } from "../book/requireUnderReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { seedVerdict, type VerdictWord } from "./seedVerdict.ts";
import { writeComments } from "../comments/writeComments.ts";

export interface GiveVerdictInput {
  readonly key: string;
  readonly review: string;
  readonly verdict: VerdictWord;
  /** May be empty, unless all that is given is a comment. */
  readonly body: string;
  /** The head that was read; where the branch has moved on from it, the verdict is refused as STALE. */
  readonly head?: Oid | null | undefined;
}

/** Says of the whole change, as it stands, that it is accepted, that it is not, or something else. */
export async function giveVerdict(
  room: ReviewRoom,
  input: GiveVerdictInput,
): Promise<{ readonly review: Oid; readonly comment: string }> {
  const author = requireRight(room.viewer, "verdict", null);
  const key = inputRules.key(input.key);
  const { verdict } = input;
  const body = verdict === "comment" ? inputRules.body(input.body) : inputRules.optionalBody(input.body, "A comment");
  const found = await requireReview(room, input.review);
  const { revision } = found;
  const written = findWritten(found, key);
  if (written !== null) return { review: revision, comment: written.comment.item.id };
  requireUnderReview(found);
  const review = await currentReview(room, found);
  const head = requireHead(review, input.head);
  const seeds = seedVerdict(review, author.email, { key, verdict, body, head });
  const [item] = await writeComments(room, review, author, { key, seeds, commits: [head], drafts: [] });
  await handBack(room, review);
  return { review: revision, comment: item?.id ?? "" };
}
