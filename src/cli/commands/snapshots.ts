import { randomUUID } from "node:crypto";
import { displayLine } from "#contract/byteText.ts";
import type { snapshotsDropMutation } from "#generated/snapshotsDropMutation.graphql.ts";
import type { snapshotsQuery } from "#generated/snapshotsQuery.graphql.ts";
import { given, graphql } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { tableText } from "../output/format.ts";

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

const MUTATION = graphql`
  mutation snapshotsDropMutation($input: DropSnapshotsInput!) {
    dropSnapshots(input: $input) {
      problem {
        code
        message
      }
      dropped
      left
    }
  }
`;

/** Takes snapshots of a repository away, those named by their ids or all to which no review refers, and says how many. */
export async function dropSnapshots(
  path: string,
  which: "all" | readonly string[],
  log: (line: string) => void = () => undefined,
): Promise<string> {
  const asked = { key: randomUUID(), ids: which === "all" ? null : which };
  const answer = await withGalley(
    path,
    (galley) => galley.ask<snapshotsDropMutation>(MUTATION, (slug) => ({ input: { slug, ...asked } })),
    { log },
  );
  const { dropped, left } = given(answer.dropSnapshots);
  const said = dropped === 1 ? "1 snapshot was dropped" : `${dropped ?? 0} snapshots were dropped`;
  const stay = left ?? 0;
  const rest =
    stay === 0
      ? ""
      : which === "all"
        ? `; ${stay} to which a review refers can be dropped by id`
        : `; ${stay} ${stay === 1 ? "is" : "are"} left`;
  return `${said}${rest}.\n`;
}
