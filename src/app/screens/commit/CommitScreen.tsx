import { Suspense, useCallback, useMemo } from "react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { linksInFile } from "#contract/linksInFile.ts";
import { addressOf } from "#contract/pages.ts";
import type { CommitScreenQuery } from "#generated/CommitScreenQuery.graphql.ts";
import { ChangeReader } from "#app/parts/changes/ChangeReader.tsx";
import { FileLinksContext } from "#app/parts/FileLinksContext.ts";
import { useComparing } from "#app/parts/options/useComparing.ts";
import { useFileArrangement } from "#app/parts/options/useFileArrangement.ts";
import { useReaderOptions } from "#app/parts/options/useReaderOptions.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useCompareParams } from "#app/relay/useCompareParams.ts";
import { usePlace } from "#app/relay/usePlace.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParam } from "#app/relay/useSearchParam.ts";
import { useViewParams } from "#app/relay/useViewParams.ts";
import { CombinedReader } from "./CombinedReader.tsx";
import { Boundary } from "#app/ui/Boundary.tsx";
import { messageOf } from "#app/ui/messageOf.ts";
import { CommitHead } from "./CommitHead.tsx";
import { CommitReviews } from "./CommitReviews.tsx";

const TEXT = {
  title: (headline: string, name: string): string => `${headline} · ${name} · Galley`,
} as const;

/** One commit against one of its parents, or a merge against all of them. */
export function CommitScreen({ query, params }: ScreenProps<CommitScreenQuery>) {
  const { repository } = useScreenQuery<CommitScreenQuery>(
    graphql`
      query CommitScreenQuery(
        $slug: String!
        $revision: String!
        $parent: Int!
        $isCombined: Boolean!
        $condensed: Boolean!
        $options: DiffOptions
        $order: FileOrder
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          isShallow
          commit(revision: $revision) {
            oid
            abbreviatedOid
            messageHeadline
            ...CommitHead_commit
            ...CommitReviews_commit @defer
            comparison(parent: $parent) @skip(if: $isCombined) {
              ...ChangeReader_comparison @arguments(options: $options, order: $order)
            }
            ...CombinedReader_commit
              @arguments(condensed: $condensed, options: $options)
              @alias(as: "combined")
              @include(if: $isCombined)
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
  const { commit, name, slug, isShallow } = repository;
  const linksOf = useMemo(() => linksInFile(slug), [slug]);
  const addressOfFile = useCallback((oid: string, path: string) => addressOf.file(slug, oid, path), [slug]);
  return (
    <div className="Screen">
      <PageTitle>{TEXT.title(commit.messageHeadline || commit.abbreviatedOid, name)}</PageTitle>
      <CommitHead commit={commit} isShallow={isShallow} slug={slug} revision={params["revision"] ?? ""}>
        <Boundary fallback={(error) => <span>{messageOf(error)}</span>}>
          <Suspense fallback={null}>
            <CommitReviews commit={commit} slug={slug} />
          </Suspense>
        </Boundary>
      </CommitHead>
      {commit.combined != null && <CombinedReader commit={commit.combined} slug={slug} oid={commit.oid} />}
      {commit.comparison != null && (
        <FileLinksContext value={linksOf}>
          <ChangeReader
            comparison={commit.comparison}
            view={view}
            comparing={comparing}
            arrangement={arrangement}
            address={address}
            addressOfFile={addressOfFile}
          />
        </FileLinksContext>
      )}
    </div>
  );
}
