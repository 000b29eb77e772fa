import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { Link } from "#app/ui/navigation.tsx";
import type { FoundLine_line$key } from "#generated/FoundLine_line.graphql.ts";

const ELLIPSIS = "…";

interface Props {
  readonly line: FoundLine_line$key;
  readonly to: string;
}

/** One result line with its matches highlighted. Links to the file at that line. */
export function FoundLine({ line, to }: Props): ReactNode {
  const { number, text, truncatedBefore, isTruncatedAfter, isMatch, matches } = useFragment(
    graphql`
      fragment FoundLine_line on SearchedLine @throwOnFieldError {
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
export interface FoundPart {
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
