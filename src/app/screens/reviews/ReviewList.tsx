import { GitPullRequestIcon } from "@primer/octicons-react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { ReviewRow } from "#app/parts/review/ReviewRow.tsx";
import { useSearchParam } from "#app/relay/useSearchParams.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewList_reviews$key } from "#generated/ReviewList_reviews.graphql.ts";

const TEXT = {
  first: "The newest",
  older: "Older",
  pages: "Pages of the list",
  nextReview: "Next review",
  previousReview: "Previous review",
  olderReviews: "Older reviews",
  theNewestReviews: "The newest reviews",
} as const;
const TITLES = "a.ReviewRow-title";

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly reviews: ReviewList_reviews$key;
}

/** One page of reviews, with the way to older ones; `j` and `k` go from one to the next. */
export function ReviewList({ slug, search, reviews }: Props) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment ReviewList_reviews on ReviewConnection @throwOnFieldError {
        edges {
          node {
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

  /** Focuses the review that stands `by` places from the one that has the focus; the first where none has. */
  function step(by: 1 | -1): void {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>(TITLES) ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  }

  const some = { enabled: edges.length > 0 };
  useShortcut("j", TEXT.nextReview, shortcutGroups.reviews, () => step(1), some);
  useShortcut("k", TEXT.previousReview, shortcutGroups.reviews, () => step(-1), some);
  useShortcut("]", TEXT.olderReviews, shortcutGroups.reviews, () => older && go(older), {
    enabled: older !== null,
  });
  useShortcut("[", TEXT.theNewestReviews, shortcutGroups.reviews, () => first && go(first), {
    enabled: first !== null,
  });

  if (edges.length === 0) {
    return <NoReviews slug={slug} search={search} ends={after !== null} />;
  }
  return (
    <>
      <ul ref={list} className="ReviewList">
        {edges.map(({ node }) => (
          <ReviewRow key={node.key} review={node} addressOf={(review) => addressOf.review(slug, review)} />
        ))}
      </ul>
      {(first ?? older) !== null && (
        <nav className="ReviewList-turn" aria-label={TEXT.pages}>
          {first !== null && <ButtonLink to={first}>{TEXT.first}</ButtonLink>}
          {older !== null && <ButtonLink to={older}>{TEXT.older}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

const NO_REVIEWS_TEXT = {
  compare: "Choose a branch",
  everything: "Show all reviews",
  none: {
    title: "No review is under way",
    text: "Compare a branch with the one it is to go into, and request a review from there. Reviews that others requested come with Sync, or by fetching the notes of a remote.",
  },
  noneWaits: {
    title: "Nothing waits for you",
    text: "No review needs your word at the moment. What others requested since comes with Sync.",
  },
  noneFit: {
    title: "No review is like this",
    text: "None fits the state, the people and the words that are looked for. Take one of them away.",
  },
  ends: {
    title: "Nothing older",
    text: "The list ends before this page.",
  },
} as const;

interface NoReviewsProps {
  readonly slug: string;
  readonly search: ReviewsSearch;
  /** What there is to say of a later page of the list; by default the first is empty. */
  readonly ends?: boolean;
}

/** Stands where no review is: says whether there is none at all or none like this, and what to do about it. */
function NoReviews({ slug, search, ends = false }: NoReviewsProps) {
  const { title, text } = ends
    ? NO_REVIEWS_TEXT.ends
    : isNarrow(search)
      ? NO_REVIEWS_TEXT.noneFit
      : search.turn === "me"
        ? NO_REVIEWS_TEXT.noneWaits
        : NO_REVIEWS_TEXT.none;
  const isAll = title === NO_REVIEWS_TEXT.none.title;
  return (
    <EmptyState
      title={title}
      icon={<GitPullRequestIcon size={24} />}
      actions={
        <>
          {!isAll && (
            <ButtonLink to={addressOf.reviews(slug, { state: "all" })}>{NO_REVIEWS_TEXT.everything}</ButtonLink>
          )}
          {isAll && (
            <ButtonLink variant="primary" to={addressOf.compareStart(slug)}>
              {NO_REVIEWS_TEXT.compare}
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
