import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { type Anchor, type AnchorInput, readAnchor, resolveAnchor } from "#server/reviews/positions/Anchor.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { type Draft, draftPath, parseDraft, writeDraft } from "#server/reviews/index/Draft.ts";
import { requireComment, requireThread } from "#server/reviews/index/findComment.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type CommentContent, dropDrafts, findWritten } from "./writeComments.ts";

/** Exactly one of `anchor`, `thread` and `edits` is given. */
export interface SaveDraftInput extends CommentContent {
  /** The draft's own key: saving again with the same key overwrites it. */
  readonly key: string;
  readonly review: string;
  readonly anchor?: AnchorInput | null | undefined;
  readonly thread?: string | null | undefined;
  readonly edits?: string | null | undefined;
  readonly resolves?: boolean | null | undefined;
  /** The version that the text was written from; absent if it does not matter what is overwritten. */
  readonly version?: number | null | undefined;
}

const KEEP_BOTH = "Both texts are kept: choose one, or join them.";

const ONE_OF_THREE =
  "A draft must be exactly one of: a comment at an anchor, a reply in a thread, or an edit of a comment.";

/**
 * Saves a draft for the viewer alone: under `refs/galley/drafts`, which is never pushed. Needs no name. A draft that
 * was published meanwhile is not saved again: the result is then null. Fails as CONFLICT if another text was saved since
 * the version that this one was written from.
 */
export async function saveDraft(
  context: ReviewContext,
  input: SaveDraftInput,
): Promise<{ readonly review: Oid; readonly draft: Draft | null }> {
  const key = inputRules.key(input.key);
  const body = inputRules.draftBody(input.body);
  const found = await requireReview(context, input.review);
  const { revision } = found;
  if (findWritten(found, key) !== null) return { review: revision, draft: null };
  const path = draftPath(revision, key);
  const before = (await context.store.readPrivate("drafts")).get(path);
  const known = before === undefined ? null : parseDraft(revision, key, before);
  const subject = await gatherSubject(context, found, input, known?.anchor ?? null);
  const now = context.now();
  let draft: Draft = {
    key,
    review: revision,
    ...subject,
    body,
    kind: input.kind,
    resolves: input.resolves ?? false,
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
    version: 1,
  };
  await context.store.editPrivate("drafts", (files) => {
    const stored = parseDraft(revision, key, files.get(path) ?? "");
    const version = stored?.version ?? 0;
    if (stored !== null && input.version != null && input.version !== version && stored.body !== body)
      throw new GalleyError("CONFLICT", "This draft was changed in another window.", { next: KEEP_BOTH });
    draft = { ...draft, version: version + 1 };
    return new Map([[path, writeDraft(draft)]]);
  });
  if (findWritten(await requireReview(context, input.review), key) !== null) {
    // Published between the check and the write: nothing would ever publish it again.
    await dropDrafts(context, revision, [key]);
    return { review: revision, draft: null };
  }
  return { review: revision, draft };
}

async function gatherSubject(
  context: ReviewContext,
  found: IndexedReview,
  { anchor = null, thread = null, edits = null }: SaveDraftInput,
  known: Anchor | null,
): Promise<Pick<Draft, "anchor" | "thread" | "edits">> {
  if ([anchor, thread, edits].filter((one) => one !== null).length !== 1) {
    throw new GalleyError("BAD_INPUT", ONE_OF_THREE);
  }
  if (thread !== null) requireThread(found, thread);
  if (edits !== null) requireComment(found, edits);
  if (anchor === null) return { anchor, thread, edits };
  // A draft keeps the commit where it was begun: the branch may move while it is written.
  if (known !== null && isSame(known, anchor)) return { anchor: known, thread, edits };
  const placed = await resolveAnchor(context.git, await currentReview(context, found), anchor);
  await readAnchor(context.git, placed);
  return { anchor: placed, thread, edits };
}

function isSame(known: Anchor, { path, startLine, endLine, commit, layer }: AnchorInput): boolean {
  const isRange = known.startLine === startLine && known.endLine === endLine;
  const isLayer = layer == null || layer === known.layer;
  return known.path === path && isRange && isLayer && (commit === null || commit === known.commit);
}

/** Deletes a draft permanently; does nothing if it does not exist. */
export async function discardDraft(
  context: ReviewContext,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const { revision } = await requireReview(context, input.review);
  await dropDrafts(context, revision, [key]);
  return { review: revision };
}
