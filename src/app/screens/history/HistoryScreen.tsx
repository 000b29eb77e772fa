import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { OtherReadings } from "#app/parts/navigation/OtherReadings.tsx";
import { PathLinks } from "#app/parts/navigation/PathLinks.tsx";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useRouter } from "#app/relay/useRouter.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { Boundary } from "#app/ui/Failure.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { addressOf } from "#contract/pages.ts";
import { historySearch, type HistorySearch } from "#contract/searches.ts";
import type { HistoryScreen_count$key } from "#generated/HistoryScreen_count.graphql.ts";
import type { HistoryScreenQuery } from "#generated/HistoryScreenQuery.graphql.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { HistoryPages } from "./HistoryPages.tsx";
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
              ...HistoryScreen_count @defer
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

const HISTORY_COUNT_TEXT = {
  wordsOf: (value: number, isExact: boolean): string =>
    `${isExact ? "" : "More than "}${counted(value, { one: "commit", other: "commits" })}`,
} as const;

/** How many commits there are, or more than how many; nothing where that is not known. */
function HistoryCount({ history }: { readonly history: HistoryScreen_count$key }) {
  const { count } = useFragment(
    graphql`
      fragment HistoryScreen_count on CommitConnection {
        count @catch(to: NULL) {
          value
          isExact
        }
      }
    `,
    history,
  );
  if (count == null || count.value === null || count.value === 0) return null;
  return HISTORY_COUNT_TEXT.wordsOf(count.value, count.isExact === true);
}

/** Reads what the history is narrowed down by out of the address. A change of it is another page, from its beginning. */
function useHistorySearch(): HistorySearch {
  const { url } = useNavigation();
  const [, words = ""] = /\?([^#]*)/u.exec(url) ?? [];
  return historySearch.read(new URLSearchParams(words));
}
