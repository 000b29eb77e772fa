import { useRef, useState } from "react";
import type { comments_draftsOfReview$key } from "#generated/comments_draftsOfReview.graphql.ts";
import { type DraftToSave, useDiscardDraft, useIsPublished, useSaveDraft } from "../mutations/comments.ts";
import { useAttemptKey } from "#app/reading/data/useReviewMutation.ts";
import type { CommentKind } from "./commentKind.ts";
import { begunVersion } from "#app/reading/data/TextSaver.ts";

interface DraftField {
  readonly reviewId: string;
  readonly drafts: comments_draftsOfReview$key;
  readonly savedTextKey: string;
  /** The key of the draft that it creates (see `newKey`) or continues. */
  readonly draftKey: string;
  /** The version of the saved draft that it continues, if any. */
  readonly version: number | undefined;
  readonly placeOf: (kind: CommentKind) => Omit<DraftToSave, "key" | "body">;
}

/** A draft that a field writes: it is saved while typing, and published with the review or at once. */
export function useDraft({ reviewId, drafts, savedTextKey, draftKey, version, placeOf }: DraftField) {
  const [begunFrom] = useState(() => begunVersion(savedTextKey, draftKey, version));
  const [saveDraft, conflict, versionNow] = useSaveDraft(reviewId, begunFrom);
  const [discardDraft] = useDiscardDraft(reviewId);
  const isSaved = useRef(version !== undefined);
  const isPublished = useIsPublished(drafts, draftKey);
  // What is sent after its draft was published is another comment and needs another key.
  const attempt = useAttemptKey(isPublished ? undefined : draftKey);

  /** Saves the draft, which fails if another window changed it, and discards it when the text is empty. */
  async function save(body: string, kind: CommentKind): Promise<string | null> {
    const isEmpty = body.trim() === "";
    if (isEmpty && !isSaved.current) return null;
    const reason = await saveDraft({ key: draftKey, body, ...placeOf(kind) });
    if (reason !== null) return reason;
    const refused = isEmpty ? await discardDraft(draftKey) : null;
    isSaved.current = !isEmpty || refused !== null;
    return refused;
  }

  /** Publishes the text by `send`, which gets another key for another `how` or body. */
  async function publish(
    body: string,
    kind: CommentKind,
    how: string,
    send: (key: string) => Promise<string | null>,
  ): Promise<string | null> {
    const changed = isSaved.current && !isPublished ? await save(body, kind) : null;
    if (changed !== null) return changed;
    const key = attempt.keyFor(`${how}${body}`);
    const reason = await send(key);
    if (reason !== null) return reason;
    // The server drops the draft of the comment's key.
    if (isSaved.current && key !== draftKey) await discardDraft(draftKey);
    isSaved.current = false;
    return null;
  }

  const field = { savedTextKey, draft: { draftKey, versionNow, onSave: save, isPublished }, conflict };
  return { save, publish, field };
}
