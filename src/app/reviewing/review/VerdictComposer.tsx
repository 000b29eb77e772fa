import { useState, type ReactNode } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { ViewedCounts } from "#app/diff/ViewedMarks.ts";
import type { VerdictComposer_review$key } from "#generated/VerdictComposer_review.graphql.ts";
import type {
  PublishDraftsInput,
  VerdictComposerPublishMutation,
} from "#generated/VerdictComposerPublishMutation.graphql.ts";
import type { VerdictComposerUnfinishedQuery } from "#generated/VerdictComposerUnfinishedQuery.graphql.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { localSettings } from "#app/ui/settings.ts";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { PendingWork } from "./PendingWork.tsx";
import { composerKeys } from "../composers/ComposerTools.tsx";
import { type CommentKind, commentKind } from "../composers/commentKind.ts";
import { Composer } from "../composers/Composer.tsx";
import { TextSaver } from "#app/reading/data/TextSaver.ts";
import { useAddComment } from "../mutations/comments.ts";
import { knownState, useAttemptKey, useReviewMutation } from "#app/reading/data/useReviewMutation.ts";
import type { VerdictKind } from "#app/reading/words/StateBadge.tsx";
import { counted, formatCount } from "#app/ui/format.ts";

const TITLE = "Submit review";
const SIGN = "Sign with your SSH key";
const SUBMITTED = { COMMENT: "", APPROVE: ": approved", REQUEST_CHANGES: ": changes requested" } as const;
const VERDICTS = [
  { value: "COMMENT", label: "Comment", hint: "Submit comments without a verdict" },
  { value: "APPROVE", label: "Approve", hint: "The change is ready to land" },
  { value: "REQUEST_CHANGES", label: "Request changes", hint: "The change needs more work before it lands" },
] as const;
const SIGN_SETTING = "galley.signVerdict";

interface Props {
  readonly review: VerdictComposer_review$key;
  /** The head that the viewer has visited: a verdict is refused when the change has moved on. */
  readonly headOid?: string | null;
  /** The hunks of the whole change that are not viewed yet; null to fetch their number. */
  readonly unviewed?: ViewedCounts | null;
  readonly takesFocus?: boolean;
  readonly onSubmitted?: (() => void) | undefined;
  readonly onClose?: () => void;
}

const reviewFragment = graphql`
  fragment VerdictComposer_review on Review @throwOnFieldError {
    id
    key
    headOid
    draftCount
    viewerCanComment
    viewerCanGiveVerdict
    viewerCanSign
    pullRequest {
      repository
    }
    ...PendingWork_review
  }
`;

/** The form that submits a review: the viewer's drafts with a summary and a verdict on the whole change. */
export function VerdictComposer(props: Props): ReactNode {
  const review = useFragment(reviewFragment, props.review);
  const { id, key, draftCount, viewerCanComment, viewerCanGiveVerdict } = review;
  const summary = `${key}/verdict`;
  const headOid = props.headOid ?? review.headOid ?? null;
  const [selected, setSelected] = useState<VerdictKind>("COMMENT");
  const [wantsSignature, setWantsSignature] = useState(() => localSettings.read(SIGN_SETTING) === "1");
  const [isSubmitting, setSubmitting] = useState(false);
  const verdict = viewerCanGiveVerdict ? selected : "COMMENT";
  const canSign = review.viewerCanSign && verdict !== "COMMENT";
  const sign = canSign && wantsSignature;
  const publishDrafts = usePublishDrafts(id);
  const [addComment] = useAddComment(id);
  const attempt = useAttemptKey();
  const commentAttempt = useAttemptKey();
  const toast = useToast();
  const environment = useRelayEnvironment();
  if (!viewerCanComment && !viewerCanGiveVerdict) return null;

  async function send(body: string, kind: CommentKind): Promise<string | null> {
    setSubmitting(true);
    let open = 0;
    const reason = await submit(body, kind, (count) => {
      open = count;
    });
    setSubmitting(false);
    if (reason !== null) return reason;
    attempt.done();
    commentAttempt.done();
    setSelected("COMMENT");
    const isHere =
      review.pullRequest == null ? "" : ` It is only here: Send review… sends it to ${review.pullRequest.repository}.`;
    toast({ text: submittedText(verdict, draftCount, open) + isHere });
    props.onSubmitted?.();
    return null;
  }

  async function submit(body: string, kind: CommentKind, onOpenThreads: OnOpenThreads): Promise<string | null> {
    const sentAs = attempt.keyFor(`${verdict} ${sign} ${draftCount} ${kind} ${body}`);
    const isComment = verdict === "COMMENT" && body.trim() !== "" && (draftCount === 0 || kind === "BLOCKING");
    if (draftCount > 0) {
      // Text in other open fields is published in its current state.
      const unsaved = await TextSaver.flushAll();
      if (unsaved !== null) return unsaved;
    }
    if (isComment) {
      const comment = { key: commentAttempt.keyFor(`${kind} ${body}`), anchor: null, body, kind };
      const reason = await addComment(comment);
      if (reason !== null || draftCount === 0) return reason;
    }
    const verdictBody = isComment ? "" : body;
    const only = draftCount > 0 ? null : [];
    return publishDrafts({ key: sentAs, verdict, body: verdictBody, headOid, sign, only }, onOpenThreads);
  }

  return (
    <section className="VerdictComposer stack gap-2" aria-label={TITLE}>
      <h2 className="VerdictComposer-title strong">{TITLE}</h2>
      <PendingWork review={review} unviewed={props.unviewed ?? null} isSubmitting={isSubmitting} />
      <Composer
        savedTextKey={summary}
        label="Review summary"
        placeholder="Leave a summary (Markdown supported)"
        takesFocus={props.takesFocus ?? false}
        {...(verdict === "COMMENT" && { kind: commentKind.of(summary, "NOTE") })}
        actions={[
          {
            label: TITLE,
            needsText: verdict === "COMMENT" && draftCount === 0,
            ...(verdict === "APPROVE" && { question: () => fetchQuestion(environment, id, props.unviewed ?? null) }),
            run: send,
          },
        ]}
        {...(props.onClose && { onClose: props.onClose })}
      >
        {viewerCanGiveVerdict && (
          <SegmentedControl
            label="Verdict"
            keys={composerKeys.verdict}
            group={shortcutGroups.writing}
            options={VERDICTS}
            value={verdict}
            onChange={setSelected}
          />
        )}
        {canSign && (
          <SignChoice
            isChecked={wantsSignature}
            onChange={(isChecked) => {
              setWantsSignature(isChecked);
              localSettings.save(SIGN_SETTING, isChecked ? "1" : "0");
            }}
          />
        )}
      </Composer>
    </section>
  );
}

