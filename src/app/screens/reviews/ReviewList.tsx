import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewList_reviews$key } from "#generated/ReviewList_reviews.graphql.ts";
import { ReviewRow } from "#app/parts/review/ReviewRow.tsx";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { NoReviews } from "./NoReviews.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

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
