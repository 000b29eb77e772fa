import { useMemo } from "react";
import { graphql } from "react-relay";
import type { ReviewFilesScreenQuery } from "#generated/ReviewFilesScreenQuery.graphql.ts";
import { linksInFile } from "#contract/linksInFile.ts";
import { addressOf } from "#contract/pages.ts";
import { readNumber } from "#contract/readNumber.ts";
import { withoutSpan } from "#contract/withoutSpan.ts";
import { FileLinksContext } from "#app/parts/FileLinksContext.ts";
import { NameGate } from "#app/parts/deeds/NameGate.tsx";
import { useFreshReview } from "#app/parts/news/useFreshReview.ts";
import { SinceLooked } from "#app/parts/seen/SinceLooked.tsx";
import { useMarkRead } from "#app/parts/seen/useMarkRead.ts";
import { useGonePatchSets } from "#app/parts/review/useGonePatchSets.ts";
import { useSinceLooked } from "#app/parts/seen/useSinceLooked.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import { ReviewFilesHead } from "./ReviewFilesHead.tsx";
import { ReviewReader } from "./ReviewReader.tsx";
import { StaleReview } from "./StaleReview.tsx";
import "./ReviewFiles.css";

const TEXT = {
  leading: "Reading what came since you looked",
  filesOfTitle: (title: string, name: string): string => `Files of ${title} · ${name} · Galley`,
} as const;

/** The files of a review, with what is said of them between the lines. */
export function ReviewFilesScreen({ query }: ScreenProps<ReviewFilesScreenQuery>) {
  const { repository } = useScreenQuery<ReviewFilesScreenQuery>(
    graphql`
      query ReviewFilesScreenQuery(
        $slug: String!
        $review: String!
        $from: Int
        $to: Int
        $options: DiffOptions
        $order: FileOrder
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          ...NameGate_repository
          review(key: $review) {
            id
            key
            title
            isUnread
            sinceLooked
            patchSets {
              number
            }
            ...ReviewFilesHead_review
            ...SinceLooked_review
            ...StaleReview_review @arguments(from: $from, to: $to)
            ...ReviewReader_review @arguments(from: $from, to: $to, options: $options, order: $order)
            ...RemarkedChange_review @arguments(from: $from, to: $to)
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
  const linksOf = useMemo(() => linksInFile(slug), [slug]);
  const { url, go } = useRouter();
  useFreshReview(slug, review.id);
  useMarkRead(review.id, review.isUnread);
  const [from, setFrom] = useSearchParam("from");
  const [to] = useSearchParam("to");
  const { place } = usePlace();
  const asksItself = from !== null || to !== null || place !== null;
  const isLeading = useSinceLooked(review.sinceLooked ?? null, asksItself, (since) => setFrom(String(since)));
  const gone = useGonePatchSets(
    review.patchSets.map(({ number }) => number),
    [readNumber(from), readNumber(to)],
    () => go(withoutSpan(url), { replace: true }),
  );
  const since = to === null ? (readNumber(from) ?? 0) : 0;
  return (
    <NameGate repository={repository}>
      <div className="Screen Remarked ReviewFiles">
        <PageTitle>{TEXT.filesOfTitle(review.title, name)}</PageTitle>
        <ReviewFilesHead slug={slug} review={review} />
        <SinceLooked review={review} from={since} whole={addressOf.reviewFiles(slug, review.key, { from: 0 })} />
        <StaleReview slug={slug} review={review} />
        {gone.sentence !== null && <Notice>{gone.sentence}</Notice>}
        {isLeading || gone.isLeaving ? (
          <Skeleton rows={28} rowHeight={20} label={TEXT.leading} />
        ) : (
          <FileLinksContext value={linksOf}>
            <ReviewReader slug={slug} review={review} />
          </FileLinksContext>
        )}
      </div>
    </NameGate>
  );
}
