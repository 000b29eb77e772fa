import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { snapshotsDropMutation } from "#generated/snapshotsDropMutation.graphql.ts";
import type { snapshotsQuery } from "#generated/snapshotsQuery.graphql.ts";
import type { ParsedCommand } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { counted, tableText } from "../output/format.ts";
import { type CommandContext, type Outcome, readable } from "./CommandResult.ts";

const WHICH = "Name the snapshots to drop by their ids, or use --all.";
const LIST = "Run `galley snapshots` to list them.";
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

/** Matches the id of a snapshot. A path of this form is written `./abcd`. */
const SNAPSHOT_ID = /^[0-9a-f]{4,64}$/u;

/** Lists the snapshots of the repository at a path, or drops those with the given ids or all that no review needs. */
export async function snapshotsCommand(
  { positionals, options }: ParsedCommand,
  { directory, agent, reportProgress: log }: CommandContext,
): Promise<Outcome> {
  const isDrop = positionals[0] === "drop";
  const isAll = options["all"] === true;
  if (isAll && !isDrop) throw new GalleyError("BAD_INPUT", "--all is for `galley snapshots drop` only.");
  const ids = isDrop ? positionals.filter((argument) => SNAPSHOT_ID.test(argument)) : [];
  const [path = ".", ...more] = positionals.slice(isDrop ? 1 : 0).filter((argument) => !ids.includes(argument));
  if (more.length > 0)
    throw new GalleyError("BAD_INPUT", `Name a single repository, not ${[path, ...more].join(" and ")}.`);
  if (isDrop && isAll === ids.length > 0) throw new GalleyError("BAD_INPUT", WHICH, { next: LIST });
  return withGalley(
    resolve(directory, path),
    async (galley) => readable(await (isDrop ? drop(galley, isAll ? null : ids) : listed(galley))),
    { agent, log },
  );
}

/** Lists the snapshots with their times, branches, numbers of files, and the reason for which each is kept. */
async function listed(galley: Galley): Promise<string> {
  const { repository } = await galley.execute<snapshotsQuery>(QUERY, {});
  const rows = repository.snapshots.map(rowOf);
  return rows.length === 0 ? "There are no snapshots of uncommitted work.\n" : `${tableText(rows)}\n${HINT}`;
}

function rowOf(snapshot: Snapshot): readonly string[] {
  const { oid, takenAt, branch, operation, fileCount, reviewTitle, until, isHere } = snapshot;
  const notes = [
    ...(isHere ? [] : ["other work tree"]),
    ...(operation == null ? [] : [`during ${displayLine(operation.description)}`]),
  ];
  return [
    oid.slice(0, 12),
    timeText(takenAt),
    displayLine(branch?.replace(/^refs\/heads\//u, "") ?? "no branch"),
    counted(fileCount, "file"),
    until ? `until ${timeText(until).slice(0, 10)}` : `used by “${displayLine(reviewTitle ?? "")}”`,
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
async function drop(galley: Galley, ids: readonly string[] | null): Promise<string> {
  const input = { key: randomUUID(), ids };
  const answer = await galley.execute<snapshotsDropMutation>(MUTATION, (slug) => ({ input: { slug, ...input } }));
  const dropped = nonNull(answer.dropSnapshots?.dropped);
  const left = nonNull(answer.dropSnapshots?.left);
  const rest = left === 0 ? "" : ids === null ? `; ${left} used by a review can be deleted by id` : `; ${left} left`;
  return `Deleted ${counted(dropped, "snapshot")}${rest}.\n`;
}
