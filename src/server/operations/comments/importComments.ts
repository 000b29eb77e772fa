import { type CommentsFile, type FileAnchor, type FileComment, parseCommentsFile } from "#contract/commentsFile.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import { present } from "#server/store/notes/noteJson.ts";
import { type Anchor, readAnchor } from "#server/reviews/positions/Anchor.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { type Author, requireRight } from "#server/reviews/state/Viewer.ts";
import { buildEdit } from "./editComment.ts";
import { buildComment, type CommentInput, derivedKey, findWritten, writeComments } from "./writeComments.ts";

export interface ImportedComments {
  readonly review: Oid;
  readonly added: readonly string[];
  /** The number of comments whose text was changed. */
  readonly edited: number;
  /** The number of comments that were there already. */
  readonly existing: number;
}

/**
 * Adds the comments of a file to its review, each once however often it is imported, and those that were changed since
 * as edits. Their author is the name in the file, which is nobody's email address; who imported them is recorded. A
 * reply whose comment is not here begins a thread in its place. An interrupted import is completed by the next one.
 */
export async function importComments(context: ReviewContext, text: string): Promise<ImportedComments> {
  const importer = requireRight(context.viewer, "comment", null);
  const file = parseCommentsFile(text);
  const author = authorOf(file, importer);
  for (const { body } of file.comments) inputRules.body(body);
  const review = await reviewOf(context, file);
  const imported = { by: importer.email };
  const known = knownComments(review);
  const edits = file.comments.flatMap((comment) => editOf(review, author, comment));
  const added: string[] = [];
  let waiting = file.comments.filter(({ id }) => !known.has(id));
  const existing = file.comments.length - waiting.length - edits.length;
  const write = async (key: string, inputs: readonly CommentInput[], commits: readonly Oid[]) =>
    writeComments(context, review, author, { key, commentInputs: inputs, commits, drafts: [] });
  if (edits.length > 0) await write(edits[0]?.extras.key ?? "", edits, []);
  while (waiting.length > 0) {
    const later = new Set(waiting.map(({ id }) => id));
    const ready = waiting.filter(({ replyTo }) => replyTo === null || !later.has(replyTo));
    // Comments that reply to one another in a circle begin threads of their own.
    const next = ready.length > 0 ? ready : waiting;
    const built = await Promise.all(next.map((comment) => build(context, review, file, comment, known)));
    const inputs = built.map(({ input }) => ({ ...input, extras: { ...input.extras, imported } }));
    const items = await write(next[0]?.id ?? "", inputs, [...new Set(built.flatMap(({ commits }) => commits))]);
    items.forEach((item) => {
      added.push(item.id);
      known.set(item.extras.key ?? item.id, item);
    });
    waiting = waiting.filter((comment) => !next.includes(comment));
  }
  return { review: review.revision, added, edited: edits.length, existing };
}

/** Follows the name of an imported comment's author, so that no email address is ever equal to it. */
const MARK = " (imported)";

function authorOf({ author }: CommentsFile, { agent }: Author): Author {
  const name = inputRules.name(author);
  return { email: `${name}${MARK}`, name, agent };
}

const NO_REVIEW = "This repository has no review of the change that these comments are on.";
const FETCH = "Import them in the repository from which the change was exported, or fetch its reviews first.";
const REQUEST = (head: string): string => `Request a review of it first: galley request ${head.slice(0, 12)}`;

/** Finds the review of a file: the one that it names, or for a comparison one with that head. */
async function reviewOf({ index }: ReviewContext, { review, head }: CommentsFile): Promise<IndexedReview> {
  const found =
    review === null
      ? (await index.reviews()).find((one) => one.head === head || one.patchSets.some((set) => set.head === head))
      : await index.find(review);
  if (found != null && (review === null || found.revision === review)) return found;
  throw new GalleyError("NOT_FOUND", NO_REVIEW, { next: review === null ? REQUEST(head) : FETCH });
}

/** Returns the comments of a review by their ids, and by the keys with which they were written. */
function knownComments({ threads }: IndexedReview): Map<string, CommentItem> {
  const known = new Map<string, CommentItem>();
  for (const { comments } of threads)
    for (const { item } of comments) {
      known.set(item.id, item);
      if (item.extras.key !== undefined) known.set(item.extras.key, item);
    }
  return known;
}

/** Returns the edit of a comment that was imported before and has another text now; none if it ever had this text. */
function editOf(review: IndexedReview, author: Author, { id, body }: FileComment): readonly CommentInput[] {
  const comment = findWritten(review, id)?.comment;
  if (comment === undefined) return [];
  const { item, history, isDeleted } = comment;
  const isTheirs = item.extras.imported !== undefined && item.author === author.email && item.extras.key === id;
  const isNew = isTheirs && !isDeleted && history.every(({ description }) => description !== body);
  return isNew ? [buildEdit(comment, { key: derivedKey(id, history.length), body })] : [];
}

/** Builds a comment, and lists the commits that it refers to and the repository has. */
async function build(
  context: ReviewContext,
  review: IndexedReview,
  { base, head }: CommentsFile,
  { id, replyTo, anchor, body, isBlocking }: FileComment,
  known: ReadonlyMap<string, CommentItem>,
): Promise<{ readonly input: CommentInput; readonly commits: readonly Oid[] }> {
  const parent = replyTo === null ? undefined : known.get(replyTo);
  if (parent !== undefined) {
    const extras = { key: id };
    const reply = { original: "", parent: parent.id, location: null, description: body, resolved: null, extras };
    return { input: { ...reply, answers: parent.timestamp }, commits: [] };
  }
  // An objection to the whole change would be a verdict, which needs a person who is known.
  const content = { key: id, body, kind: isBlocking && anchor !== null ? ("blocking" as const) : ("note" as const) };
  const commit = (anchor?.side === "old" ? base : head) ?? head;
  const { path = null, side = "new", startLine = null, endLine = null } = anchor ?? {};
  const place: Anchor = { path, side, startLine, endLine, commit };
  const file = anchor === null ? null : await fileAt(context, place);
  if (anchor === null || file !== null)
    return { input: buildComment(review, place, file, content), commits: file === null ? [] : [commit] };
  const input = buildComment(review, place, null, content);
  return { input: { ...input, extras: { ...input.extras, ...quotationOf(anchor) } }, commits: [] };
}

/**
 * Reads the file of an anchor; null if this repository has no such commit, file or lines: its place is found by the
 * quotation in the file instead.
 */
function fileAt({ git }: ReviewContext, anchor: Anchor) {
  return readAnchor(git, anchor).catch(fallback(null, "BAD_INPUT", "NOT_FOUND", "OBJECT_MISSING"));
}

function quotationOf({ blob, quote, before, after }: FileAnchor) {
  const hasLines = quote.length > 0;
  return present({
    blob: blob ?? undefined,
    quote: hasLines ? quote : undefined,
    before: hasLines ? before : undefined,
    after: hasLines ? after : undefined,
  });
}
