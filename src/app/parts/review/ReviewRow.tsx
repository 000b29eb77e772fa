import { CommentDiscussionIcon, CommentIcon, PencilIcon, QuestionIcon } from "@primer/octicons-react";
import type { ReactElement, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { counted, displayPath, formatCount, visibleText } from "#app/ui/format.ts";
import type { ReviewRow_review$data, ReviewRow_review$key } from "#generated/ReviewRow_review.graphql.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { PersonName } from "../PersonName.tsx";
import { PrivateBadge, ReviewStateBadge } from "../StateBadge.tsx";
import { MarkedText } from "../MarkedText.tsx";
import "./ReviewRow.css";

const TEXT = {
  unread: "Unread",
  openThreads: (count: number): string => counted(count, "unresolved thread"),
  addressed: (count: number): string => counted(count, "thread marked as addressed", "threads marked as addressed"),
  comments: (count: number): string => counted(count, "comment"),
  drafts: (count: number): string => counted(count, "draft"),
  waits: (name: string, others: number): string =>
    others === 0 ? `Waiting on ${name}` : `Waiting on ${name} and ${formatCount(others)} more`,
} as const;

interface Props {
  readonly review: ReviewRow_review$key;
  /** Returns the URL of a review's page. */
  readonly addressOf: (review: string) => string;
  /** The count of hunks not viewed yet, if shown. */
  readonly unviewed?: ReactNode;
}

/** A review in a list: state, title, author, branches, turn and counts. */
export function ReviewRow({ review, addressOf, unviewed }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewRow_review on Review @throwOnFieldError {
        key
        title
        state
        isUnread
        isViewersTurn
        isPrivate
        isOnWorktree
        turn {
          ...PersonName_person
          name
          email
        }
        author {
          ...PersonName_person
        }
        reviewRef
        targetRef
        updatedAt
        openThreadCount
        addressedThreadCount
        commentCount
        draftCount
      }
    `,
    review,
  );
  const { key, title, state, isUnread, isPrivate, isOnWorktree, author, reviewRef, targetRef, updatedAt } = data;
  return (
    <li className="ReviewRow" data-unread={isUnread || undefined}>
      <span className="ReviewRow-dot">
        {isUnread && (
          <span title={TEXT.unread}>
            <span className="visually-hidden">{TEXT.unread}</span>
          </span>
        )}
      </span>
      <span className="ReviewRow-state">
        <ReviewStateBadge state={state} />
        {isPrivate && <PrivateBadge />}
      </span>
      <Link className="ReviewRow-title" to={addressOf(key)}>
        <MarkedText text={title} />
      </Link>
      <span className="ReviewRow-facts">
        {author && <PersonName person={author} />}
        <span className="ReviewRow-refs">
          {isOnWorktree ? "uncommitted work" : <code>{displayPath(reviewRef) || "a commit"}</code>}{" "}
          {isOnWorktree ? "on" : "into"} <code>{displayPath(targetRef)}</code>
        </span>
        <RelativeTime iso={updatedAt} />
      </span>
      <Turn data={data} />
      {unviewed !== undefined && <span className="ReviewRow-unviewed">{unviewed}</span>}
      <span className="ReviewRow-counts">
        <Count icon={<CommentDiscussionIcon />} count={data.openThreadCount} forms={TEXT.openThreads} />
        <Count icon={<QuestionIcon />} count={data.addressedThreadCount} forms={TEXT.addressed} />
        <Count icon={<CommentIcon />} count={data.commentCount} forms={TEXT.comments} />
        <Count icon={<PencilIcon />} count={data.draftCount} forms={TEXT.drafts} />
      </span>
    </li>
  );
}

function Turn({ data: { isViewersTurn, turn } }: { readonly data: ReviewRow_review$data }) {
  if (isViewersTurn) return <span className="ReviewRow-turn ReviewRow-yours">Waiting on you</span>;
  const [first, ...others] = turn;
  if (!first) return <span className="ReviewRow-turn" />;
  const everybody = turn.map(({ name, email }) => `${name} <${email}>`).join(", ");
  return (
    <span className="ReviewRow-turn" title={visibleText(everybody)}>
      {TEXT.waits(first.name, others.length)}
    </span>
  );
}

interface CountProps {
  readonly icon: ReactElement;
  readonly count: number;
  /** Returns the count with its noun. */
  readonly forms: (count: number) => string;
}

/** A number beside its icon; an empty cell of the same width when it is 0. */
function Count({ icon, count, forms }: CountProps) {
  if (count === 0) return <span className="ReviewRow-count" />;
  return (
    <span className="ReviewRow-count" title={forms(count)}>
      {icon}
      <span aria-hidden>{formatCount(count)}</span>
      <span className="visually-hidden">{forms(count)}</span>
    </span>
  );
}
