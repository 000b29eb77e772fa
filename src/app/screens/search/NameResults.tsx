import { graphql, useFragment } from "react-relay";
import type { NameResults_search$key } from "#generated/NameResults_search.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";

const NOTHING = "No file is named like this";
const ELSE = "Type fewer letters, or look at another revision.";
const INCOMPLETE = "There are more files than were looked at.";
const numbers = new Intl.NumberFormat("en");
const summary = (shown: number, count: number): string =>
  shown < count
    ? `The best ${numbers.format(shown)} of ${numbers.format(count)} files`
    : `${numbers.format(count)} ${count === 1 ? "file" : "files"}`;

interface Props {
  readonly search: NameResults_search$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** The files whose paths fit, the best first. */
export function NameResults({ search, linkTo }: Props) {
  const { paths, count, isIncomplete } = useFragment(
    graphql`
      fragment NameResults_search on FileNameSearch @throwOnFieldError {
        paths
        count
        isIncomplete
      }
    `,
    search,
  );
  if (paths.length === 0) return <EmptyState title={NOTHING}>{ELSE}</EmptyState>;
  return (
    <>
      <p className="SearchScreen-summary" role="status">
        {summary(paths.length, count)}
      </p>
      {isIncomplete && <Notice tone="warning">{INCOMPLETE}</Notice>}
      <ul className="NameResults">
        {paths.map((path) => (
          <li key={path}>
            <Link data-result="" to={linkTo(path, null)}>
              {displayPath(path)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
