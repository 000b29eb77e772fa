import { randomUUID } from "node:crypto";
import { displayLine } from "#contract/byteText.ts";
import type { snapshotsDropMutation } from "#generated/snapshotsDropMutation.graphql.ts";
import type { snapshotsQuery } from "#generated/snapshotsQuery.graphql.ts";
import { nonNull, graphql } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { counted, tableText } from "../output/format.ts";

const NONE = "There are no snapshots of uncommitted work.\n";
const HINT = "To delete snapshots: galley snapshots drop <id…>\n";

const QUERY = graphql`
  query snapshotsQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      snapshots {
        oid
        takenAt
        branch
        operation {
          description
        }
        fileCount
        reviewTitle
        until
        isHere
      }
    }
  }
`;

type Snapshot = snapshotsQuery["response"]["repository"]["snapshots"][number];

/**
 * Lists the snapshots of a repository with their times, branches, numbers of files, and the reason for which each is
 * kept.
 */
export async function snapshots(path: string, log: (line: string) => void = () => undefined): Promise<string> {
  const { repository } = await withGalley(
    path,
    (galley) => galley.execute<snapshotsQuery>(QUERY, (slug) => ({ slug })),
    {
      log,
    },
  );
  const rows = repository.snapshots.map(rowOf);
  if (rows.length === 0) return NONE;
  return `${tableText(rows)}\n${HINT}`;
}

function rowOf({
  oid,
  takenAt,
  branch,
  operation,
  fileCount,
  reviewTitle,
  until,
  isHere,
}: Snapshot): readonly string[] {
  const notes = [
    ...(isHere ? [] : ["other work tree"]),
    ...(operation == null ? [] : [`during ${plain(operation.description)}`]),
  ];
  return [
    oid.slice(0, 12),
    timeText(takenAt),
    plain(branch?.replace(/^refs\/heads\//u, "") ?? "no branch"),
    counted(fileCount, "file"),
    until ? `until ${timeText(until).slice(0, 10)}` : `used by “${plain(reviewTitle ?? "")}”`,
    notes.join(", "),
  ];
}

/** Formats a time in the user's time zone as 2026-11-21 22:05. */
function timeText(moment: string): string {
  const time = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, "0");
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Text from a repository must not control the terminal. */
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

/** Deletes snapshots, those with the given ids or all to which no review refers, and returns a report. */
export async function dropSnapshots(
  path: string,
  which: "all" | readonly string[],
  log: (line: string) => void = () => undefined,
): Promise<string> {
  const input = { key: randomUUID(), ids: which === "all" ? null : which };
  const answer = await withGalley(
    path,
    (galley) => galley.execute<snapshotsDropMutation>(MUTATION, (slug) => ({ input: { slug, ...input } })),
    { log },
  );
  const { dropped, left } = nonNull(answer.dropSnapshots);
  const droppedText = dropped === 1 ? "Deleted 1 snapshot" : `Deleted ${dropped ?? 0} snapshots`;
  const stay = left ?? 0;
  const rest = stay === 0 ? "" : which === "all" ? `; ${stay} used by a review can be deleted by id` : `; ${stay} left`;
  return `${droppedText}${rest}.\n`;
}
