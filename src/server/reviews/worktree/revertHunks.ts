import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { checkedOut, storedForm } from "#server/git/workTree/storedForm.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { lineSpan, type LineSplice, spliceLines } from "#server/git/contents/text.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import type { WorkFileEdit } from "#server/git/disk/writeWorkFiles.ts";
import { editWorkTree, lineEnds, type MadeEdit } from "./editWorkTree.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";

/** Lines that changed, those of each side from the first on, counted from 1; of no lines it is the one that they would stand before. */
export interface ChangedRun {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** What of a file's change is to be taken back. */
export interface RevertedFile {
  readonly file: ChangedFile;
  readonly runs: readonly ChangedRun[];
}

const ORDINARY = new Set(["100644", "100755"]);
const ELSEWHERE = "Change it in an editor.";
const LOOK_AGAIN = "Look at the work tree as it is now, and try again; nothing was changed.";

/**
 * Takes changes back in the files of the work tree: the lines of the old side come back, all else stays byte by byte, and the index
 * stays as it is. A file that the change made goes with all of its lines, and one that it took away comes back. Only while each
 * file holds what the new side shows; all files or none. Fails as STALE, as BAD_INPUT where there are no such lines or no ordinary
 * file, and as `writeWorkFiles` does.
 */
export async function revertHunks(
  room: ReviewRoom,
  { key, files }: { readonly key: string; readonly files: readonly RevertedFile[] },
): Promise<MadeEdit> {
  return editWorkTree(room, key, (workTree) =>
    Promise.all(files.map((reverted) => editOf(room.git, workTree, reverted))),
  );
}

async function editOf(git: Repository, workTree: string, { file, runs }: RevertedFile): Promise<WorkFileEdit> {
  const { oldPath, newPath, oldOid, newOid, oldMode, newMode } = file;
  const path = newPath ?? oldPath ?? "";
  const modes = [oldMode, newMode].filter((mode) => mode !== null);
  if (!modes.every((mode) => ORDINARY.has(mode))) throw refusal(path, "is no ordinary file on both sides");
  const [found = null] = await readWorkFiles(workTree, [path]);
  if (newOid === null) {
    const after = await checkedOut(git, path, oldOid ?? "");
    return { path, before: found?.bytes ?? null, after, isProgram: oldMode === "100755" };
  }
  if (found === null)
    throw new GalleyError("STALE", `${displayLine(path)} is not there any more.`, { next: LOOK_AGAIN });
  const { bytes } = found;
  const [blob, old] = await Promise.all([read(git, path, newOid), oldOid === null ? null : read(git, path, oldOid)]);
  const form = await storedForm(git, { path, bytes, oid: newOid, blob });
  const edit = { path, before: bytes, isProgram: (found.mode & 0o100) !== 0 };
  const stored = reverted(blob, old ?? Buffer.alloc(0), runs, (lines) => lines);
  if (stored === null) throw new GalleyError("BAD_INPUT", `${displayLine(path)} has no such lines.`);
  if (old === null && stored.length === 0) return { ...edit, after: null };
  if (form === "other") throw refusal(path, "stands on the disk in another encoding than git stores it");
  const adapt = form === "crlf" ? lineEnds.withReturns : (lines: Buffer): Buffer => lines;
  return { ...edit, after: reverted(bytes, old ?? Buffer.alloc(0), runs, adapt) };
}

function refusal(path: string, why: string): GalleyError {
  return new GalleyError("BAD_INPUT", `${displayLine(path)} ${why}.`, { next: ELSEWHERE });
}

async function read(git: Repository, path: string, oid: Oid): Promise<Buffer> {
  const [blob] = await readBlobs(git, [oid], { maxBytes: BLOB_TEXT_BYTES });
  if (blob === "large") throw new GalleyError("TOO_LARGE", `${displayLine(path)} is larger than Galley edits.`);
  if (blob === undefined || blob === "missing") throw new GalleyError("OBJECT_MISSING");
  return blob;
}

function reverted(
  content: Buffer,
  old: Buffer,
  runs: readonly ChangedRun[],
  adapt: (lines: Buffer) => Buffer,
): Buffer | null {
  const splices: LineSplice[] = [];
  for (const { oldStart, oldCount, newStart, newCount } of runs) {
    const lines = lineSpan(old, oldStart - 1, oldCount);
    if (lines === null) return null;
    splices.push({ from: newStart - 1, count: newCount, lines: adapt(lines) });
  }
  return spliceLines(content, splices, lineEnds.of(content));
}
