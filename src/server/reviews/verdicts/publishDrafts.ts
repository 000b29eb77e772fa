import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { seedEdit, seedRemark, seedReply } from "../comments/buildComment.ts";
import { type Draft, draftPath, parseDraft, readDrafts, writeDraft } from "../comments/Draft.ts";
import { findWritten, requireComment, requireThread } from "../comments/findComment.ts";
import { type CommentSeed, writeComments } from "../comments/writeComments.ts";
import { inputRules } from "../inputRules.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { type AnchoredFile, readAnchor } from "../positions/Anchor.ts";
import { requireReview, requireUnderReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { Viewer } from "../viewer/Viewer.ts";
import { type GiveVerdictInput, handBack, requireHead, seedVerdict } from "./giveVerdict.ts";

export interface PublishDraftsInput extends GiveVerdictInput {
  /** The keys of the drafts to publish; all of them if absent. */
  readonly only?: readonly string[] | null | undefined;
}

/** Drafts as comments. `drafts` are those that are done with, blank ones and those that had been published among them. */
interface Publication {
  readonly drafts: readonly Draft[];
  readonly seeds: readonly CommentSeed[];
  readonly commits: readonly Oid[];
  readonly published: number;
}

/**
 * Publishes drafts together with a verdict, all or nothing, and then removes them. A draft's key is its comment's, so that
 * one whose removal was cut short is not published again; what was written to it meanwhile stays a draft. A verdict that is
 * but a comment may be left without words.
 */
export async function publishDrafts(
  room: ReviewRoom,
  input: PublishDraftsInput,
): Promise<{ readonly review: Oid; readonly published: number }> {
  const author = requireRight(room.viewer, input.verdict === "comment" ? "comment" : "verdict", null);
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body, "A comment");
  const found = await requireReview(room, input.review);
  const isVerdict = (input.verdict !== "comment" || body !== "") && findWritten(found, key) === null;
  if (isVerdict) requireUnderReview(found);
  const review = await currentReview(room, found);
  const { seeds, drafts, commits, published } = await gatherPublication(room, review, input.only ?? null);
  const head = isVerdict ? requireHead(review, input.head) : null;
  const verdict = head === null ? [] : seedVerdict(review, author.email, { key, verdict: input.verdict, body, head });
  await writeComments(room, review, author, {
    key,
    seeds: [...verdict, ...seeds],
    commits: head === null ? commits : [...commits, head],
    drafts: [],
  });
  await settleDrafts(room, review.revision, drafts);
  await handBack(room, review);
  return { review: review.revision, published };
}

async function gatherPublication(
  { git, store, viewer }: ReviewRoom,
  review: BookedReview,
  only: readonly string[] | null,
): Promise<Publication> {
  const all = (await readDrafts(store)).get(review.revision) ?? [];
  const drafts = all.filter(({ key }) => only === null || only.includes(key));
  const seeds: CommentSeed[] = [];
  const commits: Oid[] = [];
  let published = 0;
  for (const draft of drafts) {
    const isWritten = findWritten(review, draft.key) !== null;
    const file = draft.anchor === null || isWritten ? null : await readAnchor(git, draft.anchor);
    const own = isWritten ? [] : seedDraft(review, viewer, draft, file);
    if (isWritten || own.length > 0) published += 1;
    if (own.length > 0 && draft.anchor !== null && draft.anchor.path !== null) commits.push(draft.anchor.commit);
    seeds.push(...own);
  }
  return { drafts, seeds, commits, published };
}

const WITHDRAWN = "One of the drafts is a new text for a remark that was taken back.";
const DISCARD = "Take what you need of it and discard the draft.";

/**
 * Makes of a draft the comments that it becomes; none where there is nothing to say. `file` is what stands at its anchor. Fails
 * as FORBIDDEN where the viewer may not write it, as NOT_FOUND where what it answers is not there.
 */
function seedDraft(
  review: BookedReview,
  viewer: Viewer,
  { key, anchor, thread, edits, kind, resolves, ...draft }: Draft,
  file: AnchoredFile | null,
): readonly CommentSeed[] {
  const body = inputRules.optionalBody(draft.body, "A comment");
  if (thread !== null) {
    return body === "" && !resolves ? [] : seedReply(requireThread(review, thread), { key, body, resolves });
  }
  if (body === "") return [];
  if (edits !== null) {
    const { comment } = requireComment(review, edits);
    requireRight(viewer, "edit", comment.item.author);
    if (comment.isWithdrawn) throw new GalleyError("CONFLICT", WITHDRAWN, { next: DISCARD });
    return comment.latest.description === body ? [] : [seedEdit(comment, { key, body })];
  }
  return anchor === null ? [] : [seedRemark(review, anchor, file, { key, body, kind })];
}

/** As long as a key that a page makes. */
const KEY_LENGTH = 22;

/**
 * Removes drafts of a review that are published as they were read. One whose text became another one meanwhile stays a draft,
 * under another key, since its own is that of the comment by now.
 */
async function settleDrafts(
  { store }: Pick<ReviewRoom, "store">,
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

/** Gives the key under which what was written after a publication goes on: always the same, so that it is kept once. */
function laterKey(key: string): string {
  return createHash("sha256").update(`later ${key}`).digest("base64url").slice(0, KEY_LENGTH);
}
