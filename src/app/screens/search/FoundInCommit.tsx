import { SearchIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { failureOf } from "#app/reading/data/fieldFailure.ts";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import type { FoundInCommit_names$key } from "#generated/FoundInCommit_names.graphql.ts";
import type { FoundInCommit_repository$key } from "#generated/FoundInCommit_repository.graphql.ts";
import { CodeResults } from "./CodeResults.tsx";

interface Props {
  readonly repository: FoundInCommit_repository$key;
  /** The revision from the URL; null for HEAD. */
  readonly at: string | null;
  /** Returns a function that builds URLs of files and lines at a revision. */
  readonly linkIn: (revision: string) => (path: string, line: number | null) => string;
}

/** Results in the file contents or the file names of a revision. */
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
            contextLines: 2
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

interface NameResultsProps {
  readonly search: FoundInCommit_names$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** The files whose paths match, best match first. */
function NameResults({ search, linkTo }: NameResultsProps) {
  const { paths, count, isIncomplete, failure } = useFragment(
    graphql`
      fragment FoundInCommit_names on FileNameSearch @throwOnFieldError {
        paths
        count
        isIncomplete
        failure {
          message
        }
      }
    `,
    search,
  );
  if (paths.length === 0)
    return (
      <EmptyState title="No matching files" icon={<SearchIcon size={24} />}>
        {failure?.message ?? "Type fewer letters, or choose another branch or tag."}
      </EmptyState>
    );
  return (
    <>
      <p className="SearchScreen-summary muted small" role="status">
        {paths.length < count
          ? `Best ${formatCount(paths.length)} of ${formatCount(count)} files`
          : counted(count, "file")}
      </p>
      {isIncomplete && (
        <Notice tone="warning">{failure?.message ?? "There are too many files. Not all of them were searched."}</Notice>
      )}
      <ul className="NameResults card lines">
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
