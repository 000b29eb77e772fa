import { memo, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewThreadView_review$key } from "#generated/ReviewThreadView_review.graphql.ts";
import type { ReviewThreadView_thread$key } from "#generated/ReviewThreadView_thread.graphql.ts";
import { ownsKeys } from "#app/ui/keyChord.ts";
import { returnFocus } from "#app/ui/focus.ts";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { answersSince } from "./answersSince.ts";
import { carriedFields } from "../composers/openFields.ts";
import { CommentView } from "./CommentView.tsx";
import { DraftView } from "./DraftView.tsx";
import { keptText } from "../savedText.ts";
import { newKey } from "../mutations/idempotencyKey.ts";
import { quotation } from "../composers/ComposerTools.tsx";
import { QuotedLines } from "./QuotedLines.tsx";
import { positionAt, type ThreadPlace } from "./placeThread.ts";
import { ReplyComposer } from "../composers/ReplyComposer.tsx";
import { SuggestionApplier } from "../markdown/SuggestionApplier.tsx";
import { ThreadEvidence } from "./ThreadEvidence.tsx";
import { ThreadFoot, ThreadProposal } from "./ThreadActions.tsx";
import { ThreadHead } from "./ThreadHead.tsx";
import { useCopyPrompt } from "./CopyPrompt.tsx";
import { useReopenThread, useResolveThread } from "../mutations/threads.ts";
import { useThreadDeeds } from "./commentKeys.ts";
import { useWithdrawComment } from "../mutations/comments.ts";
import "./ReviewThreadView.css";

const TEXT = {
  settled: "The thread is resolved.",
  opened: "The thread is open again.",
  refused: "Not done: the thread stays open.",
  applied: "Applied.",
  takenBack: "Taken back.",
} as const;

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
 * answers, `Shift+R` resolves or reopens, `Shift+D` says that it is not done yet, `Shift+A` applies its suggestion, and `e` opens and closes; elsewhere the event of `useThreadDeeds` asks for the same.
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
        viewerCanReply
        viewerCanResolve
        viewerCanReopen
        comments {
          id
          key
          body
          act
          isWithdrawn
          ...CommentView_comment
        }
        ...ThreadActions_thread
        ...answersSince_thread
        ...ThreadHead_thread
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
  const [withdraw] = useWithdrawComment();
  const toast = useToast();
  const section = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const shortcuts = useShortcutRegistry();
  const copyPrompt = useCopyPrompt(review.id);
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

  const decide = async (deed: typeof resolve, done: string): Promise<void> => {
    if (isResolving || isReopening) return;
    if (section.current?.contains(document.activeElement) === true) section.current.focus({ preventScroll: true });
    const written: string[] = [];
    const reason = await deed((comment) => void written.push(comment));
    setFailure(reason);
    if (reason !== null) {
      setIsOpen(true);
      announce(reason);
      return;
    }
    const [comment] = written;
    toast({ text: done, ...(comment !== undefined && { undo: () => void takeBack(comment) }) });
  };
  const takeBack = async (comment: string): Promise<void> => {
    const reason = await withdraw(comment);
    toast({ text: reason ?? TEXT.takenBack });
  };
  const settle = (): void => {
    if (thread.viewerCanResolve) void decide(resolve, TEXT.settled);
    else if (thread.viewerCanReopen) void decide(reopen, TEXT.opened);
  };
  const refuse = (): void => {
    if (thread.addressed != null && thread.viewerCanReopen) void decide(reopen, TEXT.refused);
  };
  const reply = (quoted = ""): void => {
    if (!thread.viewerCanReply) return;
    setIsOpen(true);
    setReplying((before) => before ?? { key: newKey(), quoted });
  };
  const toggle = (): void => setIsOpen((open) => !open);
  const apply = (): void => section.current?.querySelector<HTMLElement>("[data-apply]")?.click();
  const answerApplied = (): void => {
    const place = `${review.key}/reply/${id}`;
    if (keptText.read(place) === null) keptText.keep(place, TEXT.applied);
    reply();
  };
  const deeds = { reply, settle, refuse, toggle, apply, prompt: () => copyPrompt({ threads: [id] }) };
  useThreadDeeds(section, deeds);

  function press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing || ownsKeys(target)) return;
    if (shortcuts.awaits(nativeEvent)) return;
    const deed =
      key === "r"
        ? reply
        : key === "R" && shiftKey
          ? deeds.settle
          : key === "D" && shiftKey
            ? refuse
            : key === "A" && shiftKey
              ? apply
              : key === "e"
                ? toggle
                : null;
    if (deed === null) return;
    event.preventDefault();
    deed();
  }

  const { certainty: sureness } = thread.position;
  const isInPlace =
    thread.position.side === "NEW" && (sureness === "EXACT" || sureness === "SHIFTED" || sureness === "MOVED");
  const shownDrafts = drafts.filter(
    ({ key }) => key !== replying?.key && !comments.some((comment) => comment.key === key),
  );
  const answersFrom = state === "OPEN" ? answersSince(thread) : null;
  const isAddressed = thread.addressed != null;
  const isAnswered = answersFrom !== null || isAddressed;
  const evidence =
    thread.path != null && position !== null ? (
      <ThreadEvidence
        key={`${isAnswered}`}
        threadId={id}
        position={position}
        isAnswered={isAnswered}
        isAddressed={isAddressed}
      />
    ) : null;
  const drawComment = (comment: (typeof comments)[number]): ReactNode =>
    // What was decided and taken back at once is not worth a line.
    comment.isWithdrawn && comment.act != null ? null : (
      <CommentView
        key={comment.key ?? comment.id}
        comment={comment}
        suggestedOn={suggestedOn}
        onQuote={thread.viewerCanReply ? reply : null}
      />
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
      data-addressed={isAddressed || undefined}
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
          {isAddressed && (
            <ThreadProposal
              thread={thread}
              isUnderWay={isResolving || isReopening}
              onAccept={settle}
              onRefuse={refuse}
            />
          )}
          {answersFrom === null && evidence}
          <SuggestionApplier review={review} isInPlace={isInPlace} onApplied={answerApplied}>
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
              onSettle={deeds.settle}
              onDismiss={() => setFailure(null)}
              onPrompt={deeds.prompt}
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
