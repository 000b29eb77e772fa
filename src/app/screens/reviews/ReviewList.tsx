import { GitPullRequestIcon } from "@primer/octicons-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { ReviewRow } from "#app/reviewing/review/ReviewRow.tsx";
import { useSearchParam } from "#app/relay/useRouter.ts";
import { ButtonLink, Button } from "#app/ui/Button.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { stepFocus } from "#app/ui/focus.ts";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewList_reviews$key } from "#generated/ReviewList_reviews.graphql.ts";
import { useReviewChanges } from "#app/reviewing/updates/useReviewChanges.ts";

const TEXT = {
  none: {
    title: "No open reviews",
    text: "Compare a branch with its target branch and request a review from there. Reviews requested by others arrive with Sync, or when you fetch the notes of a remote.",
  },
  noneWaits: {
    title: "No reviews need your attention",
    text: "New requests from others arrive with Sync.",
  },
  noneFit: {
    title: "No matching reviews",
    text: "No review matches all filters. Remove one of them.",
  },
  ends: {
    title: "No older reviews",
    text: "The list ends before this page.",
  },
} as const;
const TITLES = "a.ReviewRow-title";

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly reviews: ReviewList_reviews$key;
  readonly onRefresh: () => void;
}

/** One page of reviews with a link to older ones. `j` and `k` move focus through it. */
export function ReviewList({ slug, search, reviews, onRefresh }: Props) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment ReviewList_reviews on ReviewConnection @throwOnFieldError {
        edges {
          node {
            id
            key
            ...ReviewRow_review
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    `,
    reviews,
  );
  const { go } = useNavigation();
  const list = useRef<HTMLUListElement>(null);
  const [after] = useSearchParam("after");
  const first = after === null ? null : addressOf.reviews(slug, search);
  const older = pageInfo.hasNextPage ? addressOf.reviews(slug, { ...search, after: pageInfo.endCursor ?? null }) : null;

  const step = (by: 1 | -1): void => stepFocus([...(list.current?.querySelectorAll<HTMLElement>(TITLES) ?? [])], by);

  const some = { enabled: edges.length > 0 };
  useShortcut("j", "Next review", shortcutGroups.reviews, () => step(1), some);
  useShortcut("k", "Previous review", shortcutGroups.reviews, () => step(-1), some);
  useShortcut("]", "Older reviews", shortcutGroups.reviews, () => older && go(older), {
    enabled: older !== null,
  });
  useShortcut("[", "Newest reviews", shortcutGroups.reviews, () => first && go(first), {
    enabled: first !== null,
  });

  return (
    <>
      <ReviewListUpdates slug={slug} shown={edges.map(({ node }) => node.id)} onRefresh={onRefresh} />
      {edges.length === 0 ? (
        <NoReviews slug={slug} search={search} ends={after !== null} />
      ) : (
        <ul ref={list} className="ReviewList card lines">
          {edges.map(({ node }) => (
            <ReviewRow key={node.key} review={node} addressOf={(review) => addressOf.review(slug, review)} />
          ))}
        </ul>
      )}
      {edges.length > 0 && (first ?? older) !== null && (
        <nav className="ReviewList-turn gap-3" aria-label="Pagination">
          {first !== null && <ButtonLink to={first}>Newest</ButtonLink>}
          {older !== null && <ButtonLink to={older}>Older</ButtonLink>}
        </nav>
      )}
    </>
  );
}

interface NoReviewsProps {
  readonly slug: string;
  readonly search: ReviewsSearch;
  /** True on a later page of the list, which may be empty although there are reviews. */
  readonly ends: boolean;
}

function NoReviews({ slug, search, ends }: NoReviewsProps) {
  const { title, text } = ends
    ? TEXT.ends
    : isNarrow(search)
      ? TEXT.noneFit
      : search.turn === "me"
        ? TEXT.noneWaits
        : TEXT.none;
  const isAll = title === TEXT.none.title;
  return (
    <EmptyState
      title={title}
      icon={<GitPullRequestIcon size={24} />}
      actions={
        <>
          {!isAll && <ButtonLink to={addressOf.reviews(slug, { state: "all" })}>Show all reviews</ButtonLink>}
          {isAll && (
            <ButtonLink variant="primary" to={addressOf.compareStart(slug)}>
              Compare branches
            </ButtonLink>
          )}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

function isNarrow({ q, state, author, reviewer }: ReviewsSearch): boolean {
  return [q, state, author, reviewer].some((value) => value !== null && value !== undefined);
}

const SHOW_HINT = "Refresh the list";
const KEYS = ".";

interface UpdatesProps {
  readonly slug: string;
  /** The ids of the reviews on this page. */
  readonly shown: readonly string[];
  readonly onRefresh: () => void;
}

/**
 * Notice that reviews outside this page have changed. Listed rows update on their own; the list itself is refetched
 * only on request, so that nothing moves under the pointer.
 */
function ReviewListUpdates({ slug, shown, onRefresh }: UpdatesProps) {
  const [hasUpdates, setUpdates] = useState(false);
  useReviewChanges(slug, ({ reviews: changed }) => {
    if (changed === null || [...changed].some((id) => !shown.includes(id))) setUpdates(true);
  });
  const show = () => {
    setUpdates(false);
    onRefresh();
  };
  useShortcut(KEYS, SHOW_HINT, shortcutGroups.reviews, show, { enabled: hasUpdates });
  if (!hasUpdates) return null;
  return (
    <Notice
      actions={
        <Button size="small" keys={KEYS} hint={SHOW_HINT} onClick={show}>
          Refresh
        </Button>
      }
    >
      Other reviews may have changed.
    </Notice>
  );
}
