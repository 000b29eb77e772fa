import { SearchIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { failureOf } from "#app/parts/fieldFailure.ts";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import type { FoundInCommit_names$key } from "#generated/FoundInCommit_names.graphql.ts";
import type { FoundInCommit_repository$key } from "#generated/FoundInCommit_repository.graphql.ts";
import { CodeResults } from "./CodeResults.tsx";

interface Props {
  readonly repository: FoundInCommit_repository$key;
  /** The revision as the address names it; null for what is checked out. */
  readonly at: string | null;
  /** Gives what leads to a file, or to a line of it, at a revision. */
  readonly linkIn: (revision: string) => (path: string, line: number | null) => string;
}

/** What was found in the files of a revision, or in their names. It has no commit in a repository that has none. */
export function FoundInCommit(props: Props) {
  const { commit } = useFragment(
    graphql`
      fragment FoundInCommit_repository on Repository @throwOnFieldError {
        commit(revision: $revision) {
          oid
          searchCode(
            pattern: $text
            isRegex: $isRegex
            word: $word
            ignoreCase: $ignoreCase
            paths: $paths
            contextLines: $contextLines
          ) @include(if: $inCode) @catch(to: RESULT) {
            ...CodeResults_search
          }
          searchFileNames(query: $text) @include(if: $inNames) @catch(to: RESULT) {
            ...FoundInCommit_names
          }
        }
      }
    `,
    props.repository,
  );
  const { oid, searchCode, searchFileNames } = commit;
  const linkTo = props.linkIn(props.at ?? oid);
  const failed = [searchCode, searchFileNames].find((found) => found?.ok === false);
  return (
    <>
      {failed?.ok === false && <Notice tone="danger">{failureOf(failed.errors).message}</Notice>}
      {searchCode?.ok === true && <CodeResults search={searchCode.value} linkTo={linkTo} />}
      {searchFileNames?.ok === true && <NameResults search={searchFileNames.value} linkTo={linkTo} />}
    </>
  );
}

const TEXT = {
  nothing: "No file is named like this",
  else: "Type fewer letters, or look at another revision.",
  incomplete: "There are more files than were looked at.",
  summary: (shown: number, count: number): string =>
    shown < count
      ? `The best ${formatCount(shown)} of ${formatCount(count)} files`
      : counted(count, { one: "file", other: "files" }),
} as const;

interface NameResultsProps {
  readonly search: FoundInCommit_names$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** The files whose paths fit, the best first. */
function NameResults({ search, linkTo }: NameResultsProps) {
  const { paths, count, isIncomplete, failure } = useFragment(
    graphql`
      fragment FoundInCommit_names on FileNameSearch @throwOnFieldError {
        paths
        count
        isIncomplete
        failure {
          sentence
        }
      }
    `,
    search,
  );
  if (paths.length === 0)
    return (
      <EmptyState title={TEXT.nothing} icon={<SearchIcon size={24} />}>
        {failure?.sentence ?? TEXT.else}
      </EmptyState>
    );
  return (
    <>
      <p className="SearchScreen-summary" role="status">
        {TEXT.summary(paths.length, count)}
      </p>
      {isIncomplete && <Notice tone="warning">{failure?.sentence ?? TEXT.incomplete}</Notice>}
      <ul className="NameResults">
        {paths.map((path) => (
          <li key={path}>
            <Link data-result="" to={linkTo(path, null)}>
              {displayPath(path)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
