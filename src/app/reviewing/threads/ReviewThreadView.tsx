import { memo, useContext, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewThreadView_review$key } from "#generated/ReviewThreadView_review.graphql.ts";
import type { ReviewThreadView_thread$key } from "#generated/ReviewThreadView_thread.graphql.ts";
import { ownsKeys } from "#app/ui/Kbd.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { useAnnounce, useToast } from "#app/ui/Toaster.tsx";
import { useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { answersSince } from "./answersSince.ts";
import { reopenedFields } from "../composers/openFields.ts";
import { CommentView } from "./CommentView.tsx";
import { DraftView } from "./DraftView.tsx";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { newKey } from "#app/reading/data/useReviewMutation.ts";
import { quotation } from "../composers/ComposerTools.tsx";
import { ProposedChange } from "./ProposedChange.tsx";
import { QuotedLines } from "./QuotedLines.tsx";
import { positionAt, type ThreadLocation } from "../positions/locateThread.ts";
import { ReplyComposer } from "../composers/ReplyComposer.tsx";
import { SuggestionApplier } from "./SuggestionApplier.tsx";
import { ReadSpanContext, ThreadEvidence } from "./ThreadEvidence.tsx";
import { ThreadFoot, ThreadProposal } from "./ThreadActions.tsx";
import { ThreadTriage } from "./ThreadTriage.tsx";
import { ThreadCard } from "./ThreadCard.tsx";
import { ThreadHead } from "./ThreadHead.tsx";
import { useCopyFixup, useCopyPrompt } from "./CopyPrompt.tsx";
import { useReopenThread, useResolveThread } from "../mutations/threads.ts";
import { useThreadActions } from "#app/reading/markdown/commentKeys.ts";
import { useDeleteComment } from "../mutations/comments.ts";

/** The reply that is being written. */
interface Replying {
  readonly key: string;
  readonly quoted: string;
  /** True if it was opened because this browser has its text. */
  readonly isRestored: boolean;
  /** True if it returns a thread that is proposed as addressed. */
  readonly isReturn: boolean;
}

interface Props {
  readonly thread: ReviewThreadView_thread$key;
  readonly review: ReviewThreadView_review$key;
  /** True to show the commented lines above the thread; not needed between the lines. */
  readonly showsCode?: boolean;
  /** The link of the location in the head. */
  readonly href?: string;
  /** The location in the displayed change; without it, the one in the current patch set. */
  readonly location?: ThreadLocation;
}

/**
 * A comment with its replies and the viewer's draft replies, collapsed once it is resolved. With the focus inside, `r`
 * replies, `Shift+R` resolves or reopens, `Shift+D` returns it with a reply if it is proposed as addressed, `Shift+A` applies its suggestion, and `e`
 * expands or collapses it; from elsewhere the event of `useThreadActions` does the same.
 */
export const ReviewThreadView = memo(function ReviewThreadView(props: Props): ReactNode {
  const { showsCode = false, href } = props;
  const thread = useFragment(
    graphql`
      fragment ReviewThreadView_thread on ReviewThread @throwOnFieldError {
        ...reviewFragments_thread
        id
        state
        path
        side
        startLine
        quote
        addressed {
          oid
        }
        dismissal {
          __typename
        }
        position {
          path
          side
          startLine
          endLine
          certainty
          reason
        }
        layer {
          position
        }
        viewerCanReply
        viewerCanResolve
        viewerCanReopen
        comments {
          id
          key
          body
          act
          agent
          isDeleted
          ...CommentView_comment
        }
        ...ThreadActions_thread
        ...answersSince_thread
        ...ThreadHead_thread
        ...ThreadTriage_thread
      }
    `,
    props.thread,
  );
  const review = useFragment(
    graphql`
      fragment ReviewThreadView_review on Review @throwOnFieldError {
        id
        key
        drafts {
          ...reviewFragments_draft
          id
          key
          replyTo {
            id
          }
          ...DraftView_draft
        }
        ...SuggestionApplier_review
        ...DraftView_review
        ...ReplyComposer_review
      }
    `,
    props.review,
  );
  const { id, state, quote, comments } = thread;
  const drafts = review.drafts.filter(({ replyTo }) => replyTo?.id === id);
  const isDismissed = thread.dismissal != null;
  const shownState = `${state} ${isDismissed}`;
  const [lastState, setLastState] = useState(shownState);
  // An unsaved reply is restored with the thread; one that is a draft, with the draft.
  const [replying, setReplying] = useState<Replying | null>(() => {
    const savedTextKey = `${review.key}/reply/${id}`;
    const reopened = reopenedFields.at(savedTextKey)?.draftKey ?? null;
    const isDraft = drafts.some(({ key }) => key === reopened);
    if (savedText.read(savedTextKey) === null && (reopened === null || isDraft)) return null;
    const key = reopened ?? savedText.origin(savedTextKey)?.draftKey ?? drafts[0]?.key ?? newKey();
    return { key, quoted: "", isRestored: true, isReturn: false };
  });
  const isElsewhere = useIsOfOtherLayer(thread.layer?.position ?? null);
  const [isOpen, setIsOpen] = useState(
    (state !== "RESOLVED" && !isElsewhere && !isDismissed) || drafts.length > 0 || replying !== null,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [resolve, isResolving] = useResolveThread(id);
  const [reopen, isReopening] = useReopenThread(id);
  const [deleteComment] = useDeleteComment();
  const toast = useToast();
  const section = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const shortcuts = useShortcutRegistry();
  const copyPrompt = useCopyPrompt(review.id);
  const copyFixup = useCopyFixup(id);
  const bodyId = useId();
  const headId = useId();
  const suggestedOn = quote.length > 0 ? quote : null;
  const { endLine, certainty, reason } = thread.position;
  const now = { ...thread.position, endLine, certainty, reason };
  const position = props.location === undefined ? now : positionAt(props.location);

  if (shownState !== lastState) {
    setLastState(shownState);
    setIsOpen((state !== "RESOLVED" && !isDismissed) || replying !== null);
  }

  const decide = async (action: typeof resolve, done: string): Promise<void> => {
    if (isResolving || isReopening) return;
    if (section.current?.contains(document.activeElement) === true) section.current.focus({ preventScroll: true });
    const written: string[] = [];
    const reason = await action((comment) => void written.push(comment));
    setFailure(reason);
    if (reason !== null) {
      setIsOpen(true);
      announce(reason);
      return;
    }
    const [comment] = written;
    toast({ text: done, ...(comment !== undefined && { undo: () => void retract(comment) }) });
  };
  const retract = async (comment: string): Promise<void> => {
    const reason = await deleteComment(comment);
    toast({ text: reason ?? "Undone." });
  };
  const toggleResolved = (): void => {
    if (thread.viewerCanResolve)
      void decide(resolve, thread.addressed == null ? "Thread resolved." : "Confirmed as addressed. Thread resolved.");
    else if (thread.viewerCanReopen) void decide(reopen, "Thread reopened.");
    else toast({ text: "You cannot resolve or reopen this thread." });
  };
  const refuse = (): void => {
    if (thread.addressed != null) reply("", true);
    else toast({ text: "No change is proposed as addressing this thread." });
  };
  const reply = (quoted = "", isReturn = false): void => {
    if (!thread.viewerCanReply) return;
    setIsOpen(true);
    setReplying((before) => ({ ...(before ?? { key: newKey(), quoted, isRestored: false }), isReturn }));
  };
  const toggle = (): void => setIsOpen((open) => !open);
  const apply = (): void => {
    const button = section.current?.querySelector<HTMLElement>("[data-apply]") ?? null;
    if (button === null) toast({ text: "This thread has no suggestion that can be applied." });
    else button.click();
  };
  const answerApplied = (): void => {
    const savedTextKey = `${review.key}/reply/${id}`;
    if (savedText.read(savedTextKey) === null) savedText.save(savedTextKey, "Applied.");
    reply();
  };
  const actions = { reply, toggleResolved, refuse, toggle, apply, prompt: () => copyPrompt({ threads: [id] }) };
  useThreadActions(section, actions);

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || ownsKeys(target)) return;
    if (shortcuts.awaits(nativeEvent)) return;
    const action =
      key === "r"
        ? reply
        : key === "R" && shiftKey
          ? actions.toggleResolved
          : key === "D" && shiftKey
            ? refuse
            : key === "A" && shiftKey
              ? apply
              : key === "e"
                ? toggle
                : null;
    if (action === null) return;
    event.preventDefault();
    action();
  }

  const { certainty: sureness } = thread.position;
  const hasPosition =
    thread.position.side === "NEW" && (sureness === "EXACT" || sureness === "SHIFTED" || sureness === "MOVED");
  const shownDrafts = drafts.filter(
    ({ key }) => key !== replying?.key && !comments.some((comment) => comment.key === key),
  );
  const answersFrom = state === "OPEN" ? answersSince(thread) : null;
  const isAddressed = thread.addressed != null;
  const evidence =
    thread.path != null && position !== null ? (
      <ThreadEvidence
        key={`${answersFrom !== null} ${isAddressed}`}
        threadId={id}
        position={position}
        isAnswered={answersFrom !== null && !isAddressed}
      />
    ) : null;
  const drawComment = (comment: (typeof comments)[number]): ReactNode =>
    // A decision that was undone at once is not shown.
    comment.isDeleted && comment.act != null ? null : (
      <CommentView
        key={comment.key ?? comment.id}
        comment={comment}
        suggestedOn={suggestedOn}
        onQuote={thread.viewerCanReply ? reply : null}
      />
    );
  return (
    <ThreadCard
      ref={section}
      state={state}
      head={
        <ThreadHead
          id={headId}
          thread={thread}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={toggle}
          hasPosition={href === undefined}
          position={position}
          {...(href !== undefined && { href })}
        />
      }
      bodyId={bodyId}
      isOpen={isOpen}
      aria-labelledby={headId}
      data-thread={id}
      data-addressed={isAddressed || undefined}
      tabIndex={-1}
      onKeyDown={press}
    >
      {showsCode && suggestedOn !== null && (
        <QuotedLines lines={suggestedOn} startLine={thread.startLine ?? null} side={thread.side} />
      )}
      {isAddressed && (
        <ThreadProposal
          thread={thread}
          isUnderWay={isResolving || isReopening}
          onAccept={toggleResolved}
          onRefuse={refuse}
        />
      )}
      {thread.addressed != null && <ProposedChange key={thread.addressed.oid} threadId={id} />}
      {answersFrom === null && evidence}
      <SuggestionApplier review={review} hasPosition={hasPosition} onApplied={answerApplied}>
        {comments.slice(0, answersFrom ?? comments.length).map(drawComment)}
        {answersFrom !== null && (
          <div className="Thread-answer">
            <div>{comments.slice(answersFrom).map(drawComment)}</div>
            {evidence}
          </div>
        )}
      </SuggestionApplier>
      {shownDrafts.map((draft) => (
        <div key={draft.key} className="Thread-draft">
          <DraftView draft={draft} review={review} suggestedOn={suggestedOn} />
        </div>
      ))}
      {replying === null ? (
        <ThreadFoot
          thread={isAddressed ? { ...thread, viewerCanResolve: false, viewerCanReopen: false } : thread}
          isUnderWay={isResolving || isReopening}
          failure={failure}
          onReply={() => reply()}
          onToggleResolved={actions.toggleResolved}
          onDismiss={() => setFailure(null)}
          onPrompt={actions.prompt}
          onFixup={copyFixup}
        />
      ) : (
        <div className="Thread-draft">
          <ReplyComposer
            review={review}
            threadId={id}
            draftKey={replying.key}
            canResolve={thread.viewerCanResolve}
            isRestored={replying.isRestored}
            isReturn={replying.isReturn && isAddressed}
            onSent={() => {
              if (replying.isReturn) toast({ text: "Returned. The thread stays open." });
            }}
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
      {comments[0]?.agent != null && replying === null && (
        <ThreadTriage thread={thread} reviewId={review.id} reviewKey={review.key} around={section} />
      )}
    </ThreadCard>
  );
});

/** Returns true for a thread of another layer than those that are shown: it is collapsed, with its layer in the head. */
function useIsOfOtherLayer(position: number | null): boolean {
  const { layers, to } = useContext(ReadSpanContext);
  if (layers === null || to !== null || position === null) return false;
  return position < layers.first || position > layers.last;
}
