import { Suspense, useCallback, useMemo } from "react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { linksInFile } from "#contract/linksInFile.ts";
import { addressOf, splitRange } from "#contract/pages.ts";
import type { CompareScreenQuery } from "#generated/CompareScreenQuery.graphql.ts";
import { ChangeReader } from "#app/parts/changes/ChangeReader.tsx";
import { fetchComparisonNews } from "#app/parts/news/fetchComparisonNews.ts";
import { MergeOutcomeShape } from "#app/parts/navigation/MergeOutcomeShape.tsx";
import { NameGate } from "#app/parts/deeds/NameGate.tsx";
import { StaleBar } from "#app/parts/news/StaleBar.tsx";
import { FileLinksContext } from "#app/parts/FileLinksContext.ts";
import { useComparing } from "#app/parts/options/useComparing.ts";
import { useFileArrangement } from "#app/parts/options/useFileArrangement.ts";
import { useReaderOptions } from "#app/parts/options/useReaderOptions.ts";
import { useStale } from "#app/parts/news/useStale.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useCompareParams } from "#app/relay/useCompareParams.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { Boundary } from "#app/ui/Boundary.tsx";
import { messageOf } from "#app/ui/messageOf.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { CompareMerge } from "./CompareMerge.tsx";
import { ComparedCommits } from "./ComparedCommits.tsx";
import { ComparedCommitsShape } from "./ComparedCommitsShape.tsx";
import { ComparePickers } from "./ComparePickers.tsx";
import { RequestReview } from "./RequestReview.tsx";
import "./CompareScreen.css";

const TEXT = {
  title: (range: string, name: string): string => `${range} · ${name} · Galley`,
  compareRevisions: "Compare revisions",
} as const;

/** Any two revisions: what the second did since it left the first (three dots), or how they differ (two). */
export function CompareScreen({ query, params }: ScreenProps<CompareScreenQuery>) {
  const { repository } = useScreenQuery<CompareScreenQuery>(
    graphql`
      query CompareScreenQuery(
        $slug: String!
        $base: String!
        $head: String!
        $dots: Dots!
        $options: DiffOptions
        $order: FileOrder
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          ...NameGate_repository @defer
          comparison(base: $base, head: $head, dots: $dots) {
            id
            ...ComparedCommits_comparison @defer
            ...CompareMerge_comparison @defer
            ...RequestReview_comparison @defer
            ...ChangeReader_comparison @arguments(options: $options, order: $order)
          }
        }
      }
    `,
    query,
  );
  const view = useReaderOptions(useViewParams());
  const arrangement = useFileArrangement(useSearchParam("files"), useSearchParam("order"));
  const address = usePlace();
  const comparing = useComparing(useCompareParams());
  const { comparison, name, slug } = repository;
  const range = splitRange(params["range"] ?? "");
  const { pending, reload } = useRouter();
  const stale = useStale(slug, comparison.id, "refs", (environment, drawn) =>
    fetchComparisonNews(environment, { slug, drawn, ...range }),
  );
  const linksOf = useMemo(() => linksInFile(slug), [slug]);
  const addressOfFile = useCallback((oid: string, path: string) => addressOf.file(slug, oid, path), [slug]);
  return (
    <div className="Screen">
      <PageTitle>{TEXT.title(params["range"] ?? "", name)}</PageTitle>
      <h1 className="visually-hidden">{TEXT.compareRevisions}</h1>
      <div className="CompareScreen-head">
        <ComparePickers key={params["range"]} slug={slug} range={range} />
        {range.dots === "THREE" && (
          // Why the commits cannot be read is said below, where they are listed.
          <div className="CompareScreen-request">
            <Boundary fallback={() => null}>
              <Suspense fallback={null}>
                <NameGate repository={repository}>
                  <RequestReview comparison={comparison} slug={slug} base={range.base} head={range.head} />
                </NameGate>
              </Suspense>
            </Boundary>
          </div>
        )}
      </div>
      <Boundary fallback={(error) => <Notice tone="warning">{messageOf(error)}</Notice>}>
        <Suspense fallback={<ComparedCommitsShape />}>
          <ComparedCommits comparison={comparison} addressOf={(oid) => addressOf.commit(slug, oid)} />
        </Suspense>
      </Boundary>
      {range.dots === "THREE" && (
        <div className="CompareMerge">
          <Boundary fallback={(error) => <p className="CompareMerge-none">{messageOf(error)}</p>}>
            <Suspense fallback={<MergeOutcomeShape />}>
              <CompareMerge comparison={comparison} base={range.base} head={range.head} />
            </Suspense>
          </Boundary>
        </div>
      )}
      <StaleBar stale={stale} busy={pending} onShow={reload} />
      <FileLinksContext value={linksOf}>
        <ChangeReader
          comparison={comparison}
          view={view}
          comparing={comparing}
          arrangement={arrangement}
          address={address}
          addressOfFile={addressOfFile}
        />
      </FileLinksContext>
    </div>
  );
}
