import type { DerivedComment, DerivedThread } from "#server/reviews/state/Review.ts";
import type { Conversation, ForgeComment, ForgeThread } from "../Conversation.ts";
import { type MarkedText, markId, readMarks, RULE, versionOf, withSuggestions } from "./sentText.ts";

/** A comment of the viewer's own on a forge that Galley sent. */
export interface MarkedComment extends MarkedText {
  readonly comment: ForgeComment;
  /** Null if it is the text of a review. */
  readonly thread: ForgeThread | null;
}

/**
 * Finds the published comments that the viewer sent, by the ids of what they have: the marks in the viewer's own ones there.
 * Gerrit does not say who that is, and shows marks, so there it is the first comment with the same text in the same file since
 * the viewer wrote it. Linear, except the texts of Gerrit's reviews.
 */
export function commentsThere(
  conversation: Pick<Conversation, "forge" | "threads" | "verdicts" | "sending">,
  threads: readonly DerivedThread[],
  viewer: string,
): ReadonlyMap<string, MarkedComment> {
  if (conversation.forge !== "gerrit") return markedComments(conversation);
  const inFiles = new Map<string, Pick<MarkedComment, "comment" | "thread">[]>();
  for (const thread of conversation.threads)
    for (const comment of thread.comments) {
      const key = `${thread.place?.path ?? ""}\n${comment.body.trim()}`;
      inFiles.set(key, [...(inFiles.get(key) ?? []), { comment, thread: thread.place && thread }]);
    }
  const inReviews = conversation.verdicts.flatMap((comment) =>
    comment.body.split(RULE).map((piece) => ({ piece: piece.trim(), comment, thread: null })),
  );
  const marked = new Map<string, MarkedComment>();
  const taken = new Set<ForgeComment>();
  const find = ({ location }: DerivedThread, { item, latest }: DerivedComment): void => {
    const body = withSuggestions(latest.description).trim();
    if (item.author !== viewer || item.extras.imported !== undefined || body === "") return;
    const isSince = ({ comment }: Pick<MarkedComment, "comment">): boolean =>
      comment.at + CLOCK_SKEW >= Number(item.timestamp);
    const found =
      inFiles.get(`${location?.path ?? ""}\n${body}`)?.find((one) => isSince(one) && !taken.has(one.comment)) ??
      inReviews.find((one) => isSince(one) && (one.piece === body || one.piece.endsWith(`\n\n${body}`)));
    if (found === undefined) return;
    const { comment, thread } = found;
    if (thread !== null) taken.add(comment);
    const mark = markId(item.id);
    marked.set(mark, { body, ids: [mark], version: versionOf(body), isAsSent: true, comment, thread });
  };
  for (const thread of threads) for (const comment of thread.comments) find(thread, comment);
  return marked;
}

/** The clock of a server may be behind ours by this, in seconds. */
const CLOCK_SKEW = 300;

/** The first one counts, if somebody copied its text. Linear. */
function markedComments({
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
