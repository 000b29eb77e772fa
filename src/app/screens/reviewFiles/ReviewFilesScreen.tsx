import { graphql } from "react-relay";
import type { ReviewFilesScreenQuery } from "#generated/ReviewFilesScreenQuery.graphql.ts";
import { NameGate } from "#app/parts/NameGate.tsx";
import { useFreshReview } from "#app/parts/useFreshReview.ts";
import { useMarkRead } from "#app/parts/useMarkRead.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { ReviewFilesHead } from "./ReviewFilesHead.tsx";
import { ReviewReader } from "./ReviewReader.tsx";
import "./ReviewFiles.css";

/** The files of a review, with what is said of them between the lines. */
export function ReviewFilesScreen({ query }: ScreenProps<ReviewFilesScreenQuery>) {
  const { repository } = useScreenQuery<ReviewFilesScreenQuery>(
    graphql`
      query ReviewFilesScreenQuery($slug: String!, $review: String!, $from: Int, $to: Int, $whitespace: Whitespace)
      @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          ...NameGate_repository
          review(key: $review) {
            id
            title
            isUnread
            ...ReviewFilesHead_review
            ...ReviewReader_review @arguments(from: $from, to: $to, whitespace: $whitespace)
            ...ReviewBar_review
            ...OnWholeChange_review
            ...ReviewFacts_review
            ...ReviewThreadView_review
            ...DraftView_review
            ...RemarkComposer_review
          }
        }
      }
    `,
    query,
  );
  const { name, slug, review } = repository;
  useFreshReview(slug, review.id);
  useMarkRead(review.id, review.isUnread);
  return (
    <NameGate repository={repository}>
      <div className="Screen Remarked ReviewFiles">
        <title>{`Files of ${review.title} · ${name} · Galley`}</title>
        <ReviewFilesHead slug={slug} review={review} />
        <ReviewReader slug={slug} review={review} />
      </div>
    </NameGate>
  );
}
