import { buildEdit } from "#server/operations/comments/editComment.ts";
import type { CommentInput } from "#server/operations/comments/writeComments.ts";
import { homeOf } from "#server/reviews/positions/submodules/parts.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedComment } from "#server/reviews/state/Review.ts";
import type { Author } from "#server/reviews/state/Viewer.ts";
import type { Conversation, ForgeComment } from "../Conversation.ts";
import type { ForgeLines, ImportedComment } from "../forgeLines.ts";
import { commentsThere } from "./markedComments.ts";
import { markId, readMarks, versionOf } from "./sentText.ts";

/** Comments of a review that its forge has because they were sent. */
interface SentComments {
  /** By the keys of what the forge has, which is thus not imported. */
  readonly known: ReadonlyMap<string, ImportedComment>;
  /** Lines that remember where it has them. */
  readonly records: readonly CommentInput[];
}

/** Finds the comments that were sent: by what is remembered, and by the marks of the viewer's own. Linear in the comments. */
export function sentComments(
  { threads }: Pick<IndexedReview, "threads">,
  conversation: Conversation,
  lines: ForgeLines,
  by: Author,
): SentComments {
  const known = new Map<string, ImportedComment>();
  const records: CommentInput[] = [];
  const marked = commentsThere(conversation, threads, by.email);
  for (const thread of threads.filter((one) => homeOf(one) === null))
    for (const comment of thread.comments) {
      const { item, sent } = comment;
      for (const { id } of sent)
        for (const kind of ["comment", "verdict"]) known.set(lines.key(kind, id), { comment, thread });
      const isOwn = item.author === by.email && item.extras.imported === undefined;
      const thereOf = (part: number) => (isOwn ? marked.get(markId(item.id, part)) : undefined);
      for (let [part, there] = [0, thereOf(0)]; there !== undefined; there = thereOf((part += 1))) {
        const to = there.comment;
        known.set(lines.commentKey(to), { comment, thread });
        const version = there.thread === null ? undefined : versionOf(there.body);
        if (!sent.some((one) => one.id === to.id && one.version === version))
          records.push(sentRecord(comment, to, lines, by, version));
      }
    }
  return { known, records };
}

/** Builds the line that remembers where a forge has a comment, or the thread whose state it changed. */
export function sentRecord(
  comment: DerivedComment,
  { id, url }: Pick<ForgeComment, "id" | "url">,
  lines: ForgeLines,
  by: Author,
  version?: string,
): CommentInput {
  const { item, latest, history } = comment;
  // A text can be there again that was there before.
  const key = lines.key("sent", item.id, id, ...(version === undefined ? [] : [history.length, version]));
  const { from } = lines.imported(url);
  const edit = buildEdit(comment, { key, body: latest.description });
  const extras = {
    key,
    sent: { id, ...(from !== undefined && { url: from }), ...(version !== undefined && { version }) },
  };
  return { ...edit, resolved: latest.resolved, extras, written: { by, at: lines.now } };
}

/** Returns the text of a comment that was sent and then changed there, and not here since; null for any other. */
export function changedThere({ latest }: DerivedComment, { body }: Pick<ForgeComment, "body">): string | null {
  const there = readMarks(body);
  if (there.isAsSent || there.ids.length !== 1 || there.body === latest.description) return null;
  const isUnchanged = latest.extras.imported !== undefined || versionOf(latest.description) === there.version;
  return isUnchanged ? there.body : null;
}
