import { SearchIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { counted, displayPath } from "#app/ui/format.ts";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import type { CodeResults_results$key } from "#generated/CodeResults_results.graphql.ts";
import type { CodeResults_search$key } from "#generated/CodeResults_search.graphql.ts";
import type { CodeResults_file$key } from "#generated/CodeResults_file.graphql.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Fragment, type ReactNode } from "react";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import type { CodeResults_line$key } from "#generated/CodeResults_line.graphql.ts";

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
          ...CodeResults_file
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

interface FoundFileProps {
  readonly file: CodeResults_file$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** A file with its matching lines and their context. */
function FoundFile({ file, linkTo }: FoundFileProps) {
  const { path, isBinary, isTruncated, lines } = useFragment(
    graphql`
      fragment CodeResults_file on SearchedFile @throwOnFieldError {
        path
        isBinary
        isTruncated
        lines {
          number
          isMatch
          ...CodeResults_line
        }
      }
    `,
    file,
  );
  const first = lines.find(({ isMatch }) => isMatch)?.number ?? null;
  // Without context lines every match is a block of its own.
  const hasContext = lines.some(({ isMatch }) => !isMatch);
  const digits = String(lines.at(-1)?.number ?? 1).length;
  return (
    <section className="FoundFile card" aria-label={displayPath(path)}>
      <h2 className="FoundFile-path name-link long-words strong">
        <Link to={linkTo(path, first)}>{displayPath(path)}</Link>
      </h2>
      {isBinary ? (
        <p className="FoundFile-note muted small">Binary file matches.</p>
      ) : (
        <ol className="FoundFile-lines" style={{ "--digits": digits }}>
          {lines.map((line, index) => {
            const isApart = hasContext && index > 0 && line.number !== (lines[index - 1]?.number ?? 0) + 1;
            return (
              <li key={line.number}>
                {isApart && (
                  <span className="FoundFile-gap muted" aria-hidden="true">
                    ⋯
                  </span>
                )}
                <FoundLine line={line} to={linkTo(path, line.number)} />
              </li>
            );
          })}
        </ol>
      )}
      {isTruncated && <p className="FoundFile-note muted small">More matches in this file.</p>}
    </section>
  );
}

declare module "react" {
  interface CSSProperties {
    /** The number of digits of the highest line number shown. */
    readonly "--digits"?: number;
  }
}

const ELLIPSIS = "…";

/** One result line with its matches highlighted. Links to the file at that line. */
function FoundLine({ line, to }: { readonly line: CodeResults_line$key; readonly to: string }): ReactNode {
  const { number, text, truncatedBefore, isTruncatedAfter, isMatch, matches } = useFragment(
    graphql`
      fragment CodeResults_line on SearchedLine @throwOnFieldError {
        number
        text
        truncatedBefore
        isTruncatedAfter
        isMatch
        matches
      }
    `,
    line,
  );
  const code = (
    <code className="FoundLine-code">
      {truncatedBefore > 0 && ELLIPSIS}
      {foundParts(text.replace(/\r$/u, ""), matches).map(({ from, part, isFound }) =>
        isFound ? (
          <mark key={from}>
            <MarkedText text={part} />
          </mark>
        ) : (
          <Fragment key={from}>
            <MarkedText text={part} />
          </Fragment>
        ),
      )}
      {isTruncatedAfter && ELLIPSIS}
    </code>
  );
  if (!isMatch) {
    return (
      <span className="FoundLine muted">
        <span className="FoundLine-number muted digits">{number}</span>
        {code}
      </span>
    );
  }
  return (
    <Link className="FoundLine muted" data-result="" to={to}>
      <span className="FoundLine-number muted digits">
        <span className="visually-hidden">Line </span>
        {number}
      </span>
      {code}
    </Link>
  );
}

/** A matched or unmatched part of a line. */
interface FoundPart {
  /** The start offset in UTF-16 units. */
  readonly from: number;
  readonly part: string;
  readonly isFound: boolean;
}

/** Splits a line into matched and unmatched parts. `matches` holds start and end offsets alternately. */
function foundParts(text: string, matches: readonly number[]): readonly FoundPart[] {
  const ends = [...matches.map((end) => Math.min(end, text.length)), text.length];
  return ends.flatMap((end, index) => {
    const from = ends[index - 1] ?? 0;
    return end === from ? [] : [{ from, part: text.slice(from, end), isFound: index % 2 === 1 }];
  });
}
