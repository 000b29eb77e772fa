import { displayLine } from "#contract/byteText.ts";
import type { snapshotsQuery } from "#generated/snapshotsQuery.graphql.ts";
import { graphql } from "../ask/graphql.ts";
import { withGalley } from "../ask/withGalley.ts";
import { tableText } from "../output/tableText.ts";

const NONE = "There are no snapshots of uncommitted work.\n";
const HINT = "Named by these ids they go: galley snapshots drop <id…>\n";

const QUERY = graphql`
  query snapshotsQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      snapshots {
        oid
        takenAt
        branch
        fileCount
        reviewTitle
        until
        isHere
      }
    }
  }
`;

type Snapshot = snapshotsQuery["response"]["repository"]["snapshots"][number];

/** Lists the snapshots of a repository: which, when, on which branch, how many files, and what keeps it. */
export async function snapshots(path: string, log: (line: string) => void = () => undefined): Promise<string> {
  const { repository } = await withGalley(path, (galley) => galley.ask<snapshotsQuery>(QUERY, (slug) => ({ slug })), {
    log,
  });
  const rows = repository.snapshots.map(rowOf);
  if (rows.length === 0) return NONE;
  return `${tableText(rows)}\n${HINT}`;
}

function rowOf({ oid, takenAt, branch, fileCount, reviewTitle, until, isHere }: Snapshot): readonly string[] {
  return [
    oid.slice(0, 12),
    timeText(takenAt),
    plain(branch?.replace(/^refs\/heads\//u, "") ?? "no branch"),
    `${fileCount} ${fileCount === 1 ? "file" : "files"}`,
    until ? `until ${timeText(until).slice(0, 10)}` : `kept by “${plain(reviewTitle ?? "")}”`,
    isHere ? "" : "of another work tree",
  ];
}

/** Writes a moment in the person's own zone as 2026-11-21 22:05. */
function timeText(moment: string): string {
  const time = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, "0");
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Text of a repository must not steer the terminal. */
function plain(text: string): string {
  return displayLine(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "�");
}