function submittedText(verdict: VerdictKind, draftCount: number, openThreads: number): string {
  const withDrafts = draftCount === 0 ? "" : ` with ${counted(draftCount, "comment")}`;
  const text = `Review submitted${withDrafts}${SUBMITTED[verdict]}.`;
  if (verdict !== "APPROVE" || openThreads === 0) return text;
  return `${text} ${counted(openThreads, "thread is", "threads are")} still unresolved.`;
}

interface SignChoiceProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function SignChoice({ isChecked, onChange }: SignChoiceProps) {
  useShortcut(composerKeys.sign, SIGN, shortcutGroups.writing, () => onChange(!isChecked));
  return (
    <label
      className="row gap-1 small"
      title={`Others can check with ssh-keygen that you gave this verdict for this change (${composerKeys.sign})`}
    >
      <input
        type="checkbox"
        data-keys={composerKeys.sign}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {SIGN}
    </label>
  );
}

/**
 * Asks whether to approve a change with unresolved threads, blocking drafts or hunks that are not viewed, or of which
 * that cannot be read; resolves to null if there are none.
 */
async function fetchQuestion(
  environment: IEnvironment,
  id: string,
  unviewed: ViewedCounts | null,
): Promise<string | null> {
  const answer = await fetchQuery<VerdictComposerUnfinishedQuery>(
    environment,
    graphql`
      query VerdictComposerUnfinishedQuery($id: ID!) {
        node(id: $id) {
          ... on Review {
            openThreadCount
            drafts {
              kind
              replyTo {
                __typename
              }
              edits {
                __typename
              }
              ...DraftView_draft
            }
            ...PendingWork_review @alias
            unviewed {
              hunks
              totalHunks
            }
          }
        }
      }
    `,
    { id },
    { networkCacheConfig: { force: true } },
  )
    .toPromise()
    .catch(() => null);
  if (answer === null) return "What is still open could not be read. Approve this change?";
  const review = answer?.node;
  const drafts = review?.drafts ?? [];
  const blocking = drafts.filter(({ kind, replyTo, edits }) => kind === "BLOCKING" && !replyTo && !edits).length;
  const hunks = unviewed?.unviewedHunks ?? review?.unviewed?.hunks ?? 0;
  const total = unviewed?.hunks ?? review?.unviewed?.totalHunks ?? 0;
  const unfinished = [
    ...(review?.openThreadCount ? [counted(review.openThreadCount, "unresolved thread")] : []),
    ...(blocking > 0 ? [counted(blocking, "blocking draft")] : []),
    ...(hunks > 0 ? [`${formatCount(hunks)} of ${counted(total, "hunk")} not viewed`] : []),
  ];
  return unfinished.length === 0 ? null : `Approve this change with ${unfinished.join(", ")}?`;
}

/** Gets the number of threads that are open after a verdict. */
type OnOpenThreads = (count: number) => void;

/** Returns the function that publishes the viewer's drafts in a review with a verdict, all or nothing. The answer has all threads. */
export function usePublishDrafts(
  review: string,
): (what: Omit<PublishDraftsInput, "review">, onOpenThreads?: OnOpenThreads) => Promise<string | null> {
  const [run] = useReviewMutation<VerdictComposerPublishMutation>(graphql`
    mutation VerdictComposerPublishMutation($input: PublishDraftsInput!) {
      publishDrafts(input: $input) {
        problem {
          message
        }
        review {
          openThreadCount
          ...ReviewTimeline_review
          ...ReviewRefresher_review
        }
      }
    }
  `);
  const environment = useRelayEnvironment();
  return async (what, onOpenThreads) => {
    const reason = await run({ input: { ...what, review } }, (_store, data) =>
      onOpenThreads?.(data?.publishDrafts?.review?.openThreadCount ?? 0),
    );
    if (reason === null) knownState.markCurrent(environment, review);
    return reason;
  };
}
