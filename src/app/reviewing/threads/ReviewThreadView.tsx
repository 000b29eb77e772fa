import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useContext,
  useId,
  useReducer,
  useRef,
} from "react";
import { graphql, useFragment } from "react-relay";
import type { ReviewThreadViewChangeQuery } from "#generated/ReviewThreadViewChangeQuery.graphql.ts";
import type { ReviewThreadView_review$key } from "#generated/ReviewThreadView_review.graphql.ts";
import type {
  ReviewThreadView_thread$data,
  ReviewThreadView_thread$key,
} from "#generated/ReviewThreadView_thread.graphql.ts";
import { EDITOR_KEYS } from "#app/ui/editors/openInEditor.tsx";
import { isPressed, ownsKeys } from "#app/ui/Kbd.tsx";
import { ExportedContext, PaperContext } from "#app/ui/Paper.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { useToast } from "#app/ui/Toaster.tsx";
import { useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { savedText } from "#app/reading/data/TextSaver.ts";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { newKey } from "#app/reading/data/useReviewMutation.ts";
import { useThreadActions } from "#app/reading/markdown/commentKeys.ts";
import { quotation } from "../composers/ComposerTools.tsx";
import { reopenedFields } from "../composers/openFields.ts";
import { ReplyComposer } from "../composers/ReplyComposer.tsx";
import { type PortedPosition, positionAt, type ThreadLocation } from "./locateThread.ts";
import { DraftView } from "./DraftView.tsx";
import { QuotedLines, SinceCommentDiff } from "./QuotedLines.tsx";
import { ThreadFoot, ThreadProposal, useThreadCommands } from "./ThreadActions.tsx";
import { ThreadComments } from "./ThreadComments.tsx";
import { FetchNote, isCertain, ReadSpanContext } from "./ThreadChanges.tsx";
import { ThreadHead } from "./ThreadHead.tsx";
import { actionOfKey, firstView, threadReducer, type ThreadState } from "./threadReducer.ts";
import { ThreadTriage } from "./ThreadTriage.tsx";
import "./ThreadCard.css";

interface Props {
  readonly thread: ReviewThreadView_thread$key;
  readonly review: ReviewThreadView_review$key;
  /** True to show the commented lines above the thread; not needed between the lines. */
  readonly showsCode?: boolean;
  readonly href?: string;
  /** The location in the displayed change; without it, the one in the current patch set. */
  readonly location?: ThreadLocation;
}

const threadFragment = graphql`
  fragment ReviewThreadView_thread on ReviewThread @throwOnFieldError {
    id
    state
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
    comments {
      oid
      key
      body
      agent
    }
    ...ThreadActions_thread
    ...ThreadComments_thread
    ...ThreadHead_thread
    ...ThreadTriage_thread
  }
`;

const reviewFragment = graphql`
  fragment ReviewThreadView_review on Review @throwOnFieldError {
    id
    key
    drafts {
      key
      replyTo {
        id
      }
      ...DraftView_draft
    }
    ...ThreadComments_review
    ...DraftView_review
    ...ReplyComposer_review
  }
`;

/**
 * A comment with its replies and the viewer's draft replies, collapsed once it is resolved. With the focus inside, `r`
 * replies, `Shift+R` resolves or reopens, `Shift+D` returns it with a reply if it is proposed as addressed, `Shift+A` applies its suggestion, and `e`
 * expands or collapses it; from elsewhere the event of `useThreadActions` does the same.
 */
export const ReviewThreadView = memo(function ReviewThreadView(props: Props): ReactNode {
  const { showsCode = false, href, location } = props;
  const thread = useFragment(threadFragment, props.thread);
  const review = useFragment(reviewFragment, props.review);
  const { id, comments, addressed } = thread;
  const toast = useToast();
  const section = useRef<HTMLElement>(null);
  const replyTextKey = `${review.key}/reply/${id}`;
  const drafts = review.drafts.filter(({ replyTo }) => replyTo?.id === id);
  const [view, dispatch] = useThreadView(
    thread,
    replyTextKey,
    drafts.map(({ key }) => key),
  );
  const { isOpen, replying } = view;
  const commands = useThreadCommands(thread, review, section, dispatch);
  useThreadActions(section, commands);
  const onKeyDown = useThreadKeys(commands);
  const [headId, bodyId] = [useId(), useId()];
  const suggestedOn = thread.quote.length > 0 ? thread.quote : null;
  const { path, side, startLine, endLine, certainty, reason } = thread.position;
  const now = { path, side, startLine, endLine, certainty, reason };
  const position = location === undefined ? now : positionAt(location);
  const isShown = (key: string): boolean => key !== replying?.key && !comments.some((comment) => comment.key === key);
  return (
    <ThreadCard
      ref={section}
      id={`thread-${comments[0]?.oid}`}
      state={thread.state}
      head={
        <ThreadHead
          id={headId}
          thread={thread}
          isOpen={isOpen}
          bodyId={bodyId}
          onToggle={commands.toggle}
          position={position}
          href={href}
        />
      }
      bodyId={bodyId}
      isOpen={isOpen}
      aria-labelledby={headId}
      data-thread={id}
      data-addressed={addressed != null || undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {(useIsQuoted(position) || showsCode) && suggestedOn !== null && (
        <QuotedLines lines={suggestedOn} startLine={thread.startLine ?? null} side={thread.side} />
      )}
      {addressed != null && (
        <>
          <ThreadProposal commands={commands} />
          <ProposedChange key={addressed.oid} threadId={id} />
        </>
      )}
      <ThreadComments thread={thread} review={review} position={position} commands={commands} />
      {drafts.map(
        (draft) =>
          isShown(draft.key) && (
            <div key={draft.key} className="Thread-draft">
              <DraftView draft={draft} review={review} suggestedOn={suggestedOn} />
            </div>
          ),
      )}
      {replying === null ? (
        <ThreadFoot
          commands={commands}
          failure={view.failure}
          onDismiss={() => dispatch({ type: "decided", failure: null })}
        />
      ) : (
        <div className="Thread-draft">
          <ReplyComposer
            review={review}
            threadId={id}
            draftKey={replying.key}
            canResolve={commands.thread.viewerCanResolve}
            isRestored={replying.isRestored}
            isReturn={replying.isReturn && addressed != null}
            onSent={() => {
              if (replying.isReturn) toast({ text: "Returned. The thread stays open." });
            }}
            quoted={replying.quoted || (comments.at(-1)?.body ?? "")}
            suggestedOn={suggestedOn}
            initial={replying.quoted === "" ? "" : `${quotation(replying.quoted)}\n\n`}
            onClose={() => {
              dispatch({ type: "replyClosed" });
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

interface ThreadCardProps extends ComponentProps<"section"> {
  readonly state: ThreadState;
  readonly head: ReactNode;
  readonly bodyId: string;
  readonly isOpen: boolean;
}

/** The box of a thread: its head and, if it is open, its comments. */
function ThreadCard({ state, head, bodyId, isOpen, children, ...section }: ThreadCardProps): ReactNode {
  return (
    <section {...section} className="Thread" data-state={state}>
      {head}
      {isOpen && (
        <div id={bodyId} className="Thread-body stack">
          {children}
        </div>
      )}
    </section>
  );
}

/** Returns true if the original code is shown at once, as in an exported file, which cannot fetch it. */
function useIsQuoted(position: PortedPosition | null): boolean {
  return useContext(ExportedContext) && position !== null && !isCertain(position);
}

/** Returns the view of a thread, with the reply that this browser has, and the function that changes it. */
function useThreadView(thread: ReviewThreadView_thread$data, replyTextKey: string, draftKeys: readonly string[]) {
  const status = { state: thread.state, isDismissed: thread.dismissal != null };
  const isElsewhere = useIsOfOtherLayer(thread.layer?.position ?? null);
  const [view, dispatch] = useReducer(threadReducer, null, () => {
    const saved = {
      hasText: savedText.read(replyTextKey) !== null,
      reopened: reopenedFields.at(replyTextKey)?.draftKey ?? null,
      origin: savedText.origin(replyTextKey)?.draftKey ?? null,
    };
    return firstView({ ...status, isElsewhere, draftKeys, saved, newKey: newKey() });
  });
  if (view.status.state !== status.state || view.status.isDismissed !== status.isDismissed)
    dispatch({ type: "statusChanged", status });
  const isOpen = useContext(PaperContext) || view.isOpen;
  return [{ ...view, isOpen }, dispatch] as const;
}

/** Returns true for a thread of another layer than those that are shown: it is collapsed, with its layer in the head. */
function useIsOfOtherLayer(position: number | null): boolean {
  const { layers, to } = useContext(ReadSpanContext);
  if (layers === null || to !== null || position === null) return false;
  return position < layers.first || position > layers.last;
}

function useThreadKeys(commands: Parameters<typeof useThreadActions>[1]): (event: KeyboardEvent) => void {
  const shortcuts = useShortcutRegistry();
  return (event) => {
    const { ctrlKey, metaKey, altKey, target, nativeEvent } = event;
    const isAlone = !ctrlKey && !metaKey && !altKey;
    if (ownsKeys(target) || shortcuts.awaits(nativeEvent)) return;
    const plain = isAlone ? actionOfKey(event.key, event.shiftKey) : null;
    const action = isPressed(nativeEvent, EDITOR_KEYS) ? "openInEditor" : plain;
    if (action === null) return;
    event.preventDefault();
    commands[action]();
  };
}

type Proposal = NonNullable<NonNullable<ReviewThreadViewChangeQuery["response"]["node"]>["addressed"]>;

/** The lines that changed for a thread that is proposed as addressed. */
function ProposedChange({ threadId }: { readonly threadId: string }): ReactNode {
  const { data, failure, reload } = useLoadedQuery<ReviewThreadViewChangeQuery, Proposal>(
    graphql`
      query ReviewThreadViewChangeQuery($id: ID!) {
        node(id: $id) {
          ... on ReviewThread {
            addressed {
              change @catch(to: RESULT) {
                path
                patch
              }
            }
          }
        }
      }
    `,
    { id: threadId },
    readProposal,
  );
  const isLoading = data === null && failure === null;
  return (
    <div className="ProposedChange stack small" aria-busy={isLoading}>
      <p className="ProposedChange-heading strong">Changed for this comment</p>
      <FetchNote failure={failure} isLoading={isLoading} onRetry={reload} />
      {data !== null && <OwnChange change={data.change} />}
    </div>
  );
}

function readProposal({ node }: ReviewThreadViewChangeQuery["response"]): Proposal {
  if (node?.addressed == null) throw new Error("The changes could not be loaded.");
  return node.addressed;
}

function OwnChange({ change }: Pick<Proposal, "change">): ReactNode {
  if (!change.ok) return <p className="ThreadChanges-note muted">{failureOf(change.errors).message}</p>;
  if (change.value == null) return <p className="ThreadChanges-note muted">Nothing changed at these lines.</p>;
  return <SinceCommentDiff path={change.value.path} patch={change.value.patch} />;
}
