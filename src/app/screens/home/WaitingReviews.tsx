import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { WaitingReviews_repository$key } from "#generated/WaitingReviews_repository.graphql.ts";
import { ReviewRow } from "#app/parts/review/ReviewRow.tsx";
import { UnviewedCount } from "#app/parts/viewed/UnviewedCount.tsx";
import { Boundary } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { formatCount } from "#app/ui/format.ts";

interface Props {
  readonly repository: WaitingReviews_repository$key;
}

/** The reviews that wait for the viewer, with a link to all reviews. */
export function WaitingReviews({ repository }: Props) {
  const { slug, reviews, reviewCounts } = useFragment(
    graphql`
      fragment WaitingReviews_repository on Repository @throwOnFieldError {
        slug
        reviews(first: 10, turnOf: "me") {
          edges {
            node {
              key
              ...ReviewRow_review
              ...UnviewedCount_review @defer
            }
          }
        }
        reviewCounts {
          open
          changesRequested
          approved
          waitingForViewer
        }
      }
    `,
    repository,
  );
  const { open, changesRequested, approved, waitingForViewer } = reviewCounts;
  const underWay = open + changesRequested + approved;
  const unviewed = waitingForViewer - reviews.edges.length;
  return (
    <section className="WaitingReviews" aria-label={`Needs your review in ${slug}`}>
      <div className="WaitingReviews-head">
        <h3 className="RepositoryCard-heading">Needs your review</h3>
        <Link to={addressOf.reviews(slug)}>{underWay === 0 ? "All reviews" : `${formatCount(underWay)} open`}</Link>
      </div>
      {reviews.edges.length === 0 ? (
        <p className="RepositoryCard-none">No reviews need your attention. Compare branches to request one.</p>
      ) : (
        <ul className="ReviewList">
          {reviews.edges.map(({ node }) => (
            <ReviewRow
              key={node.key}
              review={node}
              addressOf={(review) => addressOf.review(slug, review)}
              unviewed={
                <Boundary fallback={() => null}>
                  <Suspense fallback={null}>
                    <UnviewedCount review={node} />
                  </Suspense>
                </Boundary>
              }
            />
          ))}
        </ul>
      )}
      {unviewed > 0 && (
        <Link to={addressOf.reviews(slug, { turn: "me" })}>{formatCount(unviewed)} more need your review</Link>
      )}
    </section>
  );
}
