import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { NameGate } from "#app/reviewing/mutations/NameGate.tsx";
import { FileLinksContext } from "#app/reading/views/ReaderProps.ts";
import { useGonePatchSets } from "#app/reviewing/review/PatchSetPicker.tsx";
import { LayerNote } from "#app/reviewing/stacks/StackPane.tsx";
import { useFreshReview } from "#app/reviewing/updates/ReviewRefresher.ts";
import { type Check, StaleBar, useStale } from "#app/reviewing/comments/StaleBar.tsx";
import { OutsideSpan, PartialSpan, useMarkRead, useSinceLastVisit } from "#app/reading/viewed/LastVisit.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRouter, useSearchParam, useUrlLocation } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { linksInFile } from "#contract/addresses.ts";
import { layersParam, readNumber, withoutSpan } from "#contract/pageParams.ts";
import { addressOf } from "#contract/pages.ts";
import type { ReviewFilesScreen_stale$key } from "#generated/ReviewFilesScreen_stale.graphql.ts";
import type { ReviewFilesScreenQuery } from "#generated/ReviewFilesScreenQuery.graphql.ts";
import type { ReviewFilesScreenUpdateQuery } from "#generated/ReviewFilesScreenUpdateQuery.graphql.ts";
import { ReviewFilesHead } from "./ReviewFilesHead.tsx";
import { ReviewReader } from "./ReviewReader.tsx";
import "./ReviewFiles.css";

/** The files of a review with comments between the lines. */
export function ReviewFilesScreen({ query }: ScreenProps<ReviewFilesScreenQuery>) {
  const { repository } = useScreenQuery<ReviewFilesScreenQuery>(
    graphql`
      query ReviewFilesScreenQuery(
        $slug: String!
        $review: String!
        $from: Int
        $to: Int
        $layers: LayerRange
        $options: DiffOptions
        $order: FileOrder
      ) @throwOnFieldError @preloadable {
        repository(slug: $slug) {
          name
          slug
          ...NameGate_repository
          review(key: $review) {
            id
            key
            title
            isUnread
            sinceLastVisit
            patchSets {
              number
            }
            ...ReviewFilesHead_review @arguments(from: $from, to: $to, layers: $layers)
            ...LastVisit_review
            ...LastVisit_outside @arguments(from: $from, to: $to, layers: $layers) @defer
            ...ReviewFilesScreen_stale @arguments(from: $from, to: $to, layers: $layers)
            ...ReviewReader_review @arguments(from: $from, to: $to, layers: $layers, options: $options, order: $order)
            ...CommentedChange_review @arguments(from: $from, to: $to, layers: $layers)
            ...ReviewBar_review
            ...WholeChangeThreads_review
            ...ReviewRefresher_page
            ...ReviewThreadView_review
            ...DraftView_review
            ...CommentComposer_review
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
  const { location } = useUrlLocation();
  const range = { from: readNumber(from), to: readNumber(to) };
  const layers = layersParam.read(useSearchParam("layers")[0]);
  const hasExplicitTarget = [from, to, layers, location].some((one) => one !== null);
  const isLeading = useSinceLastVisit(review.sinceLastVisit ?? null, hasExplicitTarget, (since) =>
    setFrom(String(since)),
  );
  const gone = useGonePatchSets(
    review.patchSets.map(({ number }) => number),
    [range.from, range.to],
    () => go(withoutSpan(url), { replace: true }),
  );
  return (
    <NameGate repository={repository}>
      <div className="Screen CommentedChange ReviewFiles">
        <PageTitle>{`Files of ${review.title} · ${name} · Galley`}</PageTitle>
        <ReviewFilesHead slug={slug} review={review} />
        <StaleReview slug={slug} review={review} />
        {gone.message !== null && <Notice>{gone.message}</Notice>}
        {isLeading || gone.isLeaving ? (
          <Skeleton rows={28} rowHeight={20} label="Loading changes since your last visit" />
        ) : (
          <FileLinksContext value={linksOf}>
            <ReviewReader
              slug={slug}
              review={review}
              note={
                layers === null ? (
                  <PartialSpan
                    review={review}
                    from={range.from ?? 0}
                    to={range.to}
                    whole={addressOf.reviewFiles(slug, review.key, { from: 0 })}
                  />
                ) : (
                  <LayerNote outside={<OutsideSpan review={review} />} />
                )
              }
            />
          </FileLinksContext>
        )}
      </div>
    </NameGate>
  );
}

type Update = ReviewFilesScreenUpdateQuery;
const readUpdate = ({ node }: Update["response"], { drawn }: Update["variables"]): Check => ({
  drawn,
  update: node?.reviewUpdate ?? null,
});

/** Notice that the review has a newer patch set than the one shown, with a button that loads it. */
function StaleReview({ slug, review }: { readonly slug: string; readonly review: ReviewFilesScreen_stale$key }) {
  const { id, comparison } = useFragment(
    graphql`
      fragment ReviewFilesScreen_stale on Review
      @throwOnFieldError
      @argumentDefinitions(from: { type: "Int" }, to: { type: "Int" }, layers: { type: "LayerRange" }) {
        id
        comparison(from: $from, to: $to, layers: $layers) {
          id
        }
      }
    `,
    review,
  );
  const [from, to] = [useSearchParam("from")[0], useSearchParam("to")[0]].map(readNumber);
  const layers = layersParam.read(useSearchParam("layers")[0]);
  const { pending, reload } = useRouter();
  const update = useStale<Update>(
    slug,
    "review",
    graphql`
      query ReviewFilesScreenUpdateQuery($id: ID!, $drawn: ID!, $from: Int, $to: Int, $layers: LayerRange) {
        node(id: $id) {
          ... on Review {
            reviewUpdate(drawn: $drawn, from: $from, to: $to, layers: $layers) {
              ...StaleBar_update
            }
          }
        }
      }
    `,
    comparison == null ? null : { id, drawn: comparison.id, from, to, layers },
    readUpdate,
  );
  return <StaleBar update={update} busy={pending} onShow={reload} />;
}
