import { SearchIcon } from "@primer/octicons-react";
import { type RefObject, useRef } from "react";
import { graphql } from "react-relay";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { isUnborn } from "#app/reading/navigation/namedRefs.ts";
import { RevisionPicker } from "#app/reading/navigation/RevisionPicker.tsx";
import { useConnection } from "#app/reviewing/updates/useReviewChanges.ts";
import type { ScreenProps } from "#app/relay/Router.ts";
import { useScreenQuery } from "#app/relay/useScreenQuery.ts";
import { useSearchParams } from "#app/relay/useRouter.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { stepFocus } from "#app/ui/focus.ts";
import { displayPath } from "#app/ui/format.ts";
import { useNavigation } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { PageTitle } from "#app/ui/PageTitle.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { lineHash } from "#contract/addresses.ts";
import { addressOf } from "#contract/pages.ts";
import { codeSearch, type CodeSearchParams, type SearchScope } from "#contract/searches.ts";
import type { SearchScreenQuery } from "#generated/SearchScreenQuery.graphql.ts";
import { CodeResults } from "./CodeResults.tsx";
import { FoundInCommit } from "./FoundInCommit.tsx";
import { SearchForm } from "./SearchForm.tsx";
import "./SearchScreen.css";

const TITLE = "Search";

/** Searches file contents at a revision, uncommitted work and file names, and leads to the search of a history. */
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
        $inWorktree: Boolean!
        $inNames: Boolean!
      ) @throwOnFieldError @preloadable {
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
              contextLines: 2
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
  const criteria = codeSearch.read(params);
  const results = useRef<HTMLDivElement>(null);
  useResultKeys(results);
  const { name, slug, isEmpty, headName, headRef, worktree } = repository;
  useConnection(slug);
  const revision = criteria.at ?? headRef?.revision ?? headName ?? "HEAD";
  const snapshot = worktree?.ok === true ? (worktree.value ?? null) : null;
  const hasNone = isEmpty || isUnborn({ name: headName, revision: headRef?.revision }, criteria.at ?? "HEAD");
  const isInWorktree = criteria.scope === "worktree";
  const linkIn = (at: string) => (path: string, line: number | null) =>
    addressOf.file(slug, at, path) +
    (line === null ? "" : lineHash(path).write({ path, lines: { side: "new", line, to: line } }));
  return (
    <div className="Screen Screen-narrow stack gap-3">
      <PageTitle>{`${criteria.q === "" ? TITLE : `${criteria.q} · ${TITLE}`} · ${name} · Galley`}</PageTitle>
      <div className="SearchScreen-head wrap spread gap-3">
        <h1 className="SearchScreen-title">{TITLE}</h1>
        {isInWorktree ? (
          <p className="SearchScreen-where muted small">Searches all files on disk, committed or not</p>
        ) : (
          <RevisionPicker
            key={revision}
            slug={slug}
            label="Branch or tag"
            value={revision}
            onPick={(at) => go(addressOf.search(slug, { ...criteria, at }))}
          />
        )}
      </div>
      <SearchForm criteria={criteria} onSearch={(next) => go(addressOf.search(slug, next))} />
      <SearchScopes slug={slug} criteria={criteria} revision={criteria.at ?? "HEAD"} />
      <div ref={results} className="stack gap-3">
        {hasNone && !isInWorktree && <NoCommits repository={repository} criteria={criteria} revision={revision} />}
        {!(hasNone && !isInWorktree) && criteria.q === "" && (
          <EmptyState title="Search this repository" icon={<SearchIcon size={24} />}>
            Type a text, or turn on “.*” for a regular expression, and press Enter. The URL keeps your search.
          </EmptyState>
        )}
        {worktree?.ok === false && <Notice tone="danger">{failureOf(worktree.errors).message}</Notice>}
        {snapshot !== null && <CodeResults search={snapshot.searchCode} linkTo={linkIn(snapshot.snapshotOid)} />}
        {worktree?.ok === true && snapshot === null && (
          <EmptyState title="No work tree">
            The repository is bare and has no uncommitted files. Search a branch or tag instead.
          </EmptyState>
        )}
        {!hasNone && !isInWorktree && <FoundInCommit repository={repository} at={criteria.at} linkIn={linkIn} />}
      </div>
    </div>
  );
}

