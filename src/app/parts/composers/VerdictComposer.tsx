import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { VerdictComposer_review$key } from "#generated/VerdictComposer_review.graphql.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { composerKeys } from "./ComposerTools.tsx";
import { Composer, type RemarkKind } from "./Composer.tsx";
import { TextSaver } from "./TextSaver.ts";
import { useAddComment } from "../mutations/comments.ts";
import { useAttemptKey } from "../mutations/idempotencyKey.ts";
import { useGiveVerdict, usePublishDrafts } from "../mutations/verdicts.ts";
import { useWriter } from "../mutations/optimisticComment.ts";
import type { VerdictKind } from "../StateBadge.tsx";
import { counted } from "#app/ui/format.ts";

const TEXT = {
  label: "What you say of the whole change",
  placeholder: "What you say of the whole change. Markdown works.",
  verdict: "Your verdict",
  send: {
    COMMENT: "Comment",
    APPROVE: "Approve",
    REQUEST_CHANGES: "Ask for changes",
  },
  said: {
    COMMENT: "Your remarks are published.",
    APPROVE: "You approved the change.",
    REQUEST_CHANGES: "You asked for changes.",
  },
  comment: "Comment",
  commentHint: "Remarks, and no verdict",
  approve: "Approve",
  approveHint: "It may go in as it is",
  askForChanges: "Ask for changes",
  askForChangesHint: "It has to change first",
  publish: (send: string, drafts: number): string =>
    `${send}, publish ${counted(drafts, { one: "draft", other: "drafts" })}`,
} as const;
const VERDICTS = [
  { value: "COMMENT", label: TEXT.comment, hint: TEXT.commentHint },
  { value: "APPROVE", label: TEXT.approve, hint: TEXT.approveHint },
  { value: "REQUEST_CHANGES", label: TEXT.askForChanges, hint: TEXT.askForChangesHint },
] as const;

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
        ...optimisticComment_review
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
    announce(TEXT.said[verdict]);
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
      label={TEXT.label}
      placeholder={TEXT.placeholder}
      takesFocus={props.takesFocus ?? false}
      {...(verdict === "COMMENT" && { kind: "NOTE" })}
      actions={[
        {
          label: draftCount > 0 ? TEXT.publish(TEXT.send[verdict], draftCount) : TEXT.send[verdict],
          needsText: verdict === "COMMENT" && draftCount === 0,
          run: send,
        },
      ]}
      {...(props.onClose && { onClose: props.onClose })}
    >
      {viewerCanGiveVerdict && (
        <SegmentedControl
          label={TEXT.verdict}
          keys={composerKeys.verdict}
          group={shortcutGroups.writing}
          options={VERDICTS}
          value={verdict}
          onChange={setChosen}
        />
      )}
    </Composer>
  );
}
