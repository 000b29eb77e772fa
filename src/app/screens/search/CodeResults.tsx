import { SearchIcon } from "@primer/octicons-react";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { counted } from "#app/ui/format.ts";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import type { CodeResults_results$key } from "#generated/CodeResults_results.graphql.ts";
import type { CodeResults_search$key } from "#generated/CodeResults_search.graphql.ts";
import type { FoundFile_file$key } from "#generated/FoundFile_file.graphql.ts";
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
  const { files, lineCount, end } = useFound(results);
  if (end !== null && end.failure === null && files.length === 0 && end.truncatedBy === null) {
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
      {end?.failure != null && <Notice tone="danger">{end.failure}</Notice>}
      {files.map(({ path, key }) => (
        <FoundFile key={path} file={key} linkTo={linkTo} />
      ))}
    </>
  );
}

/** The results of a search that have arrived so far. */
interface Found {
  readonly files: readonly { readonly path: string; readonly key: FoundFile_file$key }[];
  readonly lineCount: number;
  /** The end of the search; null while it is running. */
  readonly end: {
    readonly truncatedBy: "LINES" | "TIME" | null;
    readonly isIncomplete: boolean;
    readonly failure: string | null;
  } | null;
}

/** Merges the batches of a search that have arrived. */
function useFound(results: CodeResults_results$key): Found {
  const batches = useFragment(
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
  return useMemo((): Found => {
    const all = batches.flatMap(({ files }) => files);
    const lineCount = all.reduce((sum, { isBinary, lines }) => {
      return sum + (isBinary ? 1 : lines.filter(({ isMatch }) => isMatch).length);
    }, 0);
    const end = batches.at(-1)?.end ?? null;
    return {
      files: all.map((file) => ({ path: file.path, key: file })),
      lineCount,
      end: end && {
        truncatedBy: end.truncatedBy ?? null,
        isIncomplete: end.isIncomplete,
        failure: end.failure?.message ?? null,
      },
    };
  }, [batches]);
}
