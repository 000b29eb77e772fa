import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { findWritten, requireThread } from "./findComment.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { seedReply } from "./buildComment.ts";
import { writeComments } from "./writeComments.ts";

export interface ResolveThreadInput {
  readonly key: string;
  readonly review: string;
  readonly thread: string;
  readonly body?: string | null | undefined;
}

const NOTE = "This thread is a note, which holds nothing up and needs no resolving.";

/** Resolves a thread by answering all in it that still objects. One that is resolved already stays as it is. */
export async function resolveThread(
  room: ReviewRoom,
  input: ResolveThreadInput,
): Promise<{ readonly review: Oid; readonly thread: string }> {
  const author = requireRight(room.viewer, "resolve", null);
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body ?? "", "A comment");
  const review = await requireReview(room, input.review);
  const thread = requireThread(review, input.thread);
  const answer = { review: review.revision, thread: thread.root.item.id };
  if (findWritten(review, key) !== null || thread.state === "RESOLVED") return answer;
  if (thread.state === "NOTE") throw new GalleyError("BAD_INPUT", NOTE);
  const seeds = seedReply(thread, { key, body, resolves: true });
  await writeComments(room, review, author, { key, seeds, drafts: [] });
  return answer;
}
