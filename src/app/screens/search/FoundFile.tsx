import { graphql, useFragment } from "react-relay";
import type { FoundFile_file$key } from "#generated/FoundFile_file.graphql.ts";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { Fragment, type ReactNode } from "react";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import type { FoundFile_line$key } from "#generated/FoundFile_line.graphql.ts";

interface Props {
  readonly file: FoundFile_file$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** A file with its matching lines and their context. */
export function FoundFile({ file, linkTo }: Props) {
  const { path, isBinary, isTruncated, lines } = useFragment(
    graphql`
      fragment FoundFile_file on SearchedFile @throwOnFieldError {
        path
        isBinary
        isTruncated
        lines {
          number
          isMatch
          ...FoundFile_line
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
function FoundLine({ line, to }: { readonly line: FoundFile_line$key; readonly to: string }): ReactNode {
  const { number, text, truncatedBefore, isTruncatedAfter, isMatch, matches } = useFragment(
    graphql`
      fragment FoundFile_line on SearchedLine @throwOnFieldError {
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
