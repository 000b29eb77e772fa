import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { editRecords, editWorkTree, type MadeEdit } from "./editWorkTree.ts";
import { inputRules } from "../inputRules.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";

const UNKNOWN = "This edit can be undone no more: too many were made since.";
const BY_HAND = "Look for what was there in the snapshots of the work tree.";
const LEAVE = "What was written since stays; nothing was changed.";

/**
 * Takes an edit of the work tree back, all of its files or none, and only where each is still as the edit left it. That is an edit
 * itself, which can be undone. Fails as NOT_FOUND where what was there is kept no more, as STALE where a file was changed since.
 */
export async function undoWorkTreeEdit(
  room: ReviewRoom,
  { key, edit }: { readonly key: string; readonly edit: string },
): Promise<MadeEdit> {
  return editWorkTree(room, key, async (workTree) => {
    const record = await editRecords.read(room.git, inputRules.key(edit));
    if (record === null) throw new GalleyError("NOT_FOUND", UNKNOWN, { next: BY_HAND });
    const files = await readWorkFiles(
      workTree,
      record.map(({ path }) => path),
    );
    return record.map(({ path, before, after, isProgram }, at) => {
      const file = files[at] ?? null;
      const digest = file === null ? null : editRecords.digestOf(file.bytes);
      if (digest !== after) {
        throw new GalleyError("STALE", `${displayLine(path)} was changed after that.`, { next: LEAVE });
      }
      return { path, before: file?.bytes ?? null, after: before, isProgram };
    });
  });
}
