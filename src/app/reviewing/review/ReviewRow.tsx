import { CommentDiscussionIcon, CommentIcon, PencilIcon, QuestionIcon } from "@primer/octicons-react";
import type { ReactElement } from "react";
import { graphql, useFragment } from "react-relay";
import { counted, displayPath, formatCount, visibleText } from "#app/ui/format.ts";
import type { ReviewRow_review$data, ReviewRow_review$key } from "#generated/ReviewRow_review.graphql.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import { PrivateBadge, ReviewStateBadge } from "#app/reading/words/StateBadge.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import "./ReviewRow.css";

const UNREAD = "Unread";

interface Props {
  readonly review: ReviewRow_review$key;
  /** Returns the URL of a review's page. */
  readonly addressOf: (review: string) => string;
}

/** A review in a list: state, title, author, branches, turn and counts. */
export function ReviewRow({ review, addressOf }: Props) {
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
        headOid
        pullRequest {
          repository
        }
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
  const { key, title, state, isUnread, isPrivate, isOnWorktree, author, targetRef, updatedAt } = data;
  const name = displayPath(data.pullRequest?.repository ?? "") || reviewedName(data.reviewRef, data.headOid);
  return (
    <li className="ReviewRow" data-unread={isUnread || undefined}>
      <span className="ReviewRow-dot">
        {isUnread && (
          <span title={UNREAD}>
            <span className="visually-hidden">{UNREAD}</span>
          </span>
        )}
      </span>
      <span className="ReviewRow-state gap-1">
        <ReviewStateBadge state={state} />
        {isPrivate && <PrivateBadge />}
      </span>
      <Link className="ReviewRow-title ellipsis name-link" to={addressOf(key)}>
        <MarkedText text={title} />
      </Link>
      <span className="ReviewRow-facts gap-x-3 muted small nowrap">
        {author && <PersonName person={author} />}
        <span className="ReviewRow-refs">
          {isOnWorktree ? "uncommitted work" : <code>{name}</code>} {isOnWorktree ? "on" : "into"}{" "}
          <code>{displayPath(targetRef)}</code>
        </span>
        <RelativeTime iso={updatedAt} />
      </span>
      <Turn data={data} />
      <span className="ReviewRow-counts muted small digits">
        <Count icon={<CommentDiscussionIcon />} count={data.openThreadCount} noun="unresolved thread" />
        <Count
          icon={<QuestionIcon />}
          count={data.addressedThreadCount}
          noun="thread marked as addressed"
          nouns="threads marked as addressed"
        />
        <Count icon={<CommentIcon />} count={data.commentCount} noun="comment" />
        <Count icon={<PencilIcon />} count={data.draftCount} noun="draft" />
      </span>
    </li>
  );
}

function Turn({ data: { isViewersTurn, turn } }: { readonly data: ReviewRow_review$data }) {
  if (isViewersTurn)
    return <span className="ReviewRow-turn ReviewRow-yours ellipsis muted small strong">Waiting for you</span>;
  const [first, ...others] = turn;
  if (!first) return <span className="ReviewRow-turn ellipsis muted small" />;
  const everybody = turn.map(({ name, email }) => (email === "" ? name : `${name} <${email}>`)).join(", ");
  return (
    <span className="ReviewRow-turn ellipsis muted small" title={visibleText(everybody)}>
      Waiting for {first.name}
      {others.length > 0 && ` and ${formatCount(others.length)} more`}
    </span>
  );
}

interface CountProps {
  readonly icon: ReactElement;
  readonly count: number;
  readonly noun: string;
  /** The plural; `noun` with an "s" if absent. */
  readonly nouns?: string;
}

/** A number beside its icon; an empty cell of the same width when it is 0. */
function Count({ icon, count, noun, nouns }: CountProps) {
  if (count === 0) return <span className="ReviewRow-count inline-row gap-1" />;
  const text = counted(count, noun, nouns);
  return (
    <span className="ReviewRow-count inline-row gap-1" title={text}>
      {icon}
      <span aria-hidden>{formatCount(count)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

const ABBREVIATED = 10;

/** Names what a review is of: its branch, else its last commit, since there may be any number of them. */
export function reviewedName(reviewRef: string, headOid: string | null | undefined): string {
  return displayPath(reviewRef) || (headOid?.slice(0, ABBREVIATED) ?? "unknown commits");
}
