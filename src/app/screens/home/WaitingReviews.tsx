import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { WaitingReviews_repository$key } from "#generated/WaitingReviews_repository.graphql.ts";
import type { WaitingReviews_turn$key } from "#generated/WaitingReviews_turn.graphql.ts";
import { ReviewRow } from "#app/reviewing/review/ReviewRow.tsx";
import { Boundary, messageOf } from "#app/ui/Notice.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { formatCount, counted } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { ChangedReviews, headingIn } from "./ChangedReviews.tsx";
import { CheckIcon, EyeIcon } from "@primer/octicons-react";
import type { WaitingReviews_review$key } from "#generated/WaitingReviews_review.graphql.ts";

interface TurnProps {
  readonly repository: WaitingReviews_turn$key;
  /** True if several repositories are served, so that each has its name. */
  readonly isNamed: boolean;
  /** True to show the viewer's own reviews, false for those of others. */
  readonly own: boolean;
}

/** The reviews of a repository that wait for the viewer; nothing if it cannot be read, which its card says. */
export function RepositoryTurn({ repository, isNamed, own }: TurnProps) {
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
  const name = isNamed ? (result.value.name ?? null) : null;
  return (
    <Boundary
      fallback={(error) => (own ? null : <p className="RepositoryCard-none muted">{messageOf(error)}</p>)}
      loading={<Skeleton variant="rows" rowHeight={68} label="Loading reviews" />}
    >
      <Boundary fallback={() => null}>
        <ChangedReviews repository={result.value} name={name} own={own} />
      </Boundary>
      <WaitingReviews repository={result.value} name={name} own={own} />
    </Boundary>
  );
}

interface Props {
  readonly repository: WaitingReviews_repository$key;
  readonly name: string | null;
  readonly own: boolean;
}

/** The reviews of others that wait for the viewer, or the viewer's own, with a link to all reviews. */
function WaitingReviews({ repository, name, own }: Props) {
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
              ...WaitingReviews_review @defer
            }
          }
        }
        reviewsNeedingViewer {
          key
        }
        # An entry that is new to the home page must have all that it shows.
        ...ChangedReviews_repository
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
  const waiting = reviews.edges.filter(({ node }) => !isAbove.has(node.key) && !node.isOnWorktree);
  const rows = waiting.filter(({ node }) => (node.author?.isViewer === true) === own);
  const isQuiet = waiting.length === 0 && isAbove.size === 0;
  if (rows.length === 0 && (own || !isQuiet || name !== null)) return null;
  const isFirst = !own || rows.length === waiting.length;
  const heading = own ? "Your own reviews" : isQuiet ? "Waiting for you" : "Needs your review";
  return (
    <section className="stack gap-2" aria-label={`${own ? heading : "Waiting for you"} in ${slug}`}>
      <div className="WaitingReviews-head row baseline spread small">
        <h2 className="RepositoryCard-heading muted small strong">{headingIn(heading, name)}</h2>
        {isFirst && (
          <Link to={addressOf.reviews(slug)}>{underWay === 0 ? "All reviews" : `${formatCount(underWay)} open`}</Link>
        )}
      </div>
      {isQuiet && (
        <p className="RepositoryCard-none muted">No reviews need your attention. Compare branches to request one.</p>
      )}
      <ul className="ReviewList card lines">
        {rows.map(({ node }) => (
          <ReviewRow
            key={node.key}
            review={node}
            addressOf={(review) => addressOf.review(slug, review)}
            unviewed={
              <Boundary fallback={() => null} loading={null}>
                <UnviewedCount review={node} />
              </Boundary>
            }
          />
        ))}
      </ul>
      {isFirst && left > 0 && (
        <Link to={addressOf.reviews(slug, { turn: "me" })}>{formatCount(left)} more wait for you</Link>
      )}
    </section>
  );
}

/** The number of files of a review that are not viewed yet; nothing when they are not counted. */
function UnviewedCount({ review }: { readonly review: WaitingReviews_review$key }) {
  const { unviewed } = useFragment(
    graphql`
      fragment WaitingReviews_review on Review @throwOnFieldError {
        unviewed {
          files
          totalFiles
        }
      }
    `,
    review,
  );
  if (unviewed == null || unviewed.totalFiles === 0) return null;
  const { files, totalFiles } = unviewed;
  return (
    <span
      className="UnviewedCount"
      data-some={files > 0 || undefined}
      title={
        files === 0
          ? "You have viewed all files"
          : `${formatCount(files)} of ${counted(totalFiles, "file")} not viewed yet`
      }
    >
      {files === 0 ? <CheckIcon size={12} /> : <EyeIcon size={12} />}
      {files === 0 ? "All viewed" : `${counted(files, "file")} not viewed`}
    </span>
  );
}
