import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { editRecords, editWorkTree, type MadeEdit } from "./editWorkTree.ts";
import { inputRules } from "../inputRules.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";

const UNKNOWN = "This edit cannot be undone any more: too many edits were made since.";
const BY_HAND = "Look for the earlier content in the snapshots of the work tree.";
const LEAVE = "Nothing was changed, so that newer edits are not lost.";

/**
 * Undoes an edit of the work tree, all of its files or none, and only if each is still as the edit left it. The undo is
 * an edit too, which can be undone. Fails as NOT_FOUND if the previous content is not saved any more, as STALE if a
 * file was changed since.
 */
export async function undoWorkTreeEdit(
  context: ReviewContext,
  { key, edit }: { readonly key: string; readonly edit: string },
): Promise<MadeEdit> {
  return editWorkTree(context, key, async (workTree) => {
    const record = await editRecords.read(context.git, inputRules.key(edit));
    if (record === null) throw new GalleyError("NOT_FOUND", UNKNOWN, { next: BY_HAND });
    const files = await readWorkFiles(
      workTree,
      record.map(({ path }) => path),
    );
    return record.map(({ path, before, after, isProgram }, at) => {
      const file = files[at] ?? null;
      const digest = file === null ? null : editRecords.digestOf(file.bytes);
      if (digest !== after) {
        throw new GalleyError("STALE", `${displayLine(path)} was changed after this edit.`, { next: LEAVE });
      }
      return { path, before: file?.bytes ?? null, after: before, isProgram };
    });
  });
}
