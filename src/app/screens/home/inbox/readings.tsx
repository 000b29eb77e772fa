import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import type { readings_served$key } from "#generated/readings_served.graphql.ts";
import type { readingsQuery } from "#generated/readingsQuery.graphql.ts";
import { type ItemRepository, type Reading, readingOf, type RepositoryReading } from "./inboxRows.ts";

type OnRead = (readings: readonly RepositoryReading[]) => void;

interface ServedProps {
  readonly repositories: readings_served$key;
  readonly onRead: OnRead;
}

/** Reports what waits in the served repositories, and again when that changes. Waits for all; renders nothing. */
export function ServedReadings({ repositories, onRead }: ServedProps): ReactNode {
  const served = useFragment(
    graphql`
      fragment readings_served on Repository @relay(plural: true) @throwOnFieldError {
        known {
          id
          name
          slug
          openSlug
          reading {
            ...inboxRows_reading
          }
        }
      }
    `,
    repositories,
  );
  const report = useEffectEvent(onRead);
  // Before the page is painted: what is below the rows is shown as soon as this is there.
  useLayoutEffect(() => {
    report(
      served.map(({ known: { id, name, slug, openSlug, reading } }) => ({
        repository: { id, name, slug, openSlug },
        reading: readingOf(reading),
        isSaved: false,
      })),
    );
  }, [served]);
  return null;
}

/** Repositories that are read at the same time. */
const AT_ONCE = 2;

interface OtherProps {
  readonly repositories: readonly ItemRepository[];
  /** The ids of those that were read. */
  readonly read: ReadonlySet<string>;
  readonly onRead: OnRead;
}

/** Reads what waits in other repositories, a few at a time, and reports each. Renders nothing. */
export function OtherReadings({ repositories, ...props }: OtherProps): ReactNode {
  return Array.from({ length: AT_ONCE }, (_, part) => (
    <ReadingPart key={part} repositories={repositories.filter((__, at) => at % AT_ONCE === part)} {...props} />
  ));
}

const readNode = ({ node }: readingsQuery["response"]): Reading | null =>
  node.reading == null ? null : readingOf(node.reading);

/** Reads repositories one after another. */
function ReadingPart({ repositories, read, onRead }: OtherProps): ReactNode {
  const next = repositories.find(({ id }) => !read.has(id));
  const { data, failure } = useLoadedQuery<readingsQuery, Reading | null>(
    graphql`
      query readingsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on KnownRepository {
            reading {
              ...inboxRows_reading
            }
          }
        }
      }
    `,
    next === undefined ? null : { id: next.id },
    readNode,
  );
  const report = useEffectEvent((reading: Reading | null) => {
    if (next !== undefined && reading !== null) onRead([{ repository: next, reading, isSaved: false }]);
  });
  useEffect(() => report(failure === null ? data : { problem: failure, items: [] }), [data, failure]);
  return null;
}
