import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { findWritten, requireThread } from "./findComment.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { buildReply } from "./buildComment.ts";
import { writeComments } from "./writeComments.ts";

export interface ResolveThreadInput {
  readonly key: string;
  readonly review: string;
  readonly thread: string;
  readonly body?: string | null | undefined;
}

const NOTE = "A note or a verdict does not need to be resolved.";

/** Resolves a thread by replying to all its comments that still object. Does nothing to a resolved thread. */
export async function resolveThread(
  context: ReviewContext,
  input: ResolveThreadInput,
): Promise<{ readonly review: Oid; readonly thread: string }> {
  const author = requireRight(context.viewer, "resolve", null);
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body ?? "", "A comment");
  const review = await requireReview(context, input.review);
  const thread = requireThread(review, input.thread);
  const answer = { review: review.revision, thread: thread.root.item.id };
  if (findWritten(review, key) !== null || thread.state === "RESOLVED") return answer;
  if (thread.state === "NOTE") throw new GalleyError("BAD_INPUT", NOTE);
  const commentInputs = buildReply(thread, { key, body, resolves: true });
  await writeComments(context, review, author, { key, commentInputs, drafts: [] });
  return answer;
}
