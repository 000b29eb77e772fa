import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { buildComment, buildReply, type CommentInput, findWritten, writeComments } from "../comments/writeComments.ts";
import { type Draft, draftPath, parseDraft, readDrafts, writeDraft } from "#server/reviews/index/Draft.ts";
import { buildEdit } from "../comments/editComment.ts";
import { requireComment, requireThread } from "#server/reviews/index/findComment.ts";
import { namesCommit } from "#server/reviews/stacks/reviewLayers.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { type AnchoredFile, readAnchor } from "#server/reviews/positions/Anchor.ts";
import { requireReview, requireUnderReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { requireRight, type Viewer } from "#server/reviews/state/Viewer.ts";
import { verdictSigner } from "#server/reviews/verdicts/verdictSignature.ts";
import {
  buildVerdict,
  type GiveVerdictInput,
  readVerdictFacts,
  requireHead,
  snapshotOnSubmit,
  verdictSubject,
} from "./giveVerdict.ts";

export interface PublishDraftsInput extends GiveVerdictInput {
  /** The keys of the drafts to publish; all drafts if absent. */
  readonly only?: readonly string[] | null | undefined;
}

/** Drafts as comments. `drafts` lists the drafts to remove, including blank and already published ones. */
interface Publication {
  readonly drafts: readonly Draft[];
  readonly commentInputs: readonly CommentInput[];
  readonly commits: readonly Oid[];
  readonly published: number;
}

/**
 * Publishes drafts together with a verdict, all or nothing, and then removes them. A comment gets the key of its draft,
 * so that a draft whose removal was interrupted is not published twice. Text written to a draft meanwhile stays a
 * draft. A verdict that is a plain comment may have an empty body.
 */
export async function publishDrafts(
  context: ReviewContext,
  input: PublishDraftsInput,
): Promise<{ readonly review: Oid; readonly published: number }> {
  const author = requireRight(context.viewer, input.verdict === "comment" ? "comment" : "verdict", null);
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body, "A comment");
  const found = await requireReview(context, input.review);
  const signWith = await verdictSigner(context, input);
  const isVerdict = (input.verdict !== "comment" || body !== "") && findWritten(found, key) === null;
  if (isVerdict) requireUnderReview(found);
  const review = await currentReview(context, found);
  const { commentInputs, drafts, commits, published } = await gatherPublication(context, review, input.only ?? null);
  const head = isVerdict ? requireHead(review, namesCommit(input.layer) ? null : input.head) : null;
  const { verdict } = input;
  const subject = head === null ? null : await verdictSubject(context, review, head, input.layer);
  const facts = subject === null ? {} : await readVerdictFacts(context, review, verdict, subject);
  const given = subject === null ? [] : buildVerdict(review, author.email, { key, verdict, body, subject, facts });
  await writeComments(context, review, author, {
    key,
    commentInputs: [...given, ...commentInputs],
    commits: head === null ? commits : [...commits, head],
    drafts: [],
    sign: signWith?.(review.revision, facts),
  });
  await removePublishedDrafts(context, review.revision, drafts);
  await snapshotOnSubmit(context, review);
  return { review: review.revision, published };
}

async function gatherPublication(
  { git, store, viewer }: ReviewContext,
  review: IndexedReview,
  only: readonly string[] | null,
): Promise<Publication> {
  const all = (await readDrafts(store)).get(review.revision) ?? [];
  const drafts = all.filter(({ key }) => only === null || only.includes(key));
  const commentInputs: CommentInput[] = [];
  const commits: Oid[] = [];
  let published = 0;
  for (const draft of drafts) {
    const isWritten = findWritten(review, draft.key) !== null;
    const file = draft.anchor === null || isWritten ? null : await readAnchor(git, draft.anchor);
    const own = isWritten ? [] : buildDraftComments(review, viewer, draft, file);
    if (isWritten || own.length > 0) published += 1;
    if (own.length > 0 && draft.anchor !== null && draft.anchor.path !== null) commits.push(draft.anchor.commit);
    commentInputs.push(...own);
  }
  return { drafts, commentInputs, commits, published };
}

const DELETED = "One of the drafts edits a comment that was deleted.";
const DISCARD = "Copy the text that you need, then discard the draft.";

/**
 * Builds the comments of a draft; none if it is blank. `file` is the content of the file at its anchor. Fails as
 * FORBIDDEN if the viewer may not write it, as NOT_FOUND if the comment or thread that it refers to does not exist.
 */
function buildDraftComments(
  review: IndexedReview,
  viewer: Viewer,
  { key, anchor, thread, edits, kind, resolves, ...draft }: Draft,
  file: AnchoredFile | null,
): readonly CommentInput[] {
  const body = inputRules.optionalBody(draft.body, "A comment");
  if (thread !== null) {
    return body === "" && !resolves ? [] : buildReply(requireThread(review, thread), { key, body, resolves });
  }
  if (body === "") return [];
  if (edits !== null) {
    const { comment } = requireComment(review, edits);
    requireRight(viewer, "edit", comment.item.author);
    if (comment.isDeleted) throw new GalleyError("CONFLICT", DELETED, { next: DISCARD });
    return comment.latest.description === body ? [] : [buildEdit(comment, { key, body })];
  }
  return anchor === null ? [] : [buildComment(review, anchor, file, { key, body, kind })];
}

/** As long as the keys that a page generates. */
const KEY_LENGTH = 22;

/**
 * Removes the published drafts. A draft whose text changed meanwhile stays, under another key, since its own key now
 * belongs to the comment.
 */
async function removePublishedDrafts(
  { store }: Pick<ReviewContext, "store">,
  review: Oid,
  published: readonly Draft[],
): Promise<void> {
  if (published.length === 0) return;
  await store.editPrivate("drafts", (files) => {
    const changes = new Map<string, string | null>();
    for (const { key, body } of published) {
      const path = draftPath(review, key);
      const content = files.get(path);
      if (content === undefined) continue;
      changes.set(path, null);
      const now = parseDraft(review, key, content);
      if (now === null || now.body.trim() === "" || now.body.trim() === body.trim()) continue;
      changes.set(draftPath(review, laterKey(key)), writeDraft(now));
    }
    return changes;
  });
}

/**
 * Returns the key for text that was written after a publication. It is derived from the old key, so that the text is
 * saved once.
 */
function laterKey(key: string): string {
  return createHash("sha256").update(`later ${key}`).digest("base64url").slice(0, KEY_LENGTH);
}
