import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { type Anchor, type AnchorInput, readAnchor, settleAnchor } from "../positions/Anchor.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { type Draft, draftPath, parseDraft, writeDraft } from "./Draft.ts";
import { dropDrafts } from "./discardDraft.ts";
import { findWritten, requireComment, requireThread } from "./findComment.ts";
import { inputRules } from "../inputRules.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";

/** Exactly one of `anchor`, `thread` and `edits` says what is being written. */
export interface SaveDraftInput {
  /** The draft's own: saving again under the same key overwrites it. */
  readonly key: string;
  readonly review: string;
  readonly anchor?: AnchorInput | null | undefined;
  readonly thread?: string | null | undefined;
  readonly edits?: string | null | undefined;
  readonly body: string;
  readonly kind: "blocking" | "note";
  readonly resolves?: boolean | null | undefined;
}

const ONE_OF_THREE =
  "A draft is a remark at an anchor, an answer in a thread or a new text of a comment, and one of them only.";

/**
 * Keeps what somebody is writing, for their eyes alone: under `refs/galley/drafts`, which is never pushed. Needs no name. A
 * draft that was published meanwhile does not come back: the answer then is null.
 */
export async function saveDraft(
  room: ReviewRoom,
  input: SaveDraftInput,
): Promise<{ readonly review: Oid; readonly draft: Draft | null }> {
  const key = inputRules.key(input.key);
  const body = inputRules.draftBody(input.body);
  const found = await requireReview(room, input.review);
  const { revision } = found;
  if (findWritten(found, key) !== null) return { review: revision, draft: null };
  const path = draftPath(revision, key);
  const before = (await room.store.readPrivate("drafts")).get(path);
  const known = before === undefined ? null : parseDraft(revision, key, before);
  const subject = await gatherSubject(room, found, input, known?.anchor ?? null);
  const now = room.now();
  const draft: Draft = {
    key,
    review: revision,
    ...subject,
    body,
    kind: input.kind,
    resolves: input.resolves ?? false,
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  };
  await room.store.editPrivate("drafts", () => new Map([[path, writeDraft(draft)]]));
  if (findWritten(await requireReview(room, input.review), key) !== null) {
    // Published between the look and the writing: nothing would ever publish it.
    await dropDrafts(room, revision, [key]);
    return { review: revision, draft: null };
  }
  return { review: revision, draft };
}

async function gatherSubject(
  room: ReviewRoom,
  found: BookedReview,
  { anchor = null, thread = null, edits = null }: SaveDraftInput,
  known: Anchor | null,
): Promise<Pick<Draft, "anchor" | "thread" | "edits">> {
  if ([anchor, thread, edits].filter((one) => one !== null).length !== 1) {
    throw new GalleyError("BAD_INPUT", ONE_OF_THREE);
  }
  if (thread !== null) requireThread(found, thread);
  if (edits !== null) requireComment(found, edits);
  if (anchor === null) return { anchor, thread, edits };
  // A draft stays where it was begun: the branch may have moved on while it is written.
  if (known !== null && isSame(known, anchor)) return { anchor: known, thread, edits };
  const placed = await settleAnchor(room.git, await currentReview(room, found), anchor);
  await readAnchor(room.git, placed);
  return { anchor: placed, thread, edits };
}

function isSame(known: Anchor, { path, startLine, endLine, commit }: AnchorInput): boolean {
  const isRange = known.startLine === startLine && known.endLine === endLine;
  return known.path === path && isRange && (commit === null || commit === known.commit);
}
