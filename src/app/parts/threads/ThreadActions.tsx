import { CheckIcon, CopyIcon, IssueReopenedIcon, ReplyIcon } from "@primer/octicons-react";
import { type ReactNode, useContext } from "react";
import { graphql, useFragment } from "react-relay";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { ThreadActions_thread$key } from "#generated/ThreadActions_thread.graphql.ts";
import { MarkedText } from "../MarkedText.tsx";
import { BetweenContext } from "./ThreadEvidence.tsx";
import "./ThreadProposal.css";

const TEXT = {
  reply: "Reply",
  resolve: "Resolve",
  reopen: "Open again",
  prompt: "Copy as a prompt",
  retry: "Try again",
} as const;

interface Props {
  readonly thread: Readonly<Record<"viewerCanReply" | "viewerCanResolve" | "viewerCanReopen", boolean>>;
  readonly isUnderWay: boolean;
  /** Why it could not be resolved or opened again. */
  readonly failure: string | null;
  readonly onReply: () => void;
  readonly onSettle: () => void;
  readonly onDismiss: () => void;
  /** Puts it on the clipboard for whoever acts on it. */
  readonly onPrompt: () => void;
}

/** What who reads may do with a thread. */
export function ThreadFoot({ thread, isUnderWay, failure, onReply, onSettle, onDismiss, onPrompt }: Props): ReactNode {
  const { viewerCanReply, viewerCanResolve, viewerCanReopen } = thread;
  return (
    <footer className="Thread-foot">
      {viewerCanReply && (
        <Button size="small" icon={<ReplyIcon />} keys="r" onClick={onReply}>
          {TEXT.reply}
        </Button>
      )}
      {viewerCanResolve && (
        <Button size="small" icon={<CheckIcon />} keys="Shift+R" busy={isUnderWay} onClick={onSettle}>
          {TEXT.resolve}
        </Button>
      )}
      {!viewerCanResolve && viewerCanReopen && (
        <Button size="small" icon={<IssueReopenedIcon />} keys="Shift+R" busy={isUnderWay} onClick={onSettle}>
          {TEXT.reopen}
        </Button>
      )}
      <IconButton size="small" label={TEXT.prompt} keys="i i" icon={<CopyIcon />} onClick={onPrompt} />
      {failure !== null && (
        <Notice
          tone="danger"
          onDismiss={onDismiss}
          actions={
            <Button size="small" onClick={onSettle}>
              {TEXT.retry}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
    </footer>
  );
}

const THREAD_PROPOSAL_TEXT = {
  asked: "Is this addressed?",
  somebody: "Somebody",
  says: "says so",
  accept: "Accept",
  acceptHint: "It is done: resolve the thread",
  refuse: "Not done",
  refuseHint: "It is not done yet: the thread stays open",
  between: (from: number, to: number): string => `all that changed from patch set ${from} to ${to}`,
} as const;
const BY = "by";

interface ThreadProposalProps {
  readonly thread: ThreadActions_thread$key;
  readonly isUnderWay: boolean;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** Asks whoever reads whether a thread was addressed, where an answer in it says so, and by which commit. */
export function ThreadProposal({ thread: key, isUnderWay, onAccept, onRefuse }: ThreadProposalProps): ReactNode {
  const { addressed, patchSet, viewerCanResolve } = useFragment(
    graphql`
      fragment ThreadActions_thread on ReviewThread @throwOnFieldError {
        patchSet
        viewerCanResolve
        addressed {
          oid
          at
          agent
          patchSet
          comment {
            author {
              name
            }
          }
        }
      }
    `,
    key,
  );
  const addressBetween = useContext(BetweenContext);
  if (addressed == null) return null;
  const [before, now] = [patchSet ?? null, addressed.patchSet ?? null];
  const isBetween = addressBetween !== null && before !== null && now !== null && before < now;
  return (
    <div className="ThreadProposal">
      <p className="ThreadProposal-words">
        <strong>{THREAD_PROPOSAL_TEXT.asked}</strong>{" "}
        <MarkedText text={addressed.agent ?? addressed.comment.author.name ?? THREAD_PROPOSAL_TEXT.somebody} />{" "}
        {THREAD_PROPOSAL_TEXT.says} <RelativeTime iso={addressed.at} />, {BY} <code>{addressed.oid.slice(0, 10)}</code>
        {isBetween && (
          <>
            {": "}
            <Link to={addressBetween(before, now)}>{THREAD_PROPOSAL_TEXT.between(before, now)}</Link>
          </>
        )}
      </p>
      {viewerCanResolve && (
        <span className="ThreadProposal-deeds">
          <Button
            size="small"
            variant="primary"
            icon={<CheckIcon />}
            keys="Shift+R"
            hint={THREAD_PROPOSAL_TEXT.acceptHint}
            busy={isUnderWay}
            onClick={onAccept}
          >
            {THREAD_PROPOSAL_TEXT.accept}
          </Button>
          <Button
            size="small"
            icon={<IssueReopenedIcon />}
            keys="Shift+D"
            hint={THREAD_PROPOSAL_TEXT.refuseHint}
            busy={isUnderWay}
            onClick={onRefuse}
          >
            {THREAD_PROPOSAL_TEXT.refuse}
          </Button>
        </span>
      )}
    </div>
  );
}
