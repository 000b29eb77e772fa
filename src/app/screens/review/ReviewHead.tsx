import { CommentDiscussionIcon, FileDiffIcon } from "@primer/octicons-react";
import { useRef, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { ReviewHead_review$key } from "#generated/ReviewHead_review.graphql.ts";
import { PrivateBadge, ReviewStateBadge } from "#app/reading/words/StateBadge.tsx";
import { FileMenu } from "#app/reviewing/export/FileMenu.tsx";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import { reviewedName } from "#app/reviewing/review/reviewedName.ts";
import { ShareReview } from "#app/reviewing/review/ShareReview.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { tabHint, useTabKeys } from "#app/ui/useTabKeys.ts";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";

const MERGED = {
  merge: "with a merge commit",
  squash: "squashed into one commit",
  rebase: "by a rebase",
} as const;

interface Props {
  readonly review: ReviewHead_review$key;
  readonly slug: string;
  readonly sync: ReactNode;
}

/** The header of a review: title, state, author, branches and the tabs. */
export function ReviewHead({ review, slug, sync }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewHead_review on Review @throwOnFieldError {
        id
        key
        title
        state
        isPrivate
        isOnWorktree
        ...ShareReview_review
        mergedHow
        author {
          ...PersonName_person
        }
        reviewRef
        headOid
        targetRef
        createdAt
        openThreadCount
        comparison {
          fileTable {
            statuses
          }
        }
      }
    `,
    review,
  );
  const {
    id,
    key,
    title,
    state,
    isPrivate,
    isOnWorktree,
    mergedHow,
    author,
    reviewRef,
    headOid,
    targetRef,
    createdAt,
    openThreadCount,
    comparison,
  } = data;
  const { reload } = useRouter();
  const wants = state === "MERGED" || state === "ABANDONED" ? "wanted to merge" : "wants to merge";
  const row = useRef<HTMLElement>(null);
  useTabKeys(row, shortcutGroups.review);
  return (
    <header className="ReviewHead stack gap-2">
      <div className="ReviewHead-line wrap">
        <h1 className="ReviewHead-title long-words">
          <MarkedText text={title} />
        </h1>
        <div className="ReviewHead-actions wrap gap-2">
          <FileMenu id={id} slug={slug} name={`review-${key}`} isReview />
          {isPrivate ? <ShareReview review={data} onShared={reload} /> : sync}
        </div>
      </div>
      <p className="ReviewHead-facts row wrap muted long-words">
        <ReviewStateBadge state={state} unresolved={openThreadCount} />
        {isPrivate && <PrivateBadge />}
        {isPrivate && <span>Only you can see it.</span>}
        {mergedHow != null && isHow(mergedHow) && <span>{MERGED[mergedHow]}</span>}
        <span>
          {author && <PersonName person={author} withAvatar />}{" "}
          {isOnWorktree ? (
            `${author ? "is working on" : "Work on"} `
          ) : (
            <>
              {author ? wants : "Merge"} <code>{reviewedName(reviewRef, headOid)}</code> into{" "}
            </>
          )}
          <code>{displayPath(targetRef)}</code>
        </span>
        <RelativeTime iso={createdAt} />
      </p>
      <nav ref={row} className="ReviewHead-views wrap gap-1" aria-label="Review pages">
        <Link className="ReviewHead-view tab inline-row gap-2" to={addressOf.review(slug, key)} aria-current="page">
          <CommentDiscussionIcon /> Conversation
          {openThreadCount > 0 && (
            <span className="ReviewHead-count" title={`${openThreadCount} unresolved`}>
              {formatCount(openThreadCount)}
            </span>
          )}
        </Link>
        <Link
          className="ReviewHead-view tab inline-row gap-2"
          to={addressOf.reviewFiles(slug, key)}
          {...tabHint("Files of the review (g f)", { at: 1, current: 0, count: 2 })}
        >
          <FileDiffIcon /> Files
          {comparison && <span className="ReviewHead-count">{formatCount(comparison.fileTable.statuses.length)}</span>}
        </Link>
      </nav>
    </header>
  );
}

function isHow(value: string): value is keyof typeof MERGED {
  return Object.hasOwn(MERGED, value);
}
