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
import { MarkdownText } from "#app/parts/markdown/MarkdownText.tsx";
import { PersonName } from "#app/parts/PersonName.tsx";
import { VerdictBadge } from "#app/parts/StateBadge.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { addressOf } from "#contract/pages.ts";
import type { TimelineEntry_event$data, TimelineEntry_event$key } from "#generated/TimelineEntry_event.graphql.ts";
import type { TimelineEntry_patchSet$key } from "#generated/TimelineEntry_patchSet.graphql.ts";
import type { TimelineEntry_review$key } from "#generated/TimelineEntry_review.graphql.ts";
import { ThreadOnCode } from "./ThreadOnCode.tsx";
import "./TimelineEntry.css";

const TEXT = {
  nobodyMerged: "It was merged",
  requestedTheReview: "requested the review",
  updatedTheReview: "updated the review",
  recorded: "recorded",
  remarked: "remarked",
  answered: "answered",
  abandonedTheReview: "abandoned the review",
  reopenedTheReview: "reopened the review",
  merged: "merged it",
} as const;

type Kind = TimelineEntry_event$data["kind"];

const KINDS: Readonly<Record<Kind, { readonly words: string; readonly EventIcon: Icon }>> = {
  REQUESTED: { words: TEXT.requestedTheReview, EventIcon: GitPullRequestIcon },
  UPDATED: { words: TEXT.updatedTheReview, EventIcon: PencilIcon },
  PATCH_SET: { words: TEXT.recorded, EventIcon: RepoPushIcon },
  COMMENTED: { words: TEXT.remarked, EventIcon: CommentIcon },
  VERDICT: { words: TEXT.answered, EventIcon: CommentIcon },
  ABANDONED: {
    words: TEXT.abandonedTheReview,
    EventIcon: GitPullRequestClosedIcon,
  },
  REOPENED: { words: TEXT.reopenedTheReview, EventIcon: IssueReopenedIcon },
  MERGED: { words: TEXT.merged, EventIcon: GitMergeIcon },
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
  /** Whether its thread is shown in another place, or not at all. */
  readonly isThreadElsewhere?: boolean;
}

/** One thing that happened in a review: who did what and when, with the thread or the patch set that came of it. */
export function TimelineEntry({ event, review, slug, isThreadElsewhere = false }: Props) {
  const { key, ...threads } = useFragment(
    graphql`
      fragment TimelineEntry_review on Review @throwOnFieldError {
        key
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
          move {
            sentence
          }
          ...TimelineEntry_patchSet
        }
        thread {
          comments {
            __typename
          }
          ...ThreadOnCode_thread
        }
        comment {
          ...reviewFragments_comment
          body
        }
        verdict
        note
      }
    `,
    event,
  );
  const { words, EventIcon } = verdict == null ? KINDS[kind] : { ...KINDS[kind], EventIcon: VERDICTS[verdict] };
  // How a patch set came says more than that its first commit is another.
  const told = patchSet?.move == null ? note : `${capitalized(patchSet.move.sentence)}.`;
  // A thread's first comment bears its author and time. A verdict without a word is told by the line alone.
  const saysItself = kind === "COMMENTED" && thread != null;
  const talk = thread && (kind === "COMMENTED" || comment?.body !== "" || thread.comments.length > 1) ? thread : null;
  return (
    <li className="TimelineEntry" data-kind={kind}>
      <span className="TimelineEntry-icon">
        <EventIcon />
      </span>
      <div className="TimelineEntry-what">
        {!saysItself && (
          <p className="TimelineEntry-line">
            {by ? (
              <>
                <PersonName person={by} withAvatar /> {verdict == null && words}
              </>
            ) : kind === "MERGED" ? (
              TEXT.nobodyMerged
            ) : (
              words
            )}
            {verdict != null && <VerdictBadge kind={verdict} />}
            {patchSet && <PatchSetLinks patchSet={patchSet} slug={slug} review={key} />}
            {at != null && <RelativeTime iso={at} />}
          </p>
        )}
        {told != null && <p className="TimelineEntry-note">{told}</p>}
        {!thread && comment && comment.body !== "" && <MarkdownText text={comment.body} />}
        {talk && !isThreadElsewhere && <ThreadOnCode thread={talk} review={threads} slug={slug} />}
      </div>
    </li>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const PATCH_SET_LINKS_TEXT = {
  patchSet: (number: number): string => `patch set ${number}`,
  since: (patchSet: number): string => `what changed since ${patchSet}`,
} as const;

interface PatchSetLinksProps {
  readonly patchSet: TimelineEntry_patchSet$key;
  readonly slug: string;
  /** The review's key. */
  readonly review: string;
}

/** Names a patch set and leads to its files and to what it changed since the one before. */
function PatchSetLinks({ patchSet, slug, review }: PatchSetLinksProps) {
  const { number, headOid } = useFragment(
    graphql`
      fragment TimelineEntry_patchSet on PatchSet @throwOnFieldError {
        ...reviewFragments_patchSet
        number
        headOid
      }
    `,
    patchSet,
  );
  return (
    <span className="PatchSetLinks">
      <Link to={addressOf.reviewFiles(slug, review, { to: number })}>{PATCH_SET_LINKS_TEXT.patchSet(number)}</Link>{" "}
      <code>{headOid.slice(0, 10)}</code>
      {number > 1 && (
        <>
          {" · "}
          <Link
            to={addressOf.reviewFiles(slug, review, {
              from: number - 1,
              to: number,
            })}
          >
            {PATCH_SET_LINKS_TEXT.since(number - 1)}
          </Link>
        </>
      )}
    </span>
  );
}
