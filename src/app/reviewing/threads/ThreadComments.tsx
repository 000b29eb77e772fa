import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SuggestionApplier_review$key } from "#generated/SuggestionApplier_review.graphql.ts";
import type { ThreadComments_thread$key } from "#generated/ThreadComments_thread.graphql.ts";
import type { PortedPosition } from "./locateThread.ts";
import { answersSince } from "./answersSince.ts";
import { CommentView } from "./CommentView.tsx";
import { SuggestionApplier } from "./SuggestionApplier.tsx";
import type { ThreadCommands } from "./ThreadActions.tsx";
import { ThreadChanges } from "./ThreadChanges.tsx";

const IN_PLACE: ReadonlySet<string> = new Set(["EXACT", "SHIFTED", "MOVED"]);

interface Props {
  readonly thread: ThreadComments_thread$key;
  readonly review: SuggestionApplier_review$key;
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
