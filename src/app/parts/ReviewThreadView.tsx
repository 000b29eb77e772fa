import { memo, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewThreadView_review$key } from "#generated/ReviewThreadView_review.graphql.ts";
import type { ReviewThreadView_thread$key } from "#generated/ReviewThreadView_thread.graphql.ts";
import { ownsKeys } from "#app/ui/ownsKeys.ts";
import { returnFocus } from "#app/ui/returnFocus.ts";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { carriedFields } from "./carriedFields.ts";
import { CommentView } from "./CommentView.tsx";
import { DraftView } from "./DraftView.tsx";
import { keptText } from "./keptText.ts";
import { newKey } from "./newKey.ts";
import { quotation } from "./quotation.ts";
import { QuotedLines } from "./QuotedLines.tsx";
import { positionAt } from "./positionAt.ts";
import type { ThreadPlace } from "./placeThread.ts";
import { ReplyComposer } from "./ReplyComposer.tsx";
import { ThreadEvidence } from "./ThreadEvidence.tsx";
import { ThreadFoot } from "./ThreadFoot.tsx";
import { ThreadHead } from "./ThreadHead.tsx";
import { useReopenThread } from "./useReopenThread.ts";
import { useResolveThread } from "./useResolveThread.ts";
import { useThreadDeeds } from "./useThreadDeeds.ts";
import "./ReviewThreadView.css";

const SETTLED = "The thread is resolved.";
const OPENED = "The thread is open again.";

interface Props {
  readonly thread: ReviewThreadView_thread$key;
  readonly review: ReviewThreadView_review$key;
  /** Shows the lines it was written on above it; where it stands below them they are there already. */
  readonly showsCode?: boolean;
  /** Where the words that say its place lead. */
  readonly href?: string;
  /** Where it stands in what is read; where it is in what is reviewed now if absent. */
  readonly place?: ThreadPlace;
}

/**
 * A remark with its answers and one's own drafts of such, closed to a line once it is resolved. With the focus inside `r`
 * answers, `Shift+R` resolves or reopens and `e` opens and closes; elsewhere the event of `useThreadDeeds` asks for the same.
 */
export const ReviewThreadView = memo(function ReviewThreadView(props: Props): ReactNode {
  const { showsCode = false, href } = props;
  const thread = useFragment(
    graphql`
      fragment ReviewThreadView_thread on ReviewThread @throwOnFieldError {
        id
        state
        path
        side
        startLine
        quote
        position {
          path
          side
          startLine
          endLine
          certainty
          reason
        }
        viewerCanReply
        viewerCanResolve
        viewerCanReopen
        comments {
          id
          key
          body
          ...CommentView_comment
        }
        ...ThreadHead_thread
      }
    `,
    props.thread,
  );
  const review = useFragment(
    graphql`
      fragment ReviewThreadView_review on Review @throwOnFieldError {
        key
        drafts {
          id
          key
          replyTo {
            id
          }
          ...DraftView_draft
        }
        ...DraftView_review
        ...ReplyComposer_review
      }
    `,
    props.review,
  );
  const { id, state, quote, comments } = thread;
  const drafts = review.drafts.filter(({ replyTo }) => replyTo?.id === id);
  const [lastState, setLastState] = useState(state);
  // An answer that was begun and is not safe yet comes back with the thread; one that is a draft, with that.
  const [replying, setReplying] = useState<{ readonly key: string; readonly quoted: string } | null>(() => {
    const place = `${review.key}/reply/${id}`;
    const carried = carriedFields.at(place)?.draftKey ?? null;
    const isDraft = drafts.some(({ key }) => key === carried);
    if (keptText.read(place) === null && (carried === null || isDraft)) return null;
    return { key: carried ?? drafts[0]?.key ?? newKey(), quoted: "" };
  });
  const [isOpen, setIsOpen] = useState(state !== "RESOLVED" || drafts.length > 0 || replying !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const [resolve, isResolving] = useResolveThread(id);
  const [reopen, isReopening] = useReopenThread(id);
  const section = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const bodyId = useId();
  const headId = useId();
  const suggestedOn = quote.length > 0 ? quote : null;
  const { endLine, certainty, reason } = thread.position;
  const now = { ...thread.position, endLine, certainty, reason };
  const position = props.place === undefined ? now : positionAt(props.place);

  if (state !== lastState) {
    setLastState(state);
    setIsOpen(state !== "RESOLVED" || replying !== null);
  }

  const settle = async (): Promise<void> => {
    if (isResolving || isReopening) return;
    const resolves = thread.viewerCanResolve;
    if (!resolves && !thread.viewerCanReopen) return;
    if (section.current?.contains(document.activeElement) === true) section.current.focus({ preventScroll: true });
    const reason = await (resolves ? resolve() : reopen());
    setFailure(reason);
    if (reason !== null) setIsOpen(true);
    announce(reason ?? (resolves ? SETTLED : OPENED));
  };
  const reply = (quoted = ""): void => {
    if (!thread.viewerCanReply) return;
    setIsOpen(true);
    setReplying((before) => before ?? { key: newKey(), quoted });
  };
  const toggle = (): void => setIsOpen((open) => !open);
  const deeds = { reply, settle: () => void settle(), toggle };
  useThreadDeeds(section, deeds);

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing || ownsKeys(target)) return;
    const deed = key === "r" ? reply : key === "R" && shiftKey ? deeds.settle : key === "e" ? toggle : null;
    if (deed === null) return;
    event.preventDefault();
    deed();
  }

  const shownDrafts = drafts.filter(
    ({ key }) => key !== replying?.key && !comments.some((comment) => comment.key === key),
  );
  return (
    // Keys that bubble from its buttons and from where the cursor of the reader puts the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className="Thread"
      aria-labelledby={headId}
      data-thread={id}
      data-state={state}
      tabIndex={-1}
      onKeyDown={press}
    >
      <ThreadHead
        id={headId}
        thread={thread}
        isOpen={isOpen}
        bodyId={bodyId}
        onToggle={toggle}
        isInPlace={href === undefined}
        position={position}
        {...(href !== undefined && { href })}
      />
      {isOpen && (
        <div id={bodyId} className="Thread-body">
          {showsCode && suggestedOn !== null && (
            <QuotedLines lines={suggestedOn} startLine={thread.startLine ?? null} side={thread.side} />
          )}
          {thread.path != null && position !== null && <ThreadEvidence threadId={id} position={position} />}
          {comments.map((comment) => (
            <CommentView
              key={comment.key ?? comment.id}
              comment={comment}
              suggestedOn={suggestedOn}
              onQuote={thread.viewerCanReply ? reply : null}
            />
          ))}
          {shownDrafts.map((draft) => (
            <div key={draft.key} className="Thread-draft">
              <DraftView draft={draft} review={review} suggestedOn={suggestedOn} />
            </div>
          ))}
          {replying === null ? (
            <ThreadFoot
              thread={thread}
              isUnderWay={isResolving || isReopening}
              failure={failure}
              onReply={() => reply()}
              onSettle={deeds.settle}
              onDismiss={() => setFailure(null)}
            />
          ) : (
            <div className="Thread-draft">
              <ReplyComposer
                review={review}
                threadId={id}
                draftKey={replying.key}
                canResolve={thread.viewerCanResolve}
                quoted={replying.quoted || (comments.at(-1)?.body ?? "")}
                suggestedOn={suggestedOn}
                initial={replying.quoted === "" ? "" : `${quotation(replying.quoted)}\n\n`}
                onClose={() => {
                  setReplying(null);
                  returnFocus(section.current, section.current);
                }}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
});
