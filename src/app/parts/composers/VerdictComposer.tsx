import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { VerdictComposer_review$key } from "#generated/VerdictComposer_review.graphql.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { useAnnounce } from "#app/ui/useAnnounce.ts";
import { Composer, type RemarkKind } from "./Composer.tsx";
import { TextSaver } from "./TextSaver.ts";
import { useAddComment } from "../deeds/useAddComment.ts";
import { useAttemptKey } from "../deeds/useAttemptKey.ts";
import { useGiveVerdict } from "../deeds/useGiveVerdict.ts";
import { usePublishDrafts } from "../deeds/usePublishDrafts.ts";
import { useWriter } from "../deeds/useWriter.ts";
import type { VerdictKind } from "../VerdictBadge.tsx";

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
  /** Called when something was said. */
  readonly onSaid?: (() => void) | undefined;
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
  const writer = useWriter(review);
  const [publishDrafts] = usePublishDrafts(id, writer);
  const [giveVerdict] = useGiveVerdict(id, writer);
  const [addComment] = useAddComment(id, writer);
  const attempt = useAttemptKey();
  const remarkAttempt = useAttemptKey();
  const announce = useAnnounce();
  if (!viewerCanComment && !viewerCanGiveVerdict) return null;

  async function send(body: string, kind: RemarkKind): Promise<string | null> {
    const reason = await say(body, kind);
    if (reason !== null) return reason;
    attempt.done();
    remarkAttempt.done();
    setChosen("COMMENT");
    announce(SAID[verdict]);
    props.onSaid?.();
    return null;
  }

  async function say(body: string, kind: RemarkKind): Promise<string | null> {
    const sentAs = attempt.keyFor(`${verdict} ${draftCount} ${kind} ${body}`);
    const isRemark = verdict === "COMMENT" && body.trim() !== "" && (draftCount === 0 || kind === "BLOCKING");
    if (draftCount > 0) {
      // What is being written in other fields is published as it stands there.
      const unsaved = await TextSaver.flushAll();
      if (unsaved !== null) return unsaved;
    }
    if (isRemark) {
      const remark = { key: remarkAttempt.keyFor(`${kind} ${body}`), anchor: null, body, kind };
      const reason = await addComment(remark);
      if (reason !== null || draftCount === 0) return reason;
    }
    const words = isRemark ? "" : body;
    if (draftCount > 0) return publishDrafts({ key: sentAs, verdict, body: words, headOid });
    return giveVerdict({ key: sentAs, verdict, body: words, headOid });
  }

  return (
    <Composer
      keptAs={`${key}/verdict`}
      label={LABEL}
      placeholder={PLACEHOLDER}
      takesFocus={props.takesFocus ?? false}
      {...(verdict === "COMMENT" && { kind: "NOTE" })}
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
