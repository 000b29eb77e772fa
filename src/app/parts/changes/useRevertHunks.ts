import { use, useCallback } from "react";
import { graphql } from "react-relay";
import type { useRevertHunksMutation } from "#generated/useRevertHunksMutation.graphql.ts";
import { hunkRuns } from "#app/diff/patch/hunkRuns.ts";
import type { ShownHunks } from "#app/diff/bands/RevertContext.ts";
import { newKey } from "../newKey.ts";
import { useDeed } from "../deeds/useDeed.ts";
import { useUndoWorkTreeEdit } from "../deeds/useUndoWorkTreeEdit.ts";
import { WorkTreeEditedContext } from "../deeds/WorkTreeEditedContext.ts";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  reverted: (count: number, path: string): string =>
    `Reverted ${count === 1 ? "a hunk" : `${count} hunks`} in ${displayPath(path)}.`,
} as const;

/** Gives what takes hunks of a comparison back in the file, and whether that is under way. It resolves to why it was not, or null. */
export function useRevertHunks(
  comparison: string | null,
): readonly [(shown: ShownHunks) => Promise<string | null>, boolean] {
  const say = useUndoWorkTreeEdit();
  const onEdited = use(WorkTreeEditedContext);
  const [run, isUnderWay] = useDeed<useRevertHunksMutation>(
    graphql`
      mutation useRevertHunksMutation($input: RevertHunksInput!) {
        revertHunks(input: $input) {
          edit
          problem {
            message
          }
        }
      }
    `,
    { isSigned: false },
  );
  const revert = useCallback(
    async ({ file, patch, hunks }: ShownHunks) => {
      const runs = hunks.flatMap((index) => hunkRuns(patch, index));
      const files = [{ path: file.plainPath, runs }];
      const reason = await run({
        variables: { input: { key: newKey(), comparison: comparison ?? "", files } },
        updater: (_store, data) => {
          const edit = data?.revertHunks?.edit;
          if (edit != null) say(edit, TEXT.reverted(hunks.length, file.plainPath));
        },
      });
      if (reason === null) onEdited?.();
      return reason;
    },
    [comparison, run, say, onEdited],
  );
  return [revert, isUnderWay];
}
