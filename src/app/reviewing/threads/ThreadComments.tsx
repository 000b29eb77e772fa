import { type ReactNode, use, useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ThreadComments_review$key } from "#generated/ThreadComments_review.graphql.ts";
import type { ThreadComments_thread$key } from "#generated/ThreadComments_thread.graphql.ts";
import type { PortedPosition } from "./locateThread.ts";
import { answersSince } from "./answersSince.ts";
import { CommentView } from "./CommentView.tsx";
import type { ThreadCommands } from "./ThreadActions.tsx";
import { ThreadChanges } from "./ThreadChanges.tsx";
import { displayPath } from "#app/ui/format.ts";
import { FailureNotice } from "#app/ui/Notice.tsx";
import type { ThreadCommentsMutation } from "#generated/ThreadCommentsMutation.graphql.ts";
import { newKey, useUnsignedMutation } from "#app/reading/data/useReviewMutation.ts";
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
        onApplied={commands.answerApplied}
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
  readonly onApplied: () => void;
  readonly children: ReactNode;
}

/** Lets the suggestions inside be applied by a button when the review is about the work tree. */
function SuggestionApplier({ review, hasPosition, onApplied, children }: ApplierProps): ReactNode {
  const { id, viewerCanApply } = useFragment(
    graphql`
      fragment ThreadComments_review on Review @throwOnFieldError {
        id
        viewerCanApply
      }
    `,
    review,
  );
  const [run, isUnderWay, failure, dismissFailure] = useApplySuggestion();
  const applying = useMemo((): Applying | null => {
    if (!viewerCanApply || !hasPosition) return null;
    const batch = SuggestionBatch.of(id);
    const apply: Applying["apply"] = (shown) => {
      void run(shown).then((reason) => {
        if (reason !== null) return;
        if (shown.length > 1) batch.clear();
        onApplied();
      });
    };
    return { apply, isUnderWay, batch };
  }, [id, viewerCanApply, hasPosition, run, isUnderWay, onApplied]);
  return (
    <ApplyContext value={applying}>
      {children}
      <FailureNotice reason={failure} onDismiss={dismissFailure} />
    </ApplyContext>
  );
}

/** Returns what a mutation does, with a function that applies suggestions, all or none. */
function useApplySuggestion() {
  const showToast = useUndoWorkTreeEdit();
  const onEdited = use(WorkTreeEditedContext);
  const [run, ...state] = useUnsignedMutation<ThreadCommentsMutation>(graphql`
    mutation ThreadCommentsMutation($input: ApplySuggestionsInput!) {
      applySuggestions(input: $input) {
        edit
        paths
        problem {
          message
        }
      }
    }
  `);
  const apply = useCallback(
    async (shown: readonly ShownSuggestion[]) => {
      const suggestions = shown.map(({ comment, lines, instead }) => ({
        comment,
        lines: [...lines],
        instead: [...instead],
      }));
      const reason = await run({ input: { key: newKey(), suggestions } }, (_store, data) => {
        const { edit, paths } = data?.applySuggestions ?? {};
        if (edit != null) showToast(edit, `Applied to ${(paths ?? []).map(displayPath).join(", ")}.`);
      });
      if (reason === null) onEdited?.();
      return reason;
    },
    [run, showToast, onEdited],
  );
  return [apply, ...state] as const;
}
