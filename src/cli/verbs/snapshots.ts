import { displayLine } from "#contract/byteText.ts";
import { snapshotsKept, type SnapshotKept } from "#server/reviews/worktree/snapshotsKept.ts";
import { tableText } from "../output/tableText.ts";
import { withReviews } from "../reviews/withReviews.ts";

const NONE = "There are no snapshots of uncommitted work.\n";
const HINT = "Named by these ids they go: galley snapshots drop <id…>\n";

/** Lists the snapshots of a repository: which, when, on which branch, how many files, and what keeps it. */
export async function snapshots(path: string): Promise<string> {
  const rows = await withReviews(path, async (room) => {
    const listed = await snapshotsKept(room);
    return listed.map((one) => rowOf(one, room.git.id));
  });
  if (rows.length === 0) return NONE;
  return `${tableText(rows)}\n${HINT}`;
}

function rowOf({ snapshot, files, review, until }: SnapshotKept, worktree: string): readonly string[] {
  const { commit, takenAt, branch } = snapshot;
  return [
    commit.slice(0, 12),
    timeText(takenAt),
    plain(branch?.replace(/^refs\/heads\//u, "") ?? "no branch"),
    `${files} ${files === 1 ? "file" : "files"}`,
    until === null ? `kept by “${plain(review ?? "")}”` : `until ${timeText(until).slice(0, 10)}`,
    snapshot.worktree === worktree ? "" : "of another work tree",
  ];
}

/** Writes a time of the person's own zone as 2026-11-21 22:05. */
function timeText(seconds: number): string {
  const time = new Date(seconds * 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Text of a repository must not steer the terminal. */
function plain(text: string): string {
  return displayLine(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "�");
}
