import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { CommitRow } from "#app/parts/navigation/CommitRow.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { counted, displayPath } from "#app/ui/format.ts";
import { readerDates } from "#app/ui/formatDate.ts";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type { HistorySearch } from "#contract/searches.ts";
import type { HistoryPages_history$data, HistoryPages_history$key } from "#generated/HistoryPages_history.graphql.ts";
import type { HistoryPages_unreadable$key } from "#generated/HistoryPages_unreadable.graphql.ts";
import { NoCommits, WalkOn } from "./HistoryEnd.tsx";
import { filterWords } from "./HistoryFilters.tsx";
import { graphRows, type GraphRows, LaneCell, LanePass, useLitLine } from "./HistoryGraph.tsx";
import "./HistoryGraph.css";

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
        ...HistoryPages_unreadable
        graph @catch(to: NULL) {
          ...HistoryGraph_graph
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

const FILE_THEN_TEXT = {
  file: "File then",
  folder: "Folder then",
  hintOf: (path: string): string => `${displayPath(path)} as it was in this commit`,
} as const;

interface FileThenProps {
  readonly slug: string;
  readonly oid: string;
  /** What it is called now, and what in this commit. */
  readonly path: string;
  readonly named: string;
  readonly isFolder: boolean;
}

/** Leads to a file or folder as a commit left it; says what it was called then where that was another name. */
function FileThen({ slug, oid, path, named, isFolder }: FileThenProps) {
  const to = isFolder ? addressOf.tree(slug, oid, named) : addressOf.file(slug, oid, named);
  const plain = isFolder ? FILE_THEN_TEXT.folder : FILE_THEN_TEXT.file;
  return (
    <Link className="FileThen" to={to} title={FILE_THEN_TEXT.hintOf(named)}>
      {named === path ? plain : `${plain}: ${displayPath(named)}`}
    </Link>
  );
}

const UNREADABLE_COMMITS_TEXT = {
  moreUnreadable: (count: number): string =>
    `${counted(count, { one: "more commit", other: "more commits" })} of this page cannot be read.`,
} as const;
const ABBREVIATED = 10;
/** Of many it is said how many there are: they have one reason. */
const SHOWN = 3;

/** Says which commits of a page cannot be read, and why; nothing where all can. */
function UnreadableCommits({ history }: { readonly history: HistoryPages_unreadable$key }) {
  const { unreadableCommits } = useFragment(
    graphql`
      fragment HistoryPages_unreadable on CommitConnection @throwOnFieldError {
        unreadableCommits {
          oid
          sentence
        }
      }
    `,
    history,
  );
  const more = unreadableCommits.length - SHOWN;
  return (
    <>
      {unreadableCommits.slice(0, SHOWN).map(({ oid, sentence }) => (
        <Notice key={oid} tone="warning">
          <code>{oid.slice(0, ABBREVIATED)}</code> {sentence}
        </Notice>
      ))}
      {more > 0 && <Notice tone="warning">{UNREADABLE_COMMITS_TEXT.moreUnreadable(more)}</Notice>}
    </>
  );
}
