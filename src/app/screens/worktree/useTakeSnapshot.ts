import { graphql } from "react-relay";
import type { useTakeSnapshotMutation } from "#generated/useTakeSnapshotMutation.graphql.ts";
import { newKey } from "#app/parts/newKey.ts";
import { useDeed } from "#app/parts/deeds/useDeed.ts";

/** Gives the deed that keeps uncommitted work as it is now, and whether it is under way. What is on screen stays. */
export function useTakeSnapshot(repositoryId: string) {
  const [run, busy] = useDeed<useTakeSnapshotMutation>(
    graphql`
      mutation useTakeSnapshotMutation($input: TakeSnapshotInput!) {
        takeSnapshot(input: $input) {
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  const takeSnapshot = () => run({ variables: { input: { key: newKey(), repositoryId } } });
  return [takeSnapshot, busy] as const;
}
