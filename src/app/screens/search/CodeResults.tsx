import { SearchIcon } from "@primer/octicons-react";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { counted } from "#app/ui/format.ts";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import type { CodeResults_results$key } from "#generated/CodeResults_results.graphql.ts";
import type { CodeResults_search$key } from "#generated/CodeResults_search.graphql.ts";
import type { FoundFile_file$key } from "#generated/FoundFile_file.graphql.ts";
import { FoundFile } from "./FoundFile.tsx";

const TEXT = {
  nothing: "Nothing found",
  whereElse: "No line of these files holds it. Look in other files, at another revision, or without counting capitals.",
  cutLines: "There is more: only the first 2,000 lines are listed. Look for something rarer, or in fewer files.",
  cutTime: "It took too long: what was found until then is listed. Look in fewer files.",
  incomplete: "Some files could not be read: the repository lacks them. Fetch what is missing, then search again.",
  summary: (lines: number, files: number): string =>
    `${counted(lines, { one: "line", other: "lines" })} in ${counted(files, { one: "file", other: "files" })}`,
  searching: "Searching…",
} as const;

interface Props {
  readonly search: CodeResults_search$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** The files in which something was found, as far as they are by now, and how the search ended. */
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
  if (end !== null && end.failure === null && files.length === 0 && end.cut === null) {
    return (
      <>
        <EmptyState title={TEXT.nothing} icon={<SearchIcon size={24} />}>
          {TEXT.whereElse}
        </EmptyState>
        {end.isIncomplete && <Notice tone="warning">{TEXT.incomplete}</Notice>}
      </>
    );
  }
  return (
    <>
      <p className="SearchScreen-summary" role="status">
        {end === null ? TEXT.searching : ""} {files.length > 0 && TEXT.summary(lineCount, files.length)}
      </p>
      {end?.cut === "LINES" && <Notice tone="info">{TEXT.cutLines}</Notice>}
      {end?.cut === "TIME" && <Notice tone="warning">{TEXT.cutTime}</Notice>}
      {end?.isIncomplete === true && <Notice tone="warning">{TEXT.incomplete}</Notice>}
      {end?.failure != null && <Notice tone="danger">{end.failure}</Notice>}
      {files.map(({ path, key }) => (
        <FoundFile key={path} file={key} linkTo={linkTo} />
      ))}
    </>
  );
}

/** What has arrived of a search. */
interface Found {
  readonly files: readonly { readonly path: string; readonly key: FoundFile_file$key }[];
  readonly lineCount: number;
  /** How it ended; null while it goes on. */
  readonly end: {
    readonly cut: "LINES" | "TIME" | null;
    readonly isIncomplete: boolean;
    /** Why it could not go on. */
    readonly failure: string | null;
  } | null;
}

/** Puts together what has arrived of a search. */
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
          cut
          isIncomplete
          failure {
            sentence
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
        cut: end.cut ?? null,
        isIncomplete: end.isIncomplete,
        failure: end.failure?.sentence ?? null,
      },
    };
  }, [batches]);
}
