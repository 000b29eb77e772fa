import { type ReactNode, use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentComposer_draft$key } from "#generated/CommentComposer_draft.graphql.ts";
import type { CommentComposer_review$key } from "#generated/CommentComposer_review.graphql.ts";
import type { AnchorInput } from "#generated/commentsAddMutation.graphql.ts";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { useAddComment } from "../mutations/comments.ts";
import { type CommentKind, commentKind } from "./commentKind.ts";
import { Composer } from "./Composer.tsx";
import { useDraft } from "./useDraft.ts";

export const DRAFT_HINT = "Draft, visible only to you until you submit the review";

interface Props {
  readonly review: CommentComposer_review$key;
  readonly draftKey: string;
  /** The location; null for the review as a whole. */
  readonly anchor: AnchorInput | null;
  readonly label: string;
  readonly suggestedOn?: readonly string[] | null;
  /** The text of the draft that it continues, and its version. */
  readonly initial?: string;
  readonly version?: number;
  /** That of the draft; without it what was last chosen in this review. */
  readonly initialKind?: CommentKind;
  readonly takesFocus?: boolean;
  readonly isRestored?: boolean;
  readonly onClose?: () => void;
}

/** Writes a comment that starts a thread: saved as a draft while typing, published with the review or at once. */
export function CommentComposer(props: Props): ReactNode {
  const { draftKey, anchor, label, suggestedOn = null, initial = "" } = props;
  const review = useFragment(
    graphql`
      fragment CommentComposer_review on Review @throwOnFieldError {
        id
        key
        ...comments_draftsOfReview
      }
    `,
    props.review,
  );
  const { save, publish, field } = useDraft({
    reviewId: review.id,
    drafts: review,
    savedTextKey: `${review.key}/${savedTextKeyOf(anchor)}`,
    draftKey,
    version: props.version,
    placeOf: (kind) => ({ anchor, kind }),
  });
  const kind = commentKind.of(review.key, "BLOCKING");
  const [addComment] = useAddComment(review.id);
  const isExported = use(ExportedContext);
  const send = (body: string, kind: CommentKind): Promise<string | null> =>
    publish(body, kind, kind, (key) => addComment({ anchor, body, kind, key }));
  return (
    <Composer
      {...field}
      isRestored={props.isRestored ?? false}
      label={label}
      placeholder="Add a comment (Markdown supported)"
      initial={initial}
      kind={{ ...kind, initial: props.initialKind ?? kind.initial }}
      suggestedOn={suggestedOn}
      takesFocus={props.takesFocus ?? false}
      actions={
        isExported
          ? [{ label: "Comment", run: save }]
          : [
              { label: "Add review comment", hint: DRAFT_HINT, run: save },
              { label: "Add single comment", hint: "Publish immediately, without a review", run: send },
            ]
      }
      {...(props.onClose && { onClose: props.onClose })}
    />
  );
}

function savedTextKeyOf(anchor: AnchorInput | null): string {
  if (anchor === null) return "review";
  return [anchor.side ?? "NEW", anchor.startLine ?? 0, anchor.endLine ?? 0, anchor.path].join("/");
}

type DraftComposerProps = Pick<Props, "review" | "label" | "suggestedOn" | "takesFocus" | "isRestored" | "onClose"> & {
  readonly draft: CommentComposer_draft$key;
};

/** Continues a draft that starts a thread. */
export function DraftComposer({ draft: draftKey, takesFocus = true, ...props }: DraftComposerProps): ReactNode {
  const draft = useFragment(
    graphql`
      fragment CommentComposer_draft on Draft @throwOnFieldError {
        key
        body
        version
        kind
        path
        side
        startLine
        endLine
        commitOid
        layer
      }
    `,
    draftKey,
  );
  // The text when it was opened: from then on the field has its own.
  const [{ body, kind, version }] = useState(draft);
  const { path, side, startLine, endLine, commitOid, layer } = draft;
  return (
    <CommentComposer
      {...props}
      draftKey={draft.key}
      anchor={path == null ? null : { path, side, startLine, endLine, commitOid, layer }}
      initial={body}
      version={version}
      initialKind={kind}
      takesFocus={takesFocus}
    />
  );
}
