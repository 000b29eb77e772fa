import type { Conversation, ForgeComment, ForgeThread } from "../Conversation.ts";
import { type MarkedText, readMarks } from "./sentText.ts";

/** A comment of the viewer's own on a forge that Galley sent. */
export interface MarkedComment extends MarkedText {
  readonly comment: ForgeComment;
  /** Null if it is the text of a review. */
  readonly thread: ForgeThread | null;
}

/** Finds the published comments that the viewer sent, by what they have. The first one counts, if somebody copied its text. Linear. */
export function markedComments({
  threads,
  verdicts,
  sending,
}: Pick<Conversation, "threads" | "verdicts" | "sending">): ReadonlyMap<string, MarkedComment> {
  const marked = new Map<string, MarkedComment>();
  const add = (comment: ForgeComment, thread: ForgeThread | null): void => {
    if (sending === undefined || comment.author?.login !== sending.viewer) return;
    const text = readMarks(comment.body);
    for (const id of text.ids) if (!marked.has(id)) marked.set(id, { ...text, comment, thread });
  };
  // On some forges the text of a review is a thread on the whole change.
  for (const thread of threads) for (const comment of thread.comments) add(comment, thread.place && thread);
  for (const verdict of verdicts) add(verdict, null);
  return marked;
}
