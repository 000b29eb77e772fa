import { graphql } from "react-relay";
import { PathLinks } from "#app/reading/navigation/PathLinks.tsx";
import { RevisionPicker } from "#app/reading/navigation/RevisionPicker.tsx";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { displayPath } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf } from "#contract/pages.ts";
import { historySearch, type HistorySearch } from "#contract/searches.ts";
import type { HistoryScreenQuery } from "#generated/HistoryScreenQuery.graphql.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryPages } from "./HistoryPages.tsx";
import "./HistoryScreen.css";

/** The commits reachable from a revision, or those that changed one path, newest first and paginated. */
export function HistoryScreen({ query, params }: ScreenProps<HistoryScreenQuery>) {
  const { repository } = useScreenQuery<HistoryScreenQuery>(
    graphql`
      query HistoryScreenQuery(
        $slug: String!
        $revisionPath: String!
        $first: Int
        $after: String
        $last: Int
        $before: String
        $filter: HistoryFilter
      ) @throwOnFieldError @preloadable {
        repository(slug: $slug) {
          name
          slug
          headName
          headRef {
            revision
          }
          historyAt(revisionPath: $revisionPath) {
            revision
            path
            isFolder
            commits(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
              ...HistoryPages_history
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
  useConnection(slug);
  const { path, isFolder, commits } = historyAt;
  const isOfHead = params["revisionPath"] === undefined;
  const revision = isOfHead ? (headRef?.revision ?? headName ?? "HEAD") : historyAt.revision;
  const of = path === "" ? revision : `${displayPath(path)} in ${displayPath(revision)}`;
  return (
    <div className="Screen">
      <PageTitle>{`History of ${of} · ${name} · Galley`}</PageTitle>
      <div className="HistoryScreen-head wrap spread gap-3">
        <div>
          <h1 className="HistoryScreen-title">History</h1>
          {path !== "" && (
            <p>
              <PathLinks
                path={path}
                addressOf={(folder) => addressOf.history(slug, revision, { ...search, path: folder })}
              />
            </p>
          )}
        </div>
        <RevisionPicker
          key={revision}
          slug={slug}
          label="Branch or tag"
          value={revision}
          onPick={(next) => go(addressOf.history(slug, next, { ...search, path }))}
        />
      </div>
      <HistoryFilters
        key={JSON.stringify(search)}
        search={search}
        addressOf={(next) => addressOf.history(slug, revision, { ...next, path })}
      />
      <HistoryPages history={commits} slug={slug} revision={revision} path={path} isFolder={isFolder} search={search} />
    </div>
  );
}

/** Reads the filters from the URL. The cursor is not part of them: a changed filter starts at the first page. */
function useHistorySearch(): HistorySearch {
  const { url } = useNavigation();
  const [, searchPart = ""] = /\?([^#]*)/u.exec(url) ?? [];
  return historySearch.read(new URLSearchParams(searchPart));
}
