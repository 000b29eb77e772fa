import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf } from "#contract/pages.ts";
import type { ReviewScreenQuery } from "#generated/ReviewScreenQuery.graphql.ts";
import { NameGate } from "#app/parts/deeds/NameGate.tsx";
import { SyncMenu } from "#app/parts/review/SyncMenu.tsx";
import { useFreshReview } from "#app/parts/news/useFreshReview.ts";
import { useMarkRead } from "#app/parts/seen/useMarkRead.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useAskAgain } from "#app/relay/useAskAgain.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { HeadMoved } from "./HeadMoved.tsx";
import { ReviewAnswer } from "./ReviewAnswer.tsx";
import { ReviewCommits } from "./ReviewCommits.tsx";
import { ReviewDescription } from "./ReviewDescription.tsx";
import { ReviewHead } from "./ReviewHead.tsx";
import { ReviewSide } from "./ReviewSide.tsx";
import { ReviewTimeline } from "./ReviewTimeline.tsx";
import { useCloseMerged } from "./useCloseMerged.ts";
import "./ReviewScreen.css";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  go: "Go to the files of the review",
  title: (title: string, name: string): string => `${title} · ${name} · Galley`,
} as const;
const QUERY = graphql`
  query ReviewScreenQuery($slug: String!, $review: String!) @throwOnFieldError {
    repository(slug: $slug) {
      name
      slug
      ...NameGate_repository
      ...SyncMenu_repository
      review(key: $review) {
        id
        key
        title
        state
        isUnread
        ...ReviewFacts_review
        ...ReviewHead_review
        ...HeadMoved_review
        ...ReviewDescription_review
        ...ReviewCommits_review
        ...ReviewTimeline_review
        ...ReviewAnswer_review
        ...ReviewSide_review
      }
    }
  }
`;

/** A review as a conversation: what is asked for, what was said since, by whom, and what is still open. */
export function ReviewScreen({ query }: ScreenProps<ReviewScreenQuery>) {
  const { repository } = useScreenQuery<ReviewScreenQuery>(QUERY, query);
  const { name, slug, review } = repository;
  const { go } = useRouter();
  const askAgain = useAskAgain(QUERY, query);
  const files = addressOf.reviewFiles(slug, review.key);
  useFreshReview(slug, review.id, { timeline: true });
  useMarkRead(review.id, review.isUnread);
  useCloseMerged(review.id, !["MERGED", "ABANDONED"].includes(review.state));
  useShortcut("g f", TEXT.go, shortcutGroups.go, () => go(files));
  return (
    <NameGate repository={repository}>
      <div className="Screen ReviewScreen">
        <PageTitle>{TEXT.title(review.title, name)}</PageTitle>
        <ReviewHead review={review} slug={slug} sync={<SyncMenu repository={repository} onDone={askAgain} />} />
        <div className="ReviewScreen-body">
          <div className="ReviewScreen-talk">
            <HeadMoved review={review} />
            <ReviewDescription review={review} />
            <ReviewCommits review={review} slug={slug} />
            <ReviewTimeline review={review} slug={slug} />
            <ReviewAnswer review={review} />
          </div>
          <ReviewSide review={review} slug={slug} />
        </div>
      </div>
    </NameGate>
  );
}
