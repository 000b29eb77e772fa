import {
  CheckCircleIcon,
  CommentIcon,
  FileDiffIcon,
  GitMergeIcon,
  GitPullRequestClosedIcon,
  GitPullRequestIcon,
  type Icon,
  IssueReopenedIcon,
  PencilIcon,
  RepoPushIcon,
} from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { MarkdownText } from "#app/reading/markdown/MarkdownText.tsx";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import { VerdictBadge } from "#app/reading/words/StateBadge.tsx";
import { LayerName } from "#app/reviewing/threads/ThreadHead.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { addressOf } from "#contract/pages.ts";
import type { TimelineEntry_event$data, TimelineEntry_event$key } from "#generated/TimelineEntry_event.graphql.ts";
import type { TimelineEntry_patchSet$key } from "#generated/TimelineEntry_patchSet.graphql.ts";
import type { TimelineEntry_review$key } from "#generated/TimelineEntry_review.graphql.ts";
import { SignatureBadge } from "./ReviewerList.tsx";
import { ThreadOnCode } from "./ThreadOnCode.tsx";
import "./TimelineEntry.css";

type Kind = TimelineEntry_event$data["kind"];

const KINDS: Readonly<Record<Kind, { readonly label: string; readonly EventIcon: Icon }>> = {
  REQUESTED: { label: "requested review", EventIcon: GitPullRequestIcon },
  UPDATED: { label: "updated the review", EventIcon: PencilIcon },
  PATCH_SET: { label: "added", EventIcon: RepoPushIcon },
  COMMENTED: { label: "commented", EventIcon: CommentIcon },
  VERDICT: { label: "reviewed", EventIcon: CommentIcon },
  ABANDONED: {
    label: "abandoned the review",
    EventIcon: GitPullRequestClosedIcon,
  },
  REOPENED: { label: "reopened the review", EventIcon: IssueReopenedIcon },
  MERGED: { label: "merged the change", EventIcon: GitMergeIcon },
};
const VERDICTS: Readonly<Record<NonNullable<TimelineEntry_event$data["verdict"]>, Icon>> = {
  APPROVE: CheckCircleIcon,
  REQUEST_CHANGES: FileDiffIcon,
  COMMENT: CommentIcon,
};

interface Props {
  readonly event: TimelineEntry_event$key;
  readonly review: TimelineEntry_review$key;
  readonly slug: string;
  /** True when the thread is shown elsewhere on the page or filtered out. */
  readonly isThreadElsewhere?: boolean;
}

export function TimelineEntry({ event, review, slug, isThreadElsewhere = false }: Props) {
  const { key, pullRequest, ...threads } = useFragment(
    graphql`
      fragment TimelineEntry_review on Review @throwOnFieldError {
        key
        pullRequest {
          number
        }
        ...ThreadOnCode_review
      }
    `,
    review,
  );
  const { kind, at, by, patchSet, thread, comment, verdict, note } = useFragment(
    graphql`
      fragment TimelineEntry_event on TimelineEvent @throwOnFieldError {
        kind
        at
        by {
          ...PersonName_person
        }
        patchSet {
          kind
          move {
            message
          }
          ...TimelineEntry_patchSet
        }
        thread {
          layer {
            ...ThreadHead_layer
          }
          comments {
            __typename
          }
          ...ThreadOnCode_thread
        }
        comment {
          body
          signature @catch(to: NULL) {
            ...ReviewerList_signature
          }
        }
        verdict
        note
      }
    `,
    event,
  );
  const isWorktreeBegin = kind === "REQUESTED" && patchSet?.kind === "SNAPSHOT";
  // Who records a patch set of a pull request is not its author.
  const own = kind === "PATCH_SET" && pullRequest != null ? "fetched" : KINDS[kind].label;
  const label = isWorktreeBegin ? "began a review of uncommitted work" : own;
  const EventIcon = verdict == null ? KINDS[kind].EventIcon : VERDICTS[verdict];
  // A description of the move is more useful than the note that the first commit differs.
  const description = patchSet?.move == null ? note : `${capitalized(patchSet.move.message)}.`;
  // The first comment of a thread already shows author and time. A verdict without text needs no thread.
  const hasOwnText = kind === "COMMENTED" && thread != null;
  const talk = thread && (kind === "COMMENTED" || comment?.body !== "" || thread.comments.length > 1) ? thread : null;
  return (
    <li className="TimelineEntry gap-3" data-kind={kind}>
      <span className="TimelineEntry-icon muted">
        <EventIcon />
      </span>
      <div className="TimelineEntry-what stack gap-2">
        {!hasOwnText && (
          <p className="TimelineEntry-line row wrap gap-x-2 muted">
            {by ? (
              <>
                <PersonName person={by} withAvatar /> {verdict == null && label}
              </>
            ) : kind === "MERGED" ? (
              "The change was merged"
            ) : (
              capitalized(label)
            )}
            {verdict != null && <VerdictBadge kind={verdict} />}
            {verdict != null && thread?.layer != null && <LayerName layer={thread.layer} />}
            {comment?.signature != null && <SignatureBadge signature={comment.signature} />}
            {patchSet && <PatchSetLinks patchSet={patchSet} slug={slug} review={key} />}
            {at != null && <RelativeTime iso={at} />}
          </p>
        )}
        {description != null && <p className="TimelineEntry-note">{description}</p>}
        {!thread && comment && comment.body !== "" && <MarkdownText text={comment.body} />}
        {talk && !isThreadElsewhere && <ThreadOnCode thread={talk} review={threads} slug={slug} />}
      </div>
    </li>
  );
}

function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

interface PatchSetLinksProps {
  readonly patchSet: TimelineEntry_patchSet$key;
  readonly slug: string;
  readonly review: string;
}

/** Links to the files of a patch set and to its changes since the previous one. */
function PatchSetLinks({ patchSet, slug, review }: PatchSetLinksProps) {
  const { number, kind, headOid, operation } = useFragment(
    graphql`
      fragment TimelineEntry_patchSet on PatchSet @throwOnFieldError {
        number
        kind
        headOid
        operation {
          description
        }
      }
    `,
    patchSet,
  );
  return (
    <span className="PatchSetLinks">
      <Link to={addressOf.reviewFiles(slug, review, { to: number })}>patch set {number}</Link>{" "}
      {kind === "SNAPSHOT" ? "snapshot" : <code>{headOid.slice(0, 10)}</code>}
      {operation != null && ` during ${displayPath(operation.description)}`}
      {number > 1 && (
        <>
          {" · "}
          <Link
            to={addressOf.reviewFiles(slug, review, {
              from: number - 1,
              to: number,
            })}
          >
            changes since patch set {number - 1}
          </Link>
        </>
      )}
    </span>
  );
}
