import { HistoryIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { addressOf } from "#contract/pages.ts";
import type { HistoryPages_history$data, HistoryPages_history$key } from "#generated/HistoryPages_history.graphql.ts";
import { CommitRow } from "#app/parts/CommitRow.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { useNavigation } from "#app/ui/NavigationContext.tsx";

type Edge = HistoryPages_history$data["edges"][number];

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "full" });

interface Props {
  readonly history: HistoryPages_history$key;
  readonly slug: string;
  readonly revision: string;
}

/** One page of a history, by days, with the way to older and newer ones. */
export function HistoryPages({ history, slug, revision }: Props) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment HistoryPages_history on CommitConnection @throwOnFieldError {
        edges {
          node {
            oid
            committer {
              date
            }
            ...CommitRow_commit
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    `,
    history,
  );
  const { go } = useNavigation();
  const older = pageInfo.hasNextPage ? addressOf.history(slug, revision, { after: pageInfo.endCursor ?? null }) : null;
  const newer = pageInfo.hasPreviousPage
    ? addressOf.history(slug, revision, { before: pageInfo.startCursor ?? null })
    : null;
  useShortcut("]", "Older commits", "History", () => older && go(older), { enabled: older !== null });
  useShortcut("[", "Newer commits", "History", () => newer && go(newer), { enabled: newer !== null });
  if (edges.length === 0) {
    return (
      <EmptyState
        title={pageInfo.hasPreviousPage ? "Nothing older" : "No commits yet"}
        icon={<HistoryIcon size={24} />}
        actions={<ButtonLink to={addressOf.history(slug, revision)}>The newest commits</ButtonLink>}
      >
        {pageInfo.hasPreviousPage
          ? "The history ends before this page."
          : `${displayPath(revision)} has none. Make the first one, then reload this page.`}
      </EmptyState>
    );
  }
  return (
    <>
      {daysOf(edges).map(({ day, commits }) => (
        <section key={commits[0]?.node.oid} aria-label={day}>
          <h2 className="HistoryPages-day">{day}</h2>
          <ul className="CommitList">
            {commits.map(({ node }) => (
              <CommitRow key={node.oid} commit={node} addressOf={(oid) => addressOf.commit(slug, oid)} />
            ))}
          </ul>
        </section>
      ))}
      {(older || newer) && (
        <nav className="HistoryPages-turn" aria-label="Pages of the history">
          {newer && <ButtonLink to={newer}>Newer</ButtonLink>}
          {older && <ButtonLink to={older}>Older</ButtonLink>}
        </nav>
      )}
    </>
  );
}

/** Groups neighbours that were committed on the same day, in the reader's own calendar. */
function daysOf(edges: readonly Edge[]): readonly { readonly day: string; readonly commits: readonly Edge[] }[] {
  const days: { day: string; commits: Edge[] }[] = [];
  for (const edge of edges) {
    const day = DAY.format(new Date(edge.node.committer.date));
    const last = days.at(-1);
    if (last?.day === day) last.commits.push(edge);
    else days.push({ day, commits: [edge] });
  }
  return days;
}