interface NoCommitsProps {
  readonly repository: Pick<SearchScreenQuery["response"]["repository"], "slug" | "isBare" | "isEmpty">;
  readonly criteria: CodeSearchParams;
  readonly revision: string;
}

function NoCommits({ repository, criteria, revision }: NoCommitsProps) {
  return (
    <EmptyState
      title="No commits yet"
      icon={<SearchIcon size={24} />}
      actions={
        !repository.isBare && (
          <ButtonLink to={addressOf.search(repository.slug, { ...criteria, scope: "worktree" })}>
            Search uncommitted work
          </ButtonLink>
        )
      }
    >
      {displayPath(revision) +
        (repository.isEmpty
          ? " has no commits to search. Create the first one, then search again."
          : " is checked out but has no commits to search. Create the first one, or search another branch.")}
    </EmptyState>
  );
}

const SCOPES: readonly { readonly scope: SearchScope; readonly label: string }[] = [
  { scope: "code", label: "Code" },
  { scope: "worktree", label: "Uncommitted work" },
  { scope: "names", label: "File names" },
];

interface ScopesProps {
  readonly slug: string;
  readonly criteria: CodeSearchParams;
  readonly revision: string;
}

/** Tabs that repeat the search in another scope; commits are searched by the filters of the history. */
function SearchScopes({ slug, criteria, revision }: ScopesProps) {
  const sought = criteria.q === "" ? null : criteria.q;
  const asText = criteria.isRegex ? ", as plain text" : "";
  return (
    <Tabs
      label="Search in"
      group={shortcutGroups.search}
      noun="search scope"
      className="SearchScopes gap-4"
      tabClassName="SearchScopes-place tab focus-inside"
      current={SCOPES.findIndex(({ scope }) => scope === criteria.scope)}
      tabs={[
        ...SCOPES.map(({ scope, label }) => ({
          to: addressOf.search(slug, { ...criteria, scope }),
          label,
          hint: label,
        })),
        {
          to: addressOf.history(slug, revision, { message: sought }),
          label: "Commit messages",
          hint: `Filter the history by message${asText}`,
        },
        {
          to: addressOf.history(slug, revision, { added: sought }),
          label: "Changes",
          hint: `Filter the history by added or removed text${asText}`,
        },
      ]}
    />
  );
}

const RESULTS = "[data-result]";

/**
 * Adds keys that move focus through the results: `j` and `k` to the next and previous result, `]` and `[` to the
 * first result of the next and previous file.
 */
function useResultKeys(results: RefObject<HTMLElement | null>): void {
  const links = (): readonly HTMLElement[] => [...(results.current?.querySelectorAll<HTMLElement>(RESULTS) ?? [])];
  const step = (by: 1 | -1): void => stepFocus(links(), by);
  const stepFile = (by: 1 | -1): void => {
    const firsts = links().filter((link, index, all) => index === 0 || fileOf(link) !== fileOf(all[index - 1]));
    const here = document.activeElement instanceof HTMLElement ? fileOf(document.activeElement) : null;
    const at = firsts.findIndex((link) => fileOf(link) === here);
    const link = firsts[at < 0 ? 0 : Math.min(Math.max(at + by, 0), firsts.length - 1)];
    link?.focus();
    link?.scrollIntoView({ block: "nearest" });
  };
  useShortcut("j", "Next result", shortcutGroups.search, () => step(1));
  useShortcut("k", "Previous result", shortcutGroups.search, () => step(-1));
  useShortcut("]", "First result in the next file", shortcutGroups.search, () => stepFile(1));
  useShortcut("[", "First result in the previous file", shortcutGroups.search, () => stepFile(-1));
}

function fileOf(link: HTMLElement | undefined): Element | null {
  return link?.closest(".FoundFile") ?? link?.closest("li") ?? null;
}
