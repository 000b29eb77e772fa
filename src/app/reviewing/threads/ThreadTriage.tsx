import { CheckIcon } from "@primer/octicons-react";
import { type ReactNode, use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { returnFocus } from "#app/ui/focus.ts";
import { useToast } from "#app/ui/Toaster.tsx";
import type { ThreadTriage_thread$key } from "#generated/ThreadTriage_thread.graphql.ts";
import { type CommentKind, commentKind } from "../composers/commentKind.ts";
import { Composer } from "../composers/Composer.tsx";
import { ExportedContext } from "#app/ui/Paper.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { useAddComment } from "../mutations/comments.ts";
import { type DismissDecision, useDismiss } from "../mutations/useDismiss.ts";
import { commentKeys } from "#app/reading/markdown/commentKeys.ts";
import { DismissForm } from "./DismissForm.tsx";

interface Props {
  readonly thread: ThreadTriage_thread$key;
  readonly reviewId: string;
  readonly reviewKey: string;
  /** The thread's element, which gets the focus back. */
  readonly around: React.RefObject<HTMLElement | null>;
}

const threadFragment = graphql`
  fragment ThreadTriage_thread on ReviewThread @throwOnFieldError {
    id
    state
    path
    side
    startLine
    endLine
    commitOid
    quote
    viewerCanReply
    dismissal {
      reason
      isAlways
    }
    comments {
      body
    }
  }
`;

/** The decision on a thread that an agent began: it becomes the viewer's own comment, or is dismissed with a reason. */
export function ThreadTriage({ thread: key, reviewId, reviewKey, around }: Props): ReactNode {
  const thread = useFragment(threadFragment, key);
  const isExported = use(ExportedContext);
  const { id, state, path, side, startLine, endLine, commitOid, quote, dismissal } = thread;
  const [form, setForm] = useState<"accept" | "dismiss" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [dismiss, isUnderWay] = useDismiss();
  const [addComment] = useAddComment(reviewId);
  const toast = useToast();
  const body = thread.comments[0]?.body ?? "";

  const close = (): void => {
    setForm(null);
    returnFocus(around.current, around.current);
  };
  const decide = async (decision: DismissDecision): Promise<string | null> => {
    const reason = await dismiss({ thread: id }, decision);
    if (reason === null && decision !== null) toast({ text: "Dismissed.", undo: () => void decide(null) });
    if (reason === null) close();
    return reason;
  };
  const accept = async (text: string, kind: CommentKind): Promise<string | null> => {
    const anchor = path == null ? null : { path, side, startLine, endLine, commitOid };
    const refused = await addComment({ anchor, body: text, kind });
    if (refused !== null) return refused;
    toast({ text: "Added as your comment." });
    return dismiss({ thread: id }, { reason: "Accepted as my own comment.", isAlways: false });
  };
  if (!thread.viewerCanReply || isExported) return null;
  if (form === "accept")
    return (
      <div className="Thread-draft">
        <Composer
          savedTextKey={`${reviewKey}/accept/${id}`}
          label="Your comment"
          initial={body}
          kind={commentKind.of(reviewKey, "BLOCKING")}
          suggestedOn={path == null ? null : quote}
          takesFocus
          actions={[{ label: "Add as my comment", run: accept }]}
          onClose={close}
        />
      </div>
    );
  if (form === "dismiss")
    return <DismissForm isPublic={state === "OPEN"} isUnderWay={isUnderWay} onDismiss={decide} onClose={close} />;
  return (
    <div className="ThreadTriage row wrap gap-2">
      {dismissal == null ? (
        <Button
          size="small"
          icon={<CheckIcon />}
          hint="Make it your own comment, in your words if you edit it"
          keys={commentKeys.accept}
          data-action="accept"
          onClick={() => setForm("accept")}
        >
          Accept…
        </Button>
      ) : (
        <p className="ThreadTriage-reason muted small long-words">
          {dismissal.isAlways ? "Never again for this code:" : "Dismissed:"} <MarkedText text={dismissal.reason} />
        </p>
      )}
      <Button
        size="small"
        hint={dismissal == null ? "Collapse it, with a reason" : "Undo the dismissal"}
        keys={commentKeys.dismiss}
        data-action="dismiss"
        busy={isUnderWay}
        onClick={() => {
          if (dismissal == null) setForm("dismiss");
          else void decide(null).then(setFailure);
        }}
      >
        {dismissal == null ? "Dismiss…" : "Restore"}
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}
