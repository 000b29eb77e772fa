import { CheckIcon, AgentIcon, GitCommitIcon, IssueReopenedIcon, ReplyIcon } from "@primer/octicons-react";
import { type ReactNode, useContext } from "react";
import { graphql, useFragment } from "react-relay";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { ThreadActions_thread$key } from "#generated/ThreadActions_thread.graphql.ts";
import { MarkedText } from "../MarkedText.tsx";
import { BetweenContext } from "./ThreadEvidence.tsx";

const TEXT = {
  reply: "Reply",
  resolve: "Resolve",
  reopen: "Reopen",
  prompt: "Copy as a prompt",
  fixup: "Copy as fixup",
  retry: "Try again",
  asked: "Is this addressed?",
  somebody: "Someone",
  says: "marked it as addressed",
  accept: "Confirm",
  acceptHint: "Confirm that it is addressed, and resolve the thread",
  refuse: "Return…",
  refuseHint: "Return it with a reply. The thread stays open",
  between: (from: number, to: number): string => `all changes from patch set ${from} to ${to}`,
} as const;

interface Props {
  readonly thread: Readonly<Record<"viewerCanReply" | "viewerCanResolve" | "viewerCanReopen", boolean>>;
  readonly isUnderWay: boolean;
  /** The reason why it could not be resolved or reopened. */
  readonly failure: string | null;
  readonly onReply: () => void;
  readonly onToggleResolved: () => void;
  readonly onDismiss: () => void;
  /** Copies the thread as a prompt for an agent. */
  readonly onPrompt: () => void;
  /** Copies the command that commits a fix. */
  readonly onFixup: () => void;
}

/** The actions of a thread that the viewer has. */
export function ThreadFoot({
  thread,
  isUnderWay,
  failure,
  onReply,
  onToggleResolved,
  onDismiss,
  onPrompt,
  onFixup,
}: Props): ReactNode {
  const { viewerCanReply, viewerCanResolve, viewerCanReopen } = thread;
  return (
    <footer className="Thread-foot">
      {viewerCanReply && (
        <Button size="small" icon={<ReplyIcon />} keys="r" onClick={onReply}>
          {TEXT.reply}
        </Button>
      )}
      {viewerCanResolve && (
        <Button size="small" icon={<CheckIcon />} keys="Shift+R" busy={isUnderWay} onClick={onToggleResolved}>
          {TEXT.resolve}
        </Button>
      )}
      {!viewerCanResolve && viewerCanReopen && (
        <Button size="small" icon={<IssueReopenedIcon />} keys="Shift+R" busy={isUnderWay} onClick={onToggleResolved}>
          {TEXT.reopen}
        </Button>
      )}
      <IconButton size="small" label={TEXT.prompt} keys="i i" icon={<AgentIcon />} onClick={onPrompt} />
      <IconButton size="small" label={TEXT.fixup} icon={<GitCommitIcon />} onClick={onFixup} />
      {failure !== null && (
        <Notice
          tone="danger"
          onDismiss={onDismiss}
          actions={
            <Button size="small" onClick={onToggleResolved}>
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

const BY = "in";

interface ThreadProposalProps {
  readonly thread: ThreadActions_thread$key;
  readonly isUnderWay: boolean;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** Asks the viewer to confirm that a thread was addressed when a reply says so, and names the commit. */
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
        <strong>{TEXT.asked}</strong>{" "}
        <MarkedText text={addressed.agent ?? addressed.comment.author.name ?? TEXT.somebody} /> {TEXT.says}{" "}
        <RelativeTime iso={addressed.at} />, {BY} <code>{addressed.oid.slice(0, 10)}</code>
        {isBetween && (
          <>
            {": "}
            <Link to={addressBetween(before, now)}>{TEXT.between(before, now)}</Link>
          </>
        )}
      </p>
      {viewerCanResolve && (
        <span className="ThreadProposal-actions">
          <Button
            size="small"
            variant="primary"
            icon={<CheckIcon />}
            keys="Shift+R"
            hint={TEXT.acceptHint}
            busy={isUnderWay}
            onClick={onAccept}
          >
            {TEXT.accept}
          </Button>
          <Button
            size="small"
            icon={<IssueReopenedIcon />}
            keys="Shift+D"
            hint={TEXT.refuseHint}
            busy={isUnderWay}
            onClick={onRefuse}
          >
            {TEXT.refuse}
          </Button>
        </span>
      )}
    </div>
  );
}
