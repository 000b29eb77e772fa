import { SearchIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { CodeResults_search$key } from "#generated/CodeResults_search.graphql.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { FoundFile } from "./FoundFile.tsx";
import { useFound } from "./useFound.ts";
import { searchWords } from "./searchWords.ts";

const TEXT = searchWords.codeResults;

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
