import { forgetSnapshots } from "#server/reviews/worktree/forgetSnapshots.ts";
import { withReviews } from "../reviews/withReviews.ts";

/** Takes snapshots of a repository away, those named by their ids or all to which no review refers, and says how many. */
export async function dropSnapshots(path: string, which: "all" | readonly string[]): Promise<string> {
  const { dropped, stay } = await withReviews(path, (room) => forgetSnapshots(room, which));
  const said = dropped === 1 ? "1 snapshot was dropped" : `${dropped} snapshots were dropped`;
  const rest =
    stay === 0
      ? ""
      : which === "all"
        ? `; ${stay} to which a review refers can be dropped by id`
        : `; ${stay} ${stay === 1 ? "is" : "are"} left`;
  return `${said}${rest}.\n`;
}
