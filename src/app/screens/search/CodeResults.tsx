import { SearchIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { CodeResults_search$key } from "#generated/CodeResults_search.graphql.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { FoundFile } from "./FoundFile.tsx";
import { useFound } from "./useFound.ts";
import { counted } from "#app/ui/counted.ts";

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
          ...useFound_results
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
