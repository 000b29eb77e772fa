import { CommentDiscussionIcon, FileDiffIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { ReviewHead_review$data, ReviewHead_review$key } from "#generated/ReviewHead_review.graphql.ts";
import { PrivateBadge, ReviewStateBadge } from "#app/reading/words/StateBadge.tsx";
import { FileMenu } from "#app/reviewing/export/FileMenu.tsx";
import { PersonName } from "#app/reading/words/PersonName.tsx";
import { PullRequestLine } from "#app/reviewing/forges/PullRequestLine.tsx";
import { reviewedName } from "#app/reviewing/review/ReviewRow.tsx";
import { ShareReview } from "#app/reviewing/review/ShareReview.tsx";
import { useRouter } from "#app/relay/useRouter.ts";
import { displayPath, formatCount } from "#app/ui/format.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { type Tab, Tabs } from "#app/ui/Tabs.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";

const MERGED = new Map([
  ["merge", "with a merge commit"],
  ["squash", "squashed into one commit"],
  ["rebase", "by a rebase"],
]);

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
        ...PullRequestLine_review
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
  const { id, key, title, state, isPrivate, isOnWorktree, author } = data;
  const how = MERGED.get(data.mergedHow ?? "");
  const { go, reload } = useRouter();
  const wants = state === "MERGED" || state === "ABANDONED" ? "wanted to merge" : "wants to merge";
  return (
    <header className="ReviewHead stack gap-2">
      <div className="ReviewHead-line wrap">
        <h1 className="ReviewHead-title long-words">
          <MarkedText text={title} />
        </h1>
        <div className="ReviewHead-actions row wrap gap-2">
          <FileMenu id={id} name={`review-${key}`} isReview />
          {isPrivate ? <ShareReview review={data} onShared={reload} /> : sync}
        </div>
      </div>
      <p className="ReviewHead-facts row wrap muted long-words">
        <ReviewStateBadge state={state} unresolved={data.openThreadCount} />
        {isPrivate && <PrivateBadge />}
        {isPrivate && <span>Only you can see it.</span>}
        {how !== undefined && <span>{how}</span>}
        <span>
          {author && <PersonName person={author} withAvatar />}{" "}
          {isOnWorktree ? (
            `${author ? "is working on" : "Work on"} `
          ) : (
            <>
              {author ? wants : "Merge"} <code>{reviewedName(data.reviewRef, data.headOid)}</code> into{" "}
            </>
          )}
          <code>{displayPath(data.targetRef)}</code>
        </span>
        <RelativeTime iso={data.createdAt} />
      </p>
      <PullRequestLine
        review={data}
        changedSince={(from) => addressOf.reviewFiles(slug, key, { from })}
        onClosed={() => go(addressOf.home())}
      />
      <Tabs
        label="Review pages"
        group={shortcutGroups.review}
        className="ReviewHead-views wrap gap-1"
        tabClassName="ReviewHead-view tab inline-row gap-2"
        current={0}
        countClassName="ReviewHead-count"
        tabs={pagesOf(slug, data)}
      />
    </header>
  );
}

function pagesOf(slug: string, { key, openThreadCount, comparison }: ReviewHead_review$data): readonly Tab[] {
  return [
    {
      to: addressOf.review(slug, key),
      label: "Conversation",
      icon: <CommentDiscussionIcon />,
      count: openThreadCount || undefined,
      hint: openThreadCount > 0 ? `${formatCount(openThreadCount)} unresolved` : undefined,
    },
    {
      to: addressOf.reviewFiles(slug, key),
      label: "Files",
      icon: <FileDiffIcon />,
      count: comparison?.fileTable.statuses.length,
      hint: "Files of the review (g f)",
    },
  ];
}
