import { DotFillIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { counted } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { addressOf } from "#contract/pages.ts";
import type { ChangedReviews_repository$key } from "#generated/ChangedReviews_repository.graphql.ts";

interface Props {
  readonly repository: ChangedReviews_repository$key;
  /** The name of the repository, if there are several. */
  readonly name: string | null;
  /** True to show the viewer's own reviews, false for those of others. */
  readonly own: boolean;
}

/** Returns the heading of a list of one of several repositories. */
export const headingIn = (heading: string, name: string | null): string =>
  name === null ? heading : `${heading} · ${name}`;

/** The reviews that call for the viewer: what changed in each since the last visit, and what to confirm. Nothing if none do. */
export function ChangedReviews({ repository, name, own }: Props) {
  const { slug, reviewsNeedingViewer } = useFragment(
    graphql`
      fragment ChangedReviews_repository on Repository @throwOnFieldError {
        slug
        reviewsNeedingViewer {
          key
          title
          isOfThisWorktree
          isUnread
          author {
            isViewer
          }
          addressedThreadCount
          commentCount
          sinceLastVisit
          patchSets {
            number
          }
          ...ReviewRefresher_patchSets
          waiting {
            name
          }
          ...ReviewWatchers_review
        }
      }
    `,
    repository,
  );
  const reviews = reviewsNeedingViewer.filter(({ author }) => (author?.isViewer === true) === own);
  if (reviews.length === 0) return null;
  const heading = own ? "Your own reviews, changed since your last visit" : "Changed since your last visit";
  return (
    <section className="ChangedReviews" aria-label={`${heading} in ${slug}`}>
      <h2 className="RepositoryCard-heading muted small strong">{headingIn(heading, name)}</h2>
      <ul className="ChangedReviews-list card lines">
        {reviews.map(({ key, title, isOfThisWorktree, isUnread, addressedThreadCount, ...review }) => {
          const { sinceLastVisit } = review;
          const last = review.patchSets.at(-1)?.number ?? 0;
          const [waiting] = review.waiting;
          return (
            <li key={key} className="ChangedReviews-review row wrap gap-x-3 accent">
              <DotFillIcon />
              <Link
                className="ChangedReviews-title long-words strong"
                to={
                  isOfThisWorktree
                    ? addressOf.worktree(slug)
                    : addressOf.reviewFiles(slug, key, { from: sinceLastVisit ?? null })
                }
              >
                <MarkedText text={title} />
              </Link>
              <span className="ChangedReviews-facts wrap gap-x-3 muted small row">
                {sinceLastVisit != null && (
                  <span>
                    patch sets {sinceLastVisit} to {last}
                  </span>
                )}
                {addressedThreadCount > 0 && (
                  <Link to={addressOf.review(slug, key)}>{counted(addressedThreadCount, "thread")} to confirm</Link>
                )}
                {isUnread && addressedThreadCount === 0 && sinceLastVisit == null && (
                  <Link to={addressOf.review(slug, key)}>{review.commentCount > 0 ? "new comments" : "new"}</Link>
                )}
                {waiting !== undefined && (
                  <span>
                    <MarkedText text={`${waiting.name} waits for your review`} />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
