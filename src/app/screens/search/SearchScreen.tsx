import { SearchIcon } from "@primer/octicons-react";
import { useRef } from "react";
import { graphql } from "react-relay";
import { codeSearch } from "#contract/codeSearch.ts";
import { addressOf } from "#contract/pages.ts";
import { placeWord } from "#contract/placeWord.ts";
import type { SearchScreenQuery } from "#generated/SearchScreenQuery.graphql.ts";
import { failureOf } from "#app/parts/failureOf.ts";
import { RevisionPicker } from "#app/parts/RevisionPicker.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParams } from "#app/relay/useSearchParams.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { CodeResults } from "./CodeResults.tsx";
import { NameResults } from "./NameResults.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { SearchPlaces } from "./SearchPlaces.tsx";
import { useResultKeys } from "./useResultKeys.ts";
import "./SearchScreen.css";

const TITLE = "Search";
const AT = "In";
const NOTHING = "What are you looking for?";
const HOW = "Type a text, or an expression with “.*” pressed, and press Enter. The address keeps what you looked for.";

/** Looks through the files of a revision for a text or an expression, or through their names. */
export function SearchScreen({ query }: ScreenProps<SearchScreenQuery>) {
  const { repository } = useScreenQuery<SearchScreenQuery>(
    graphql`
      query SearchScreenQuery(
        $slug: String!
        $revision: String!
        $text: String!
        $isRegex: Boolean!
        $word: Boolean!
        $ignoreCase: Boolean!
        $paths: [String!]
        $inCode: Boolean!
        $inNames: Boolean!
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          headName
          headRef {
            revision
          }
          commit(revision: $revision) {
            oid
            searchCode(
              pattern: $text
              isRegex: $isRegex
              word: $word
              ignoreCase: $ignoreCase
              paths: $paths
              contextLines: 2
            ) @include(if: $inCode) @catch(to: RESULT) {
              ...CodeResults_search
            }
            searchFileNames(query: $text) @include(if: $inNames) @catch(to: RESULT) {
              ...NameResults_search
            }
          }
        }
      }
    `,
    query,
  );
  const { go } = useNavigation();
  const [params] = useSearchParams();
  const words = codeSearch.read(params);
  const results = useRef<HTMLDivElement>(null);
  useResultKeys(results);
  const { name, slug, headName, headRef, commit } = repository;
  const { oid, searchCode, searchFileNames } = commit;
  const revision = words.at ?? headRef?.revision ?? headName ?? "HEAD";
  const failed = [searchCode, searchFileNames].find((found) => found?.ok === false);
  const linkTo = (path: string, line: number | null): string =>
    addressOf.file(slug, words.at ?? oid, path) +
    (line === null ? "" : placeWord.write({ path, lines: { side: "new", line, to: line } }));
  return (
    <div className="Screen SearchScreen">
      <title>{`${words.q === "" ? TITLE : `${words.q} · ${TITLE}`} · ${name} · Galley`}</title>
      <div className="SearchScreen-head">
        <h1 className="SearchScreen-title">{TITLE}</h1>
        <RevisionPicker
          key={revision}
          slug={slug}
          label={AT}
          value={revision}
          onPick={(at) => go(addressOf.search(slug, { ...words, at }))}
        />
      </div>
      <SearchForm key={params.toString()} words={words} onSearch={(next) => go(addressOf.search(slug, next))} />
      <SearchPlaces slug={slug} words={words} revision={revision} />
      <div ref={results} className="SearchScreen-results">
        {words.q === "" && (
          <EmptyState title={NOTHING} icon={<SearchIcon size={24} />}>
            {HOW}
          </EmptyState>
        )}
        {failed?.ok === false && <Notice tone="danger">{failureOf(failed.errors).message}</Notice>}
        {searchCode?.ok === true && <CodeResults search={searchCode.value} linkTo={linkTo} />}
        {searchFileNames?.ok === true && <NameResults search={searchFileNames.value} linkTo={linkTo} />}
      </div>
    </div>
  );
}
