import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { VerdictComposer_review$key } from "#generated/VerdictComposer_review.graphql.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { Composer } from "./Composer.tsx";
import { useAddComment } from "./useAddComment.ts";
import { useAttemptKey } from "./useAttemptKey.ts";
import { useGiveVerdict } from "./useGiveVerdict.ts";
import { usePublishDrafts } from "./usePublishDrafts.ts";
import { useWriter } from "./useWriter.ts";
import type { VerdictKind } from "./VerdictBadge.tsx";

const LABEL = "What you say of the whole change";
const PLACEHOLDER = "What you say of the whole change. Markdown works.";
const VERDICT = "Your verdict";
const VERDICTS = [
  { value: "COMMENT", label: "Comment", hint: "Remarks, and no verdict" },
  { value: "APPROVE", label: "Approve", hint: "It may go in as it is" },
  { value: "REQUEST_CHANGES", label: "Ask for changes", hint: "It has to change first" },
] as const;
const SEND: Readonly<Record<VerdictKind, string>> = {
  COMMENT: "Comment",
  APPROVE: "Approve",
  REQUEST_CHANGES: "Ask for changes",
};
const SAID: Readonly<Record<VerdictKind, string>> = {
  COMMENT: "Your remarks are published.",
  APPROVE: "You approved the change.",
  REQUEST_CHANGES: "You asked for changes.",
};

interface Props {
  readonly review: VerdictComposer_review$key;
  /** The head that one has looked at: a verdict on a change that moved on meanwhile is refused. */
  readonly headOid?: string | null;
  readonly initialVerdict?: VerdictKind;
  readonly takesFocus?: boolean;
  readonly onClose?: () => void;
}

/** Says what one thinks of the whole change, and publishes with it whatever one has not published yet. */
export function VerdictComposer(props: Props): ReactNode {
  const review = useFragment(
    graphql`
      fragment VerdictComposer_review on Review @throwOnFieldError {
        id
        key
        headOid
        draftCount
        viewerCanComment
        viewerCanGiveVerdict
        ...useWriter_review
      }
    `,
    props.review,
  );
  const { id, key, draftCount, viewerCanComment, viewerCanGiveVerdict } = review;
  const headOid = props.headOid ?? review.headOid ?? null;
  const [chosen, setChosen] = useState<VerdictKind>(props.initialVerdict ?? "COMMENT");
  const verdict = viewerCanGiveVerdict ? chosen : "COMMENT";
  const [publishDrafts] = usePublishDrafts(id);
  const [giveVerdict] = useGiveVerdict(id);
  const [addComment] = useAddComment(id, useWriter(review));
  const attempt = useAttemptKey();
  const announce = useAnnounce();
  if (!viewerCanComment && !viewerCanGiveVerdict) return null;

  async function send(body: string): Promise<string | null> {
    const sentAs = attempt.keyFor(`${verdict} ${draftCount} ${body}`);
    const reason =
      draftCount > 0
        ? await publishDrafts({ key: sentAs, verdict, body, headOid })
        : verdict === "COMMENT"
          ? await addComment({ key: sentAs, anchor: null, body, kind: "NOTE" })
          : await giveVerdict({ key: sentAs, verdict, body, headOid });
    if (reason !== null) return reason;
    attempt.done();
    setChosen("COMMENT");
    announce(SAID[verdict]);
    return null;
  }

  return (
    <Composer
      keptAs={`${key}/verdict`}
      label={LABEL}
      placeholder={PLACEHOLDER}
      takesFocus={props.takesFocus ?? false}
      actions={[
        {
          label: draftCount > 0 ? `${SEND[verdict]}, publish ${counted(draftCount)}` : SEND[verdict],
          needsText: verdict === "COMMENT" && draftCount === 0,
          run: send,
        },
      ]}
      {...(props.onClose && { onClose: props.onClose })}
    >
      {viewerCanGiveVerdict && (
        <SegmentedControl label={VERDICT} options={VERDICTS} value={verdict} onChange={setChosen} />
      )}
    </Composer>
  );
}

function counted(drafts: number): string {
  return drafts === 1 ? "1 draft" : `${drafts} drafts`;
}
