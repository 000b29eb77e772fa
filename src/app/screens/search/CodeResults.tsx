import { SearchIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { counted } from "#app/ui/format.ts";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import type { CodeResults_results$key } from "#generated/CodeResults_results.graphql.ts";
import type { CodeResults_search$key } from "#generated/CodeResults_search.graphql.ts";
import { FoundFile } from "./FoundFile.tsx";

const INCOMPLETE = "Some files are missing from the repository and were not searched. Fetch them, then search again.";

interface Props {
  readonly search: CodeResults_search$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** The files with matches that have arrived so far, and how the search ended. */
export function CodeResults({ search, linkTo }: Props) {
  const { results } = useFragment(
    graphql`
      fragment CodeResults_search on CodeSearch @throwOnFieldError {
        results @stream(initialCount: 0) {
          ...CodeResults_results
        }
      }
    `,
    search,
  );
  const batches = useFragment<CodeResults_results$key>(
    graphql`
      fragment CodeResults_results on SearchResults @relay(plural: true) @throwOnFieldError {
        files {
          path
          isBinary
          lines {
            isMatch
          }
          ...FoundFile_file
        }
        end {
          truncatedBy
          isIncomplete
          failure {
            message
          }
        }
      }
    `,
    results,
  );
  const files = batches.flatMap((batch) => batch.files);
  const end = batches.at(-1)?.end ?? null;
  const lineCount = files.reduce((sum, { isBinary, lines }) => {
    return sum + (isBinary ? 1 : lines.filter(({ isMatch }) => isMatch).length);
  }, 0);
  if (end !== null && end.failure == null && files.length === 0 && end.truncatedBy == null) {
    return (
      <>
        <EmptyState title="No results" icon={<SearchIcon size={24} />}>
          No line matches. Search other files, choose another branch, or search without matching case.
        </EmptyState>
        {end.isIncomplete && <Notice tone="warning">{INCOMPLETE}</Notice>}
      </>
    );
  }
  return (
    <>
      <p className="SearchScreen-summary muted small" role="status">
        {end === null ? "Searching…" : ""}{" "}
        {files.length > 0 && `${counted(lineCount, "line")} in ${counted(files.length, "file")}`}
      </p>
      {end?.truncatedBy === "LINES" && (
        <Notice tone="info">
          Only the first 2,000 lines are shown. Search for something more specific, or in fewer files.
        </Notice>
      )}
      {end?.truncatedBy === "TIME" && (
        <Notice tone="warning">
          The search timed out. Only the results found so far are shown. Search in fewer files.
        </Notice>
      )}
      {end?.isIncomplete === true && <Notice tone="warning">{INCOMPLETE}</Notice>}
      {end?.failure != null && <Notice tone="danger">{end.failure.message}</Notice>}
      {files.map((file) => (
        <FoundFile key={file.path} file={file} linkTo={linkTo} />
      ))}
    </>
  );
}
