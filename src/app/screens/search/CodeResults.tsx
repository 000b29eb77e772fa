import { graphql, useFragment } from "react-relay";
import type { CodeResults_search$key } from "#generated/CodeResults_search.graphql.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { FoundFile } from "./FoundFile.tsx";
import { useFound } from "./useFound.ts";

const NOTHING = "Nothing found";
const WHERE_ELSE =
  "No line of these files holds it. Look in other files, at another revision, or without counting capitals.";
const CUT_LINES = "There is more: only the first 2,000 lines are listed. Look for something rarer, or in fewer files.";
const CUT_TIME = "It took too long: what was found until then is listed. Look in fewer files.";
const INCOMPLETE = "Some files could not be read: the repository lacks them.";
const numbers = new Intl.NumberFormat("en");
const count = (value: number, one: string, many: string): string =>
  `${numbers.format(value)} ${value === 1 ? one : many}`;
const summary = (lines: number, files: number): string =>
  `${count(lines, "line", "lines")} in ${count(files, "file", "files")}`;
const SEARCHING = "Searching …";

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
        <EmptyState title={NOTHING}>{WHERE_ELSE}</EmptyState>
        {end.isIncomplete && <Notice tone="warning">{INCOMPLETE}</Notice>}
      </>
    );
  }
  return (
    <>
      <p className="SearchScreen-summary" role="status">
        {end === null ? SEARCHING : ""} {files.length > 0 && summary(lineCount, files.length)}
      </p>
      {end?.cut === "LINES" && <Notice tone="info">{CUT_LINES}</Notice>}
      {end?.cut === "TIME" && <Notice tone="warning">{CUT_TIME}</Notice>}
      {end?.isIncomplete === true && <Notice tone="warning">{INCOMPLETE}</Notice>}
      {end?.failure != null && <Notice tone="danger">{end.failure}</Notice>}
      {files.map(({ path, key }) => (
        <FoundFile key={path} file={key} linkTo={linkTo} />
      ))}
    </>
  );
}
