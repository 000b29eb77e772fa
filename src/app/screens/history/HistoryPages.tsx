import { graphql, useFragment } from "react-relay";
import { CommitRow } from "#app/reading/navigation/CommitRow.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { counted, displayPath, readerDates } from "#app/ui/format.ts";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type { HistorySearch } from "#contract/searches.ts";
import type { HistoryPages_history$data, HistoryPages_history$key } from "#generated/HistoryPages_history.graphql.ts";
import type { HistoryPages_unreadable$key } from "#generated/HistoryPages_unreadable.graphql.ts";
import { NoCommits, ContinueSearch } from "./HistoryEnd.tsx";
import { describeFilter } from "./HistoryFilters.tsx";

type Edge = HistoryPages_history$data["edges"][number];

interface Props {
  readonly history: HistoryPages_history$key;
  readonly slug: string;
  readonly revision: string;
  /** The filtered file or folder; empty for the whole repository. */
  readonly path: string;
  readonly isFolder: boolean;
  readonly search: HistorySearch;
}

/** One page of a history, grouped by day, with links to older and newer pages. */
export function HistoryPages({ history, slug, revision, path, isFolder, search }: Props) {
  const page = useFragment(
    graphql`
      fragment HistoryPages_history on CommitConnection @throwOnFieldError {
        isPartial
        scannedCount
        ...HistoryPages_unreadable
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
  const { edges, pageInfo, isPartial, scannedCount } = page;
  const { go } = useNavigation();
  const to = (page: { readonly after?: string | null; readonly before?: string | null }) =>
    addressOf.history(slug, revision, { ...search, ...page, path });
  const older = pageInfo.hasNextPage ? to({ after: pageInfo.endCursor ?? null }) : null;
  const newer = pageInfo.hasPreviousPage && pageInfo.startCursor != null ? to({ before: pageInfo.startCursor }) : null;
  useShortcut("]", "Older commits", shortcutGroups.history, () => older && go(older), { enabled: older !== null });
  useShortcut("[", "Newer commits", shortcutGroups.history, () => newer && go(newer), { enabled: newer !== null });
  const continueSearch = isPartial && older !== null && (
    <ContinueSearch to={older} scannedCount={scannedCount ?? 0} hasFound={edges.length > 0} />
  );
  if (edges.length === 0) {
    return (
      <>
        <UnreadableCommits history={page} />
        {continueSearch || (
          <NoCommits
            revision={revision}
            path={path}
            isNarrowed={describeFilter(search) !== ""}
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
      <div>
        {daysOf(edges).map(({ day, commits }) => (
          <section key={commits[0]?.node.oid} aria-label={day}>
            <h2 className="HistoryPages-day muted strong">{day}</h2>
            <ul className="CommitList card lines">
              {commits.map(({ node, path: named }) => (
                <CommitRow
                  key={node.oid}
                  commit={node}
                  addressOf={(oid) => addressOf.commit(slug, oid)}
                  trailing={
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
      {continueSearch}
      {((older && !continueSearch) || newer) && (
        <nav className="HistoryPages-turn gap-3" aria-label="Pagination">
          {newer && <ButtonLink to={newer}>Newer</ButtonLink>}
          {older && !continueSearch && <ButtonLink to={older}>Older</ButtonLink>}
        </nav>
      )}
    </>
  );
}

interface Day {
  readonly day: string;
  readonly commits: readonly Edge[];
}

/** Groups consecutive commits by the day they were committed, in the viewer's time zone. */
function daysOf(edges: readonly Edge[]): readonly Day[] {
  const days: { day: string; commits: Edge[] }[] = [];
  for (const edge of edges) {
    const day = readerDates.day(Date.parse(edge.node.committer.date));
    const last = days.at(-1);
    if (last?.day === day) last.commits.push(edge);
    else days.push({ day, commits: [edge] });
  }
  return days;
}

interface FileThenProps {
  readonly slug: string;
  readonly oid: string;
  /** The path in the newest revision, and the path in this commit (they differ after a rename). */
  readonly path: string;
  readonly named: string;
  readonly isFolder: boolean;
}

/** Links to the file or folder at a commit, and names its path there if it differs. */
function FileThen({ slug, oid, path, named, isFolder }: FileThenProps) {
  const to = isFolder ? addressOf.tree(slug, oid, named) : addressOf.file(slug, oid, named);
  const plain = isFolder ? "View folder" : "View file";
  return (
    <Link className="FileThen" to={to} title={`${displayPath(named)} at this commit`}>
      {named === path ? plain : `${plain}: ${displayPath(named)}`}
    </Link>
  );
}

const ABBREVIATED = 10;
/** The rest is only counted, since the commits usually share one cause. */
const SHOWN = 3;

/** Lists the commits of a page that cannot be read, with the reason. Renders nothing if there are none. */
function UnreadableCommits({ history }: { readonly history: HistoryPages_unreadable$key }) {
  const { unreadableCommits } = useFragment(
    graphql`
      fragment HistoryPages_unreadable on CommitConnection @throwOnFieldError {
        unreadableCommits {
          oid
          message
        }
      }
    `,
    history,
  );
  const more = unreadableCommits.length - SHOWN;
  return (
    <>
      {unreadableCommits.slice(0, SHOWN).map(({ oid, message }) => (
        <Notice key={oid} tone="warning">
          <code>{oid.slice(0, ABBREVIATED)}</code> {message}
        </Notice>
      ))}
      {more > 0 && <Notice tone="warning">{`${counted(more, "more commit")} on this page cannot be read.`}</Notice>}
    </>
  );
}
