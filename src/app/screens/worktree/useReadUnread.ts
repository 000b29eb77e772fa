import { graphql } from "react-relay";
import type { useReadUnreadMutation } from "#generated/useReadUnreadMutation.graphql.ts";
import { newKey } from "#app/parts/newKey.ts";
import { useDeed } from "#app/parts/deeds/useDeed.ts";

/** Gives the deed that has an untracked file read that was left out, and whether it is under way. */
export function useReadUnread(repositoryId: string) {
  const [run, busy] = useDeed<useReadUnreadMutation>(
    graphql`
      mutation useReadUnreadMutation($input: ReadUnreadInput!) {
        readUnread(input: $input) {
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  const readUnread = (path: string) => run({ variables: { input: { key: newKey(), repositoryId, path } } });
  return [readUnread, busy] as const;
}
