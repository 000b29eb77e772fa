import { SearchIcon } from "@primer/octicons-react";
import { useRef } from "react";
import { graphql } from "react-relay";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { codeSearch } from "#contract/codeSearch.ts";
import { lineWord } from "#contract/lineWord.ts";
import { addressOf } from "#contract/pages.ts";
import type { SearchScreenQuery } from "#generated/SearchScreenQuery.graphql.ts";
import { failureOf } from "#app/parts/failureOf.ts";
import { isUnborn } from "#app/parts/navigation/isUnborn.ts";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParams } from "#app/relay/useSearchParams.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { CodeResults } from "./CodeResults.tsx";
import { CommitResults } from "./CommitResults.tsx";
import { FoundInCommit } from "./FoundInCommit.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { SearchPlaces } from "./SearchPlaces.tsx";
import { useResultKeys } from "./useResultKeys.ts";
import "./SearchScreen.css";

const TEXT = {
  title: "Search",
  revision: "In",
  worktree: "In all files as they are on the disk, committed or not",
  noWorktree: "There is no work tree",
  bare: "The repository is bare, so nothing can be uncommitted in it. Search its files at a revision.",
  noCommits: "No commits yet",
  makeFirst: (revision: string): string =>
    `${revision} has no commit to search. Make the first one, then search again.`,
  makeItsFirst: (revision: string): string =>
    `${revision} is checked out and has no commit to search. Make its first one, or search in another branch.`,
  inWorktree: "Search uncommitted work",
  nothing: "What are you looking for?",
  how: "Type a text, or an expression with “.*” pressed, and press Enter. The address keeps what you looked for.",
  pageTitle: (words: string, name: string): string => `${words} · ${name} · Galley`,
} as const;

/** Looks for a text or an expression in the files of a revision, in uncommitted work, in files' names, and in what commits say and changed. */
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
        $contextLines: Int!
        $inCode: Boolean!
        $inWorktree: Boolean!
        $inNames: Boolean!
      ) @throwOnFieldError {
        repository(slug: $slug) {
          name
          slug
          isBare
          isEmpty
          headName
          headRef {
            revision
          }
          worktree @include(if: $inWorktree) @catch(to: RESULT) {
            snapshotOid
            searchCode(
              pattern: $text
              isRegex: $isRegex
              word: $word
              ignoreCase: $ignoreCase
              paths: $paths
              contextLines: $contextLines
            ) {
              ...CodeResults_search
            }
          }
          ...FoundInCommit_repository
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
  const { name, slug, isBare, isEmpty, headName, headRef, worktree } = repository;
  const revision = words.at ?? headRef?.revision ?? headName ?? "HEAD";
  const snapshot = worktree?.ok === true ? (worktree.value ?? null) : null;
  const hasNone = isEmpty || isUnborn({ name: headName, revision: headRef?.revision }, words.at ?? "HEAD");
  const isInCommits = words.place === "messages" || words.place === "changes";
  const isInWorktree = words.place === "worktree";
  const linkIn = (at: string) => (path: string, line: number | null) =>
    addressOf.file(slug, at, path) +
    (line === null ? "" : lineWord(path).write({ path, lines: { side: "new", line, to: line } }));
  return (
    <div className="Screen SearchScreen">
      <PageTitle>{TEXT.pageTitle(words.q === "" ? TEXT.title : `${words.q} · ${TEXT.title}`, name)}</PageTitle>
      <div className="SearchScreen-head">
        <h1 className="SearchScreen-title">{TEXT.title}</h1>
        {isInWorktree ? (
          <p className="SearchScreen-where">{TEXT.worktree}</p>
        ) : (
          <RevisionPicker
            key={revision}
            slug={slug}
            label={TEXT.revision}
            value={revision}
            onPick={(at) => go(addressOf.search(slug, { ...words, at }))}
          />
        )}
      </div>
      <SearchForm words={words} onSearch={(next) => go(addressOf.search(slug, next))} />
      <SearchPlaces slug={slug} words={words} />
      <div ref={results} className="SearchScreen-results">
        {hasNone && !isInWorktree ? (
          <EmptyState
            title={TEXT.noCommits}
            icon={<SearchIcon size={24} />}
            actions={
              !isBare && (
                <ButtonLink to={addressOf.search(slug, { ...words, place: "worktree" })}>{TEXT.inWorktree}</ButtonLink>
              )
            }
          >
            {(isEmpty ? TEXT.makeFirst : TEXT.makeItsFirst)(displayPath(revision))}
          </EmptyState>
        ) : (
          words.q === "" && (
            <EmptyState title={TEXT.nothing} icon={<SearchIcon size={24} />}>
              {TEXT.how}
            </EmptyState>
          )
        )}
        {worktree?.ok === false && <Notice tone="danger">{failureOf(worktree.errors).message}</Notice>}
        {snapshot !== null && <CodeResults search={snapshot.searchCode} linkTo={linkIn(snapshot.snapshotOid)} />}
        {worktree?.ok === true && snapshot === null && <EmptyState title={TEXT.noWorktree}>{TEXT.bare}</EmptyState>}
        {!hasNone && isInCommits && words.q !== "" && (
          <CommitResults key={params.toString()} slug={slug} revision={words.at ?? "HEAD"} words={words} />
        )}
        {!hasNone && !isInWorktree && <FoundInCommit repository={repository} at={words.at} linkIn={linkIn} />}
      </div>
    </div>
  );
}
