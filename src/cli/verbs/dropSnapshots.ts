import { randomUUID } from "node:crypto";
import type { dropSnapshotsMutation } from "#generated/dropSnapshotsMutation.graphql.ts";
import { graphql } from "../ask/graphql.ts";
import { withGalley } from "../ask/withGalley.ts";
import { given } from "../deeds/given.ts";

const MUTATION = graphql`
  mutation dropSnapshotsMutation($input: DropSnapshotsInput!) {
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
    (galley) => galley.ask<dropSnapshotsMutation>(MUTATION, (slug) => ({ input: { slug, ...asked } })),
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
