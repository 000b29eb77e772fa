import { CheckIcon, IssueReopenedIcon, KebabHorizontalIcon, ReplyIcon } from "@primer/octicons-react";
import { type ReactNode, type RefObject, use, useContext } from "react";
import { graphql, useFragment } from "react-relay";
import { Button, IconButton } from "#app/ui/Button.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { editorItems, editorPlace, OpenInEditorContext } from "#app/ui/editors/openInEditor.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { FailureNotice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { useAnnounce, useToast } from "#app/ui/Toaster.tsx";
import type { ThreadActions_thread$data, ThreadActions_thread$key } from "#generated/ThreadActions_thread.graphql.ts";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { newKey } from "#app/reading/data/useReviewMutation.ts";
import type { ThreadAction } from "#app/reading/markdown/commentKeys.ts";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { useDeleteComment, useReopenThread, useResolveThread } from "../mutations/comments.ts";
import { useCopyPrompt } from "./CopyPrompt.tsx";
import { BetweenContext } from "./ThreadChanges.tsx";
import type { ThreadEvent } from "./threadReducer.ts";

const MORE = "More actions on the thread";

const fragment = graphql`
  fragment ThreadActions_thread on ReviewThread @throwOnFieldError {
    id
    path
    startLine
    commitOid
    patchSet
    viewerCanReply
    viewerCanResolve
    viewerCanReopen
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
`;

/** A thread with what can be done with it, by a key, a button or an event. */
export interface ThreadCommands extends Readonly<Record<ThreadAction, () => void>> {
  readonly thread: ThreadActions_thread$data;
  /** Starts a reply, which quotes a text if there is one. */
  readonly reply: (quoted?: string) => void;
  /** True while it is resolved or reopened. */
  readonly isUnderWay: boolean;
}

/** Returns the commands of a thread; one that the viewer does not have says so. */
export function useThreadCommands(
  key: ThreadActions_thread$key,
  review: Readonly<Record<"id" | "key", string>>,
  section: RefObject<HTMLElement | null>,
  dispatch: (event: ThreadEvent) => void,
): ThreadCommands {
  const thread = useFragment(fragment, key);
  const { id, viewerCanReply, viewerCanResolve, viewerCanReopen } = thread;
  const isAddressed = thread.addressed != null;
  const [resolve, isResolving] = useResolveThread(id);
  const [reopen, isReopening] = useReopenThread(id);
  const [deleteComment] = useDeleteComment();
  const toast = useToast();
  const announce = useAnnounce();
  const copyPrompt = useCopyPrompt(review.id);
  const open = use(OpenInEditorContext);
  const isUnderWay = isResolving || isReopening;

  const decide = async (action: typeof resolve, done: string): Promise<void> => {
    if (isUnderWay) return;
    if (section.current?.contains(document.activeElement) === true) section.current.focus({ preventScroll: true });
    let written: string | undefined;
    const failure = await action((comment) => (written = comment));
    dispatch({ type: "decided", failure });
    if (failure !== null) return announce(failure);
    const comment = written;
    const retract = async (): Promise<void> => {
      if (comment !== undefined) toast({ text: (await deleteComment(comment)) ?? "Undone." });
    };
    toast({ text: done, ...(comment !== undefined && { undo: () => void retract() }) });
  };
  const reply = (quoted = "", isReturn = false): void => {
    if (viewerCanReply) dispatch({ type: "replyOpened", key: newKey(), quoted, isReturn });
  };
  return {
    thread,
    isUnderWay,
    reply,
    toggleResolved() {
      if (viewerCanResolve)
        void decide(resolve, isAddressed ? "Confirmed as addressed. Thread resolved." : "Thread resolved.");
      else if (viewerCanReopen) void decide(reopen, "Thread reopened.");
      else toast({ text: "You cannot resolve or reopen this thread." });
    },
    refuse() {
      if (isAddressed) reply("", true);
      else toast({ text: "No change is proposed as addressing this thread." });
    },
    toggle: () => dispatch({ type: "toggled" }),
    apply() {
      const button = section.current?.querySelector<HTMLElement>("[data-apply]") ?? null;
      if (button === null) toast({ text: "This thread has no suggestion that can be applied." });
      else button.click();
    },
    openInEditor() {
      const place = editorPlace(thread.commitOid, thread.path, thread.startLine);
      if (place === null) toast({ text: "This thread is on no file." });
      else open?.(place);
    },
    prompt: () => copyPrompt({ threads: [id] }),
  };
}

interface Props {
  readonly commands: ThreadCommands;
  /** The reason why it could not be resolved or reopened. */
  readonly failure: string | null;
  readonly onDismiss: () => void;
}

/** The actions of a thread that the viewer has. The decision on one that is proposed as addressed is above it. */
export function ThreadFoot({ commands, failure, onDismiss }: Props): ReactNode {
  const { thread, reply, toggleResolved, prompt, isUnderWay } = commands;
  const { viewerCanResolve } = thread;
  const isExported = useContext(ExportedContext);
  return (
    <footer className="Thread-foot wrap gap-2">
      {thread.viewerCanReply && (
        <Button size="small" icon={<ReplyIcon />} keys="r" onClick={() => reply()}>
          Reply
        </Button>
      )}
      {thread.addressed == null && (viewerCanResolve || thread.viewerCanReopen) && (
        <Button
          key={String(viewerCanResolve)}
          size="small"
          icon={viewerCanResolve ? <CheckIcon /> : <IssueReopenedIcon />}
          keys="Shift+R"
          busy={isUnderWay}
          onClick={toggleResolved}
        >
          {viewerCanResolve ? "Resolve" : "Reopen"}
        </Button>
      )}
      {!isExported && (
        <Menu
          label={MORE}
          align="start"
          trigger={<IconButton size="small" label={MORE} icon={<KebabHorizontalIcon />} />}
          items={[
            { kind: "action", label: "Copy as a prompt", keys: "i i", run: prompt },
            ...editorItems(commands.openInEditor, editorPlace(thread.commitOid, thread.path)),
          ]}
        />
      )}
      <FailureNotice reason={failure} onRetry={toggleResolved} onDismiss={onDismiss} />
    </footer>
  );
}

/** Asks the viewer to confirm that a thread was addressed when a reply says so, and names the commit. */
export function ThreadProposal({ commands }: Pick<Props, "commands">): ReactNode {
  const { addressed, patchSet, viewerCanResolve } = commands.thread;
  const addressBetween = useContext(BetweenContext);
  if (addressed == null) return null;
  const [before, now] = [patchSet ?? null, addressed.patchSet ?? null];
  const isBetween = addressBetween !== null && before !== null && now !== null && before < now;
  return (
    <div className="ThreadProposal row wrap spread gap-2 small">
      <p className="ThreadProposal-words long-words">
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
        <span className="ThreadProposal-actions gap-2 row">
          <Button
            size="small"
            variant="primary"
            icon={<CheckIcon />}
            keys="Shift+R"
            hint="Confirm that it is addressed, and resolve the thread"
            busy={commands.isUnderWay}
            onClick={commands.toggleResolved}
          >
            Confirm
          </Button>
          <Button
            size="small"
            icon={<IssueReopenedIcon />}
            keys="Shift+D"
            hint="Return it with a reply. The thread stays open"
            busy={commands.isUnderWay}
            onClick={commands.refuse}
          >
            Return…
          </Button>
        </span>
      )}
    </div>
  );
}
