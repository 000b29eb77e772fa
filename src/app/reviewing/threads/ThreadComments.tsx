import { type ReactNode, use, useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ThreadComments_review$key } from "#generated/ThreadComments_review.graphql.ts";
import type { ThreadComments_thread$key } from "#generated/ThreadComments_thread.graphql.ts";
import type { PortedPosition } from "./locateThread.ts";
import { answersSince } from "./answersSince.ts";
import { CommentView } from "./CommentView.tsx";
import type { ThreadCommands } from "./ThreadActions.tsx";
import { ThreadChanges } from "./ThreadChanges.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { FailureNotice } from "#app/ui/Notice.tsx";
import type { ThreadCommentsMutation } from "#generated/ThreadCommentsMutation.graphql.ts";
import { newKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import { useUndoWorkTreeEdit, WorkTreeEditedContext } from "../mutations/useUndoWorkTreeEdit.ts";
import {
  ApplyContext,
  type Applying,
  type ShownSuggestion,
  SuggestionBatch,
} from "#app/reading/markdown/SuggestionBatch.ts";

const IN_PLACE: ReadonlySet<string> = new Set(["EXACT", "SHIFTED", "MOVED"]);

interface Props {
  readonly thread: ThreadComments_thread$key;
  readonly review: ThreadComments_review$key;
  /** The position in the displayed change. */
  readonly position: PortedPosition | null;
  readonly commands: ThreadCommands;
}

/** The comments of a thread and what became of its lines: above them, or beside the answers to the viewer. */
export function ThreadComments({ thread: key, review, position, commands }: Props): ReactNode {
  const thread = useFragment(
    graphql`
      fragment ThreadComments_thread on ReviewThread @throwOnFieldError {
        id
        state
        path
        quote
        addressed {
          __typename
        }
        position {
          side
          certainty
        }
        viewerCanReply
        comments {
          id
          key
          act
          isDeleted
          ...CommentView_comment
        }
        ...answersSince_thread
      }
    `,
    key,
  );
  const { id, comments, quote } = thread;
  const answersFrom = thread.state === "OPEN" ? answersSince(thread) : null;
  const isAddressed = thread.addressed != null;
  const changes = thread.path != null && position !== null && (
    <ThreadChanges
      key={`${answersFrom !== null} ${isAddressed}`}
      threadId={id}
      position={position}
      isAnswered={answersFrom !== null && !isAddressed}
    />
  );
  const drawComment = (comment: (typeof comments)[number]): ReactNode =>
    // A decision that was undone at once is not shown.
    comment.isDeleted && comment.act != null ? null : (
      <CommentView
        key={comment.key ?? comment.id}
        comment={comment}
        suggestedOn={quote.length > 0 ? quote : null}
        onQuote={thread.viewerCanReply ? commands.reply : null}
      />
    );
  return (
    <>
      {answersFrom === null && changes}
      <SuggestionApplier
        review={review}
        hasPosition={thread.position.side === "NEW" && IN_PLACE.has(thread.position.certainty)}
      >
        {comments.slice(0, answersFrom ?? comments.length).map(drawComment)}
        {answersFrom !== null && (
          <div className="Thread-answer wrap">
            <div>{comments.slice(answersFrom).map(drawComment)}</div>
            {changes}
          </div>
        )}
      </SuggestionApplier>
    </>
  );
}

interface ApplierProps {
  readonly review: ThreadComments_review$key;
  /** True if the lines that the suggestions are about still exist unchanged. */
  readonly hasPosition: boolean;
  readonly children: ReactNode;
}

/** Lets the suggestions inside be applied by a button when the review is about the work tree. */
function SuggestionApplier({ review, hasPosition, children }: ApplierProps): ReactNode {
  const { id, viewerCanApply } = useFragment(
    graphql`
      fragment ThreadComments_review on Review @throwOnFieldError {
        id
        viewerCanApply
      }
    `,
    review,
  );
  const [apply, isUnderWay, failure, dismissFailure] = useApplySuggestions(id);
  const applying = useMemo((): Applying | null => {
    if (!viewerCanApply || !hasPosition) return null;
    return { apply: (shown) => void apply(shown), isUnderWay, batch: SuggestionBatch.of(id) };
  }, [id, viewerCanApply, hasPosition, apply, isUnderWay]);
  return (
    <ApplyContext value={applying}>
      {children}
      <FailureNotice reason={failure} onDismiss={dismissFailure} />
    </ApplyContext>
  );
}

/** Returns what a mutation does, with a function that applies those of some suggestions that can be. */
function useApplySuggestions(review: string) {
  const showToast = useUndoWorkTreeEdit();
  const onEdited = use(WorkTreeEditedContext);
  const [run, ...state] = useReviewMutation<ThreadCommentsMutation>(graphql`
    mutation ThreadCommentsMutation($input: ApplySuggestionsInput!) {
      applySuggestions(input: $input) {
        edit
        paths
        applied {
          ...ReviewThreadView_thread
          review {
            ...ReviewRefresher_review
          }
        }
        refused {
          comment
          problem {
            message
          }
        }
        unanswered {
          message
        }
        problem {
          message
        }
      }
    }
  `);
  const apply = useCallback(
    async (shown: readonly ShownSuggestion[]) => {
      const suggestions = shown.map(({ comment, parts }) => ({
        comment,
        parts: parts.map(({ lines, instead }) => ({ lines: [...lines], instead: [...instead] })),
      }));
      const reason = await run({ input: { key: newKey(), suggestions } }, (_store, data) => {
        const { edit, paths = [], refused = [], unanswered } = data?.applySuggestions ?? {};
        const reasons = new Map(refused?.map(({ comment, problem }) => [comment ?? "", problem?.message ?? ""]));
        SuggestionBatch.of(review).settle(shown, reasons);
        if (edit == null) return;
        const left = reasons.size === 0 ? "" : ` ${counted(reasons.size, "suggestion")} could not be applied.`;
        const names = (paths ?? []).map(displayPath).join(", ");
        showToast(edit, `Applied to ${names}.${left} ${unanswered?.message ?? ""}`.trimEnd());
      });
      if (reason === null) onEdited?.();
    },
    [run, review, showToast, onEdited],
  );
  return [apply, ...state] as const;
}
