import { CheckIcon, CopyIcon, IssueReopenedIcon, ReplyIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Notice } from "#app/ui/Notice.tsx";

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
