import { CheckIcon, IssueReopenedIcon, KebabHorizontalIcon, ReplyIcon } from "@primer/octicons-react";
import { type ReactNode, useContext } from "react";
import { graphql, useFragment } from "react-relay";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { ThreadActions_thread$key } from "#generated/ThreadActions_thread.graphql.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { BetweenContext } from "./ThreadEvidence.tsx";

const MORE = "More actions on the thread";

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
          Reply
        </Button>
      )}
      {viewerCanResolve && (
        <Button size="small" icon={<CheckIcon />} keys="Shift+R" busy={isUnderWay} onClick={onToggleResolved}>
          Resolve
        </Button>
      )}
      {!viewerCanResolve && viewerCanReopen && (
        <Button size="small" icon={<IssueReopenedIcon />} keys="Shift+R" busy={isUnderWay} onClick={onToggleResolved}>
          Reopen
        </Button>
      )}
      <Menu
        label={MORE}
        trigger={<IconButton size="small" label={MORE} icon={<KebabHorizontalIcon />} />}
        items={[
          { kind: "action", label: "Copy as a prompt", keys: "i i", run: onPrompt },
          { kind: "action", label: "Copy as fixup", run: onFixup },
        ]}
      />
      {failure !== null && (
        <Notice
          tone="danger"
          onDismiss={onDismiss}
          actions={
            <Button size="small" onClick={onToggleResolved}>
              Try again
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
    </footer>
  );
}

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
        <strong>Is this addressed?</strong>{" "}
        <MarkedText text={addressed.agent ?? addressed.comment.author.name ?? "Someone"} /> marked it as addressed{" "}
        <RelativeTime iso={addressed.at} />, in <code>{addressed.oid.slice(0, 10)}</code>
        {isBetween && (
          <>
            {": "}
            <Link to={addressBetween(before, now)}>
              all changes from patch set {before} to {now}
            </Link>
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
            hint="Confirm that it is addressed, and resolve the thread"
            busy={isUnderWay}
            onClick={onAccept}
          >
            Confirm
          </Button>
          <Button
            size="small"
            icon={<IssueReopenedIcon />}
            keys="Shift+D"
            hint="Return it with a reply. The thread stays open"
            busy={isUnderWay}
            onClick={onRefuse}
          >
            Return…
          </Button>
        </span>
      )}
    </div>
  );
}
