import { graphql, useFragment } from "react-relay";
import type { FoundInCommit_repository$key } from "#generated/FoundInCommit_repository.graphql.ts";
import { failureOf } from "#app/parts/failureOf.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { CodeResults } from "./CodeResults.tsx";
import { NameResults } from "./NameResults.tsx";

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
            ...NameResults_search
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
