import { SearchIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import type { NameResults_search$key } from "#generated/NameResults_search.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  nothing: "No file is named like this",
  else: "Type fewer letters, or look at another revision.",
  incomplete: "There are more files than were looked at.",
  summary: (shown: number, count: number): string =>
    shown < count
      ? `The best ${formatCount(shown)} of ${formatCount(count)} files`
      : counted(count, { one: "file", other: "files" }),
} as const;

interface Props {
  readonly search: NameResults_search$key;
  readonly linkTo: (path: string, line: number | null) => string;
}

/** The files whose paths fit, the best first. */
export function NameResults({ search, linkTo }: Props) {
  const { paths, count, isIncomplete, failure } = useFragment(
    graphql`
      fragment NameResults_search on FileNameSearch @throwOnFieldError {
        paths
        count
        isIncomplete
        failure {
          sentence
        }
      }
    `,
    search,
  );
  if (paths.length === 0)
    return (
      <EmptyState title={TEXT.nothing} icon={<SearchIcon size={24} />}>
        {failure?.sentence ?? TEXT.else}
      </EmptyState>
    );
  return (
    <>
      <p className="SearchScreen-summary" role="status">
        {TEXT.summary(paths.length, count)}
      </p>
      {isIncomplete && <Notice tone="warning">{failure?.sentence ?? TEXT.incomplete}</Notice>}
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
