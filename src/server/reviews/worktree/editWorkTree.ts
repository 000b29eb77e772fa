import { GalleyError } from "#contract/errors.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { writeWorkFiles, type WorkFileEdit } from "#server/git/disk/writeWorkFiles.ts";
import { editRecords, type EditedFile } from "./editRecords.ts";
import { inputRules } from "../inputRules.ts";
import { requireMaintainer } from "../viewer/requireMaintainer.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** An edit of the work tree that was made. */
export interface MadeEdit {
  /** What it is undone by. */
  readonly edit: string;
  /** The files that were written or taken away, as `byteText` carries their paths. */
  readonly paths: readonly string[];
}

const NOTHING = "Nothing would change.";

/**
 * Makes an edit of the work tree, all of its files or none, and keeps what was there, so that it can be undone. Edits of one work tree
 * wait for each other, also of two Galleys. `plan` says what is to become of which files; an edit whose key was used and whose
 * files are as it left them is not made twice. Fails as `writeWorkFiles` does, and as FORBIDDEN.
 */
export async function editWorkTree(
  { git, viewer }: ReviewRoom,
  key: string,
  plan: (workTree: string) => Promise<readonly WorkFileEdit[]>,
): Promise<MadeEdit> {
  requireMaintainer(viewer);
  inputRules.key(key);
  const { workTree } = git;
  if (workTree === null) throw new GalleyError("BAD_INPUT", "A bare repository has no work tree.");
  const endTurn = await editRecords.turn(git);
  try {
    const made = await madeBefore(git, workTree, key);
    if (made !== null) return made;
    const edits = (await plan(workTree)).filter(({ before, after }) => !isSame(before, after));
    if (edits.length === 0) throw new GalleyError("BAD_INPUT", NOTHING);
    await editRecords.write(git, key, edits.map(recordOf));
    try {
      await writeWorkFiles(workTree, edits);
    } catch (error) {
      await editRecords.remove(git, key);
      throw error;
    }
    return { edit: key, paths: edits.map(({ path }) => path) };
  } finally {
    await endTurn();
  }
}

function recordOf({ path, before, after, isProgram = false }: WorkFileEdit): EditedFile {
  return { path, before, after: after === null ? null : editRecords.digestOf(after), isProgram };
}

function isSame(before: Buffer | null, after: Buffer | null): boolean {
  return before === null || after === null ? before === after : before.equals(after);
}

async function madeBefore(git: Repository, workTree: string, key: string): Promise<MadeEdit | null> {
  const record = await editRecords.read(git, key);
  if (record === null) return null;
  const paths = record.map(({ path }) => path);
  const files = await readWorkFiles(workTree, paths);
  const isMade = record.every(({ after }, at) => {
    const bytes = files[at]?.bytes ?? null;
    return bytes === null ? after === null : editRecords.digestOf(bytes) === after;
  });
  return isMade ? { edit: key, paths } : null;
}
