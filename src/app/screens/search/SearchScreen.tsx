import { SearchIcon } from "@primer/octicons-react";
import { type RefObject, useRef } from "react";
import { graphql } from "react-relay";
import { failureOf } from "#app/parts/fieldFailure.ts";
import { isUnborn } from "#app/parts/navigation/namedRefs.ts";
import { RevisionPicker } from "#app/parts/navigation/RevisionPicker.tsx";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParams } from "#app/relay/useSearchParams.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { tabHint, useCurrentInSight, useTabKeys } from "#app/ui/useTabKeys.ts";
import { lineWord } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import { codeSearch, type CodeSearchWords, type SearchPlace } from "#contract/searches.ts";
import type { SearchScreenQuery } from "#generated/SearchScreenQuery.graphql.ts";
import { CodeResults } from "./CodeResults.tsx";
import { CommitResults } from "./CommitResults.tsx";
import { FoundInCommit } from "./FoundInCommit.tsx";
import { SearchForm } from "./SearchForm.tsx";
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

const SEARCH_PLACES_TEXT = {
  label: "Where to search",
  next: "Search in the next place",
  previous: "Search in the previous place",
  code: "Code",
  uncommittedWork: "Uncommitted work",
  fileNames: "File names",
  commitMessages: "Commit messages",
  changes: "Changes",
} as const;
const PLACES: readonly { readonly place: SearchPlace; readonly label: string }[] = [
  { place: "code", label: SEARCH_PLACES_TEXT.code },
  { place: "worktree", label: SEARCH_PLACES_TEXT.uncommittedWork },
  { place: "names", label: SEARCH_PLACES_TEXT.fileNames },
  { place: "messages", label: SEARCH_PLACES_TEXT.commitMessages },
  { place: "changes", label: SEARCH_PLACES_TEXT.changes },
];

interface Props {
  readonly slug: string;
  readonly words: CodeSearchWords;
}

/** Leads to the same search elsewhere: in what files hold, in their names, in what commits say, and in what they changed. */
function SearchPlaces({ slug, words }: Props) {
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row);
  useTabKeys(row, shortcutGroups.search, SEARCH_PLACES_TEXT);
  const current = PLACES.findIndex(({ place }) => place === words.place);
  return (
    <nav ref={row} className="SearchPlaces" aria-label={SEARCH_PLACES_TEXT.label}>
      {PLACES.map(({ place, label }, at) => (
        <Link
          key={place}
          className="SearchPlaces-place"
          to={addressOf.search(slug, { ...words, place })}
          {...tabHint(label, { at, current, count: PLACES.length })}
          aria-current={at === current ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

const USE_RESULT_KEYS_TEXT = {
  nextResult: "Next result",
  previousResult: "Previous result",
  nextFile: "First result of the next file",
  previousFile: "First result of the previous file",
} as const;
const RESULTS = "[data-result]";

/**
 * Walks through what was found by key: `j` and `k` move the focus to the next and the previous result, `]` and `[` to those of the
 * next and the previous file; Enter follows the link that has it.
 */
function useResultKeys(results: RefObject<HTMLElement | null>): void {
  const links = (): readonly HTMLElement[] => [...(results.current?.querySelectorAll<HTMLElement>(RESULTS) ?? [])];
  const focus = (link: HTMLElement | undefined): void => {
    link?.focus();
    link?.scrollIntoView({ block: "nearest" });
  };
  const step = (by: 1 | -1): void => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    focus(all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]);
  };
  const stepFile = (by: 1 | -1): void => {
    const firsts = links().filter((link, index, all) => index === 0 || fileOf(link) !== fileOf(all[index - 1]));
    const here = document.activeElement instanceof HTMLElement ? fileOf(document.activeElement) : null;
    const at = firsts.findIndex((link) => fileOf(link) === here);
    focus(firsts[at < 0 ? 0 : Math.min(Math.max(at + by, 0), firsts.length - 1)]);
  };
  useShortcut("j", USE_RESULT_KEYS_TEXT.nextResult, shortcutGroups.search, () => step(1));
  useShortcut("k", USE_RESULT_KEYS_TEXT.previousResult, shortcutGroups.search, () => step(-1));
  useShortcut("]", USE_RESULT_KEYS_TEXT.nextFile, shortcutGroups.search, () => stepFile(1));
  useShortcut("[", USE_RESULT_KEYS_TEXT.previousFile, shortcutGroups.search, () => stepFile(-1));
}

function fileOf(link: HTMLElement | undefined): Element | null {
  return link?.closest(".FoundFile") ?? link?.closest("li") ?? null;
}
