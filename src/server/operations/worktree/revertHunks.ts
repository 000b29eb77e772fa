import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { checkedOut, storedForm } from "#server/git/workTree/storedForm.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { utf16Mark } from "#server/git/contents/encoding.ts";
import { lineSpan, type LineSplice, spliceLines } from "#server/git/contents/text.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import type { WorkFileEdit } from "#server/git/disk/writeWorkFiles.ts";
import { editWorkTree, lineEnds, type MadeEdit } from "./editWorkTree.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { ChangedRun } from "#server/reviews/texts/changedRuns.ts";

export interface RevertedFile {
  readonly file: ChangedFile;
  readonly runs: readonly ChangedRun[];
}

const ORDINARY = new Set(["100644", "100755"]);
const RELOAD_HINT = "Nothing was changed. Refresh the work tree, then try again.";

/**
 * Reverts changes in the files of the work tree: restores the lines of the old side and keeps everything else byte for
 * byte; the index does not change. Reverting all lines of an added file deletes it, and a deleted file comes back.
 * Works only while each file has the content of the new side; all files or none. Fails as STALE, as BAD_INPUT if there
 * are no such lines or no regular file, and as `writeWorkFiles` does.
 */
export async function revertHunks(
  context: ReviewContext,
  { key, files }: { readonly key: string; readonly files: readonly RevertedFile[] },
): Promise<MadeEdit> {
  return editWorkTree(context, key, (workTree) =>
    Promise.all(files.map((reverted) => editOf(context.git, workTree, reverted))),
  );
}

async function editOf(git: Repository, workTree: string, { file, runs }: RevertedFile): Promise<WorkFileEdit> {
  const { oldPath, newPath, oldOid, newOid, oldMode, newMode } = file;
  const path = newPath ?? oldPath ?? "";
  const modes = [oldMode, newMode].filter((mode) => mode !== null);
  if (!modes.every((mode) => ORDINARY.has(mode))) throw refusal(path, "is not a regular file on both sides");
  const [found = null] = await readWorkFiles(workTree, [path]);
  if (newOid === null) {
    const after = await checkedOut(git, path, oldOid ?? "");
    return { path, before: found?.bytes ?? null, after, isProgram: oldMode === "100755" };
  }
  if (found === null)
    throw new GalleyError("STALE", `${displayLine(path)} does not exist any more.`, { next: RELOAD_HINT });
  const { bytes } = found;
  const [blob, old] = await Promise.all([read(git, path, newOid), oldOid === null ? null : read(git, path, oldOid)]);
  if ([blob, old].some((content) => content !== null && utf16Mark(content) !== null)) throw refusal(path, "is UTF-16");
  const form = await storedForm(git, { path, bytes, oid: newOid, blob });
  const edit = { path, before: bytes, isProgram: (found.mode & 0o100) !== 0 };
  const stored = reverted(blob, old ?? Buffer.alloc(0), runs, (lines) => lines);
  if (stored === null) throw new GalleyError("BAD_INPUT", `${displayLine(path)} does not have these lines.`);
  if (old === null && stored.length === 0) return { ...edit, after: null };
  if (form === "other") throw refusal(path, "has another encoding on disk than in git");
  const adapt = form === "crlf" ? lineEnds.withReturns : (lines: Buffer): Buffer => lines;
  return { ...edit, after: reverted(bytes, old ?? Buffer.alloc(0), runs, adapt) };
}

function refusal(path: string, why: string): GalleyError {
  return new GalleyError("BAD_INPUT", `${displayLine(path)} ${why}.`, { next: "Change it in an editor." });
}

async function read(git: Repository, path: string, oid: Oid): Promise<Buffer> {
  const [blob] = await readBlobs(git, [oid], { maxBytes: BLOB_TEXT_BYTES });
  if (blob === "large") throw new GalleyError("TOO_LARGE", `${displayLine(path)} is too large to edit in Galley.`);
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
