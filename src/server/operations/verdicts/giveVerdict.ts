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
import type { VerdictName } from "#server/reviews/state/Review.ts";
import { requireRight, type Viewer } from "#server/reviews/state/Viewer.ts";
import { verdictSigner } from "#server/reviews/verdicts/verdictSignature.ts";
import { buildVerdict, readVerdictFacts, requireHead, snapshotOnSubmit, verdictSubject } from "./buildVerdict.ts";

export interface GiveVerdictInput {
  readonly key: string;
  readonly review: string;
  readonly verdict: VerdictName;
  /** May be empty, unless the verdict is a plain comment without drafts. */
  readonly body?: string | null | undefined;
  /** The head that the viewer read. If the branch has moved since, the verdict is refused as STALE. */
  readonly head?: Oid | null | undefined;
  /** True to sign it with the SSH key of the user who runs Galley. */
  readonly sign?: boolean | null | undefined;
  /** The layer that it is on, as `findLayer` takes it; absent for the whole change. */
  readonly layer?: string | null | undefined;
  /** The drafts to publish with it, by their keys; none if absent. */
  readonly drafts?: "all" | readonly string[] | undefined;
}

/** Drafts as comments. `drafts` lists the drafts to remove, including blank and already published ones. */
interface Publication {
  readonly drafts: readonly Draft[];
  readonly commentInputs: readonly CommentInput[];
  readonly commits: readonly Oid[];
  readonly published: number;
}

/**
 * Writes a verdict on the whole change, or on a layer of its stack: an approval, a request for changes, or a comment. Publishes drafts
 * together with it, all or nothing, and then removes them. A comment gets the key of its draft,
 * so that a draft whose removal was interrupted is not published twice. Text written to a draft meanwhile stays a
 * draft. A plain comment on drafts may have an empty body.
 */
export async function giveVerdict(
  context: ReviewContext,
  input: GiveVerdictInput,
): Promise<{ readonly review: Oid; readonly published: number; readonly comment: string | null }> {
  const author = requireRight(context.viewer, input.verdict === "comment" ? "comment" : "verdict", null);
  const key = inputRules.key(input.key);
  const needsBody = input.verdict === "comment" && input.drafts === undefined;
  const body = needsBody ? inputRules.body(input.body ?? "") : inputRules.optionalBody(input.body, "A comment");
  const found = await requireReview(context, input.review);
  const written = findWritten(found, key);
  const signWith = written === null ? await verdictSigner(context, input) : null;
  const isVerdict = (input.verdict !== "comment" || body !== "") && written === null;
  if (isVerdict) requireUnderReview(found);
  const review = await currentReview(context, found);
  const { commentInputs, drafts, commits, published } = await gatherPublication(context, review, input.drafts ?? []);
  const head = isVerdict ? requireHead(review, namesCommit(input.layer) ? null : input.head) : null;
  const { verdict } = input;
  const subject = head === null ? null : await verdictSubject(context, review, head, input.layer);
  const facts = subject === null ? {} : await readVerdictFacts(context, review, verdict, subject);
  const given = subject === null ? [] : buildVerdict(review, author.email, { key, verdict, body, subject, facts });
  const [item] = await writeComments(context, review, author, {
    key,
    commentInputs: [...given, ...commentInputs],
    commits: head === null ? commits : [...commits, head],
    drafts: [],
    sign: signWith?.(review.revision, facts),
  });
  await removePublishedDrafts(context, review.revision, drafts);
  await snapshotOnSubmit(context, review);
  const comment = written?.comment.item.id ?? (isVerdict ? (item?.id ?? null) : null);
  return { review: review.revision, published, comment };
}

async function gatherPublication(
  { git, store, viewer }: ReviewContext,
  review: IndexedReview,
  chosen: "all" | readonly string[],
): Promise<Publication> {
  const all = (await readDrafts(store)).get(review.revision) ?? [];
  const drafts = all.filter(({ key }) => chosen === "all" || chosen.includes(key));
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
