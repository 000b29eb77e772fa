import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { HistorySearch } from "#contract/historySearch.ts";
import { addressOf } from "#contract/pages.ts";
import type { HistoryPages_history$data, HistoryPages_history$key } from "#generated/HistoryPages_history.graphql.ts";
import { CommitRow } from "#app/parts/navigation/CommitRow.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { readerDates } from "#app/ui/readerDates.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { FileThen } from "./FileThen.tsx";
import { filterWords } from "./filterWords.ts";
import { graphRows, type GraphRows } from "./graphRows.ts";
import { LaneCell } from "./LaneCell.tsx";
import { LanePass } from "./LanePass.tsx";
import { NoCommits } from "./NoCommits.tsx";
import { UnreadableCommits } from "./UnreadableCommits.tsx";
import { useLitLine } from "./useLitLine.ts";
import { WalkOn } from "./WalkOn.tsx";
import "./HistoryGraph.css";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  olderCommits: "Older commits",
  newerCommits: "Newer commits",
  pagesOfTheHistory: "Pages of the history",
  newer: "Newer",
  older: "Older",
} as const;

type Edge = HistoryPages_history$data["edges"][number];

interface Props {
  readonly history: HistoryPages_history$key;
  readonly slug: string;
  readonly revision: string;
  /** The file or folder that it is of; empty for all files. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly search: HistorySearch;
}

/** One page of a history, by days, with the way to older and newer ones. */
export function HistoryPages({ history, slug, revision, path, isFolder, search }: Props) {
  const page = useFragment(
    graphql`
      fragment HistoryPages_history on CommitConnection @throwOnFieldError {
        isPartial
        lookedThrough
        ...UnreadableCommits_history
        graph @catch(to: NULL) {
          ...graphRows_graph
        }
        edges {
          path
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
  const { edges, pageInfo, isPartial, lookedThrough, graph } = page;
  const { go } = useNavigation();
  const list = useRef<HTMLDivElement>(null);
  useLitLine(list);
  const lanes = graph == null ? null : graphRows(graph);
  const to = (page: { readonly after?: string | null; readonly before?: string | null }) =>
    addressOf.history(slug, revision, { ...search, ...page, path });
  const older = pageInfo.hasNextPage ? to({ after: pageInfo.endCursor ?? null }) : null;
  const newer = pageInfo.hasPreviousPage && pageInfo.startCursor != null ? to({ before: pageInfo.startCursor }) : null;
  useShortcut("]", TEXT.olderCommits, shortcutGroups.history, () => older && go(older), { enabled: older !== null });
  useShortcut("[", TEXT.newerCommits, shortcutGroups.history, () => newer && go(newer), { enabled: newer !== null });
  const walkOn = isPartial && older !== null && (
    <WalkOn to={older} lookedThrough={lookedThrough ?? 0} hasFound={edges.length > 0} />
  );
  if (edges.length === 0) {
    return (
      <>
        <UnreadableCommits history={page} />
        {walkOn || (
          <NoCommits
            revision={revision}
            path={path}
            isNarrowed={filterWords(search) !== ""}
            hasNewer={pageInfo.hasPreviousPage}
            newest={to({})}
            all={addressOf.history(slug, revision)}
          />
        )}
      </>
    );
  }
  return (
    <>
      <div ref={list} className="HistoryPages" data-lanes={lanes?.width}>
        {daysOf(edges).map(({ day, commits, from }) => (
          <section key={commits[0]?.node.oid} aria-label={day}>
            <h2 className="HistoryPages-day">
              {lanes !== null && <LanePass width={lanes.width} lines={lanes.aboveAt(from)} />}
              {day}
            </h2>
            <ul className="CommitList">
              {commits.map(({ node, path: named }, index) => (
                <CommitRow
                  key={node.oid}
                  commit={node}
                  addressOf={(oid) => addressOf.commit(slug, oid)}
                  lead={lanes !== null && <Lane lanes={lanes} at={from + index} />}
                  aside={
                    named != null && (
                      <FileThen slug={slug} oid={node.oid} path={path} named={named} isFolder={isFolder} />
                    )
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <UnreadableCommits history={page} />
      {walkOn}
      {((older && !walkOn) || newer) && (
        <nav className="HistoryPages-turn" aria-label={TEXT.pagesOfTheHistory}>
          {newer && <ButtonLink to={newer}>{TEXT.newer}</ButtonLink>}
          {older && !walkOn && <ButtonLink to={older}>{TEXT.older}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

function Lane({ lanes, at }: { readonly lanes: GraphRows; readonly at: number }) {
  const row = lanes.rowAt(at);
  return row === undefined ? null : <LaneCell width={lanes.width} above={lanes.aboveAt(at)} row={row} />;
}

interface Day {
  readonly day: string;
  readonly commits: readonly Edge[];
  /** The place of its first commit on the page. */
  readonly from: number;
}

/** Groups neighbours that were committed on the same day, in the reader's own calendar. */
function daysOf(edges: readonly Edge[]): readonly Day[] {
  const days: { day: string; commits: Edge[]; from: number }[] = [];
  for (const [index, edge] of edges.entries()) {
    const day = readerDates.day(Date.parse(edge.node.committer.date));
    const last = days.at(-1);
    if (last?.day === day) last.commits.push(edge);
    else days.push({ day, commits: [edge], from: index });
  }
  return days;
}
