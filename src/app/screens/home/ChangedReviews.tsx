import { DotFillIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { MarkedText } from "#app/parts/MarkedText.tsx";
import { counted } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { addressOf } from "#contract/pages.ts";
import type { ChangedReviews_repository$key } from "#generated/ChangedReviews_repository.graphql.ts";

const TEXT = {
  title: "Changed since your last visit",
  titleIn: (slug: string): string => `Changed since your last visit in ${slug}`,
  patchSets: (from: number, to: number): string => `patch sets ${from} to ${to}`,
  unread: "new comments",
  toConfirm: (count: number): string => `${counted(count, "thread")} to confirm`,
  waits: (name: string): string => `${name} waits for your review`,
} as const;

/** The reviews that call for the viewer: what changed in each since the last visit, and what to confirm. Nothing if none do. */
export function ChangedReviews({ repository }: { readonly repository: ChangedReviews_repository$key }) {
  const { slug, reviewsNeedingViewer } = useFragment(
    graphql`
      fragment ChangedReviews_repository on Repository @throwOnFieldError {
        slug
        reviewsNeedingViewer {
          key
          title
          isUnread
          addressedThreadCount
          sinceLastVisit
          patchSets {
            number
            ...reviewFragments_patchSet
          }
          waiting {
            name
          }
          ...ReviewWatchers_review
        }
      }
    `,
    repository,
  );
  if (reviewsNeedingViewer.length === 0) return null;
  return (
    <section className="ChangedReviews" aria-label={TEXT.titleIn(slug)}>
      <h3 className="RepositoryCard-heading">{TEXT.title}</h3>
      <ul className="ChangedReviews-list">
        {reviewsNeedingViewer.map(({ key, title, isUnread, addressedThreadCount, sinceLastVisit, ...review }) => {
          const last = review.patchSets.at(-1)?.number ?? 0;
          const [waiting] = review.waiting;
          return (
            <li key={key} className="ChangedReviews-review">
              <DotFillIcon />
              <Link
                className="ChangedReviews-title"
                to={addressOf.reviewFiles(slug, key, { from: sinceLastVisit ?? null })}
              >
                <MarkedText text={title} />
              </Link>
              <span className="ChangedReviews-facts">
                {sinceLastVisit != null && <span>{TEXT.patchSets(sinceLastVisit, last)}</span>}
                {addressedThreadCount > 0 && (
                  <Link to={addressOf.review(slug, key)}>{TEXT.toConfirm(addressedThreadCount)}</Link>
                )}
                {isUnread && addressedThreadCount === 0 && sinceLastVisit == null && (
                  <Link to={addressOf.review(slug, key)}>{TEXT.unread}</Link>
                )}
                {waiting !== undefined && (
                  <span>
                    <MarkedText text={TEXT.waits(waiting.name)} />
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
