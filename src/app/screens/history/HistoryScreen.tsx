import { Suspense } from "react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf } from "#contract/pages.ts";
import type { HistoryScreenQuery } from "#generated/HistoryScreenQuery.graphql.ts";
import { OtherReadings } from "#app/parts/navigation/OtherReadings.tsx";
import { PathLinks } from "#app/parts/navigation/PathLinks.tsx";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { Boundary } from "#app/ui/Boundary.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { HistoryCount } from "./HistoryCount.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryPages } from "./HistoryPages.tsx";
import { useHistorySearch } from "./useHistorySearch.ts";
import "./HistoryScreen.css";

const TEXT = {
  title: "History",
  of: "Of",
  ofPath: (path: string, revision: string): string => `${path} in ${revision}`,
  pageTitle: (of: string, name: string): string => `History of ${of} · ${name} · Galley`,
} as const;

/** The commits that led to a revision, or that changed a file or folder of it, newest first, a page at a time. */
export function HistoryScreen({ query, params }: ScreenProps<HistoryScreenQuery>) {
  const { repository } = useScreenQuery<HistoryScreenQuery>(
    graphql`
      query HistoryScreenQuery(
        $slug: String!
        $place: String!
        $first: Int
        $after: String
        $last: Int
        $before: String
        $filter: HistoryFilter
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          ...OtherReadings_repository @arguments(place: $place)
          headName
          headRef {
            revision
          }
          historyAt(place: $place) {
            revision
            path
            isFolder
            commits(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
              ...HistoryPages_history
              ...HistoryCount_history @defer
            }
          }
        }
      }
    `,
    query,
  );
  const { go } = useRouter();
  const search = useHistorySearch();
  const { name, slug, headName, headRef, historyAt } = repository;
  const { path, isFolder, commits } = historyAt;
  const isOfHead = params["place"] === undefined;
  const revision = isOfHead ? (headRef?.revision ?? headName ?? "HEAD") : historyAt.revision;
  const of = path === "" ? revision : TEXT.ofPath(displayPath(path), displayPath(revision));
  return (
    <div className="Screen">
      <PageTitle>{TEXT.pageTitle(of, name)}</PageTitle>
      <div className="HistoryScreen-head">
        <div>
          <h1 className="HistoryScreen-title">{TEXT.title}</h1>
          {path !== "" && (
            <p className="HistoryScreen-path">
              <PathLinks
                path={path}
                addressOf={(folder) => addressOf.history(slug, revision, { ...search, path: folder })}
              />
            </p>
          )}
          <p className="HistoryScreen-count">
            <Boundary fallback={() => null}>
              <Suspense fallback={null}>
                <HistoryCount history={commits} />
              </Suspense>
            </Boundary>
          </p>
        </div>
        <RevisionPicker
          key={revision}
          slug={slug}
          label={TEXT.of}
          value={revision}
          onPick={(next) => go(addressOf.history(slug, next, { ...search, path }))}
        />
      </div>
      {!isOfHead && (
        <OtherReadings
          repository={repository}
          revision={revision}
          addressOf={({ commit: at, path: there }) => addressOf.history(slug, at, { path: there })}
        />
      )}
      <HistoryFilters
        key={JSON.stringify(search)}
        search={search}
        addressOf={(next) => addressOf.history(slug, revision, { ...next, path })}
      />
      <HistoryPages history={commits} slug={slug} revision={revision} path={path} isFolder={isFolder} search={search} />
    </div>
  );
}
