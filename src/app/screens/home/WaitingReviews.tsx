import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { WaitingReviews_repository$key } from "#generated/WaitingReviews_repository.graphql.ts";
import type { WaitingReviews_turn$key } from "#generated/WaitingReviews_turn.graphql.ts";
import { ReviewRow } from "#app/parts/review/ReviewRow.tsx";
import { UnviewedCount } from "#app/parts/viewed/UnviewedCount.tsx";
import { Boundary, messageOf } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { formatCount } from "#app/ui/format.ts";
import { ChangedReviews, headingIn } from "./ChangedReviews.tsx";
import { SavedHeight } from "./SavedHeight.tsx";

interface TurnProps {
  readonly repository: WaitingReviews_turn$key;
  /** True if several repositories are served, so that each has its name. */
  readonly isNamed: boolean;
}

/** The reviews of a repository that wait for the viewer; nothing if it cannot be read, which its card says. */
export function RepositoryTurn({ repository, isNamed }: TurnProps) {
  const result = useFragment(
    graphql`
      fragment WaitingReviews_turn on Repository @catch(to: RESULT) {
        name
        slug
        isEmpty
        ...ChangedReviews_repository @defer
        ...WaitingReviews_repository @defer
      }
    `,
    repository,
  );
  if (!result.ok || result.value.isEmpty === true) return null;
  const { name, slug } = result.value;
  return (
    <Boundary fallback={(error) => <p className="RepositoryCard-none">{messageOf(error)}</p>}>
      <SavedHeight name={`${slug} reviews`} rowHeight={68} label="Loading reviews">
        <Boundary fallback={() => null}>
          <ChangedReviews repository={result.value} name={isNamed ? (name ?? null) : null} />
        </Boundary>
        <WaitingReviews repository={result.value} name={isNamed ? (name ?? null) : null} />
      </SavedHeight>
    </Boundary>
  );
}

interface Props {
  readonly repository: WaitingReviews_repository$key;
  readonly name: string | null;
}

/** The reviews that wait for the viewer, those of others first, with a link to all reviews. */
function WaitingReviews({ repository, name }: Props) {
  const { slug, reviews, reviewsNeedingViewer, reviewCounts } = useFragment(
    graphql`
      fragment WaitingReviews_repository on Repository @throwOnFieldError {
        slug
        reviews(first: 10, turnOf: "me") {
          edges {
            node {
              key
              isOnWorktree
              author {
                isViewer
              }
              ...ReviewRow_review
              ...UnviewedCount_review @defer
            }
          }
        }
        reviewsNeedingViewer {
          key
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
  const left = waitingForViewer - reviews.edges.length;
  // Each is on the page once: those that changed are above, the work tree has its own place.
  const isAbove = new Set(reviewsNeedingViewer.map(({ key }) => key));
  const rows = reviews.edges.filter(({ node }) => !isAbove.has(node.key) && !node.isOnWorktree);
  const lists = [
    { heading: "Needs your review", rows: rows.filter(({ node }) => node.author?.isViewer !== true) },
    { heading: "Your own reviews", rows: rows.filter(({ node }) => node.author?.isViewer === true) },
  ].filter((list) => list.rows.length > 0);
  if (lists.length === 0 && name !== null) return null;
  return (
    <section className="WaitingReviews" aria-label={`Waiting for you in ${slug}`}>
      <div className="WaitingReviews-head">
        <h2 className="RepositoryCard-heading">{headingIn(lists[0]?.heading ?? "Waiting for you", name)}</h2>
        <Link to={addressOf.reviews(slug)}>{underWay === 0 ? "All reviews" : `${formatCount(underWay)} open`}</Link>
      </div>
      {rows.length === 0 && isAbove.size === 0 && (
        <p className="RepositoryCard-none">No reviews need your attention. Compare branches to request one.</p>
      )}
      {lists.map(({ heading, rows: shown }, index) => (
        <div key={heading}>
          {index > 0 && <h2 className="RepositoryCard-heading">{headingIn(heading, name)}</h2>}
          <ul className="ReviewList">
            {shown.map(({ node }) => (
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
        </div>
      ))}
      {left > 0 && <Link to={addressOf.reviews(slug, { turn: "me" })}>{formatCount(left)} more wait for you</Link>}
    </section>
  );
}
