import { createHash } from "node:crypto";
import { join } from "node:path";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { WORK_TREE_EDITS_MAX } from "#contract/limits.ts";
import { isRecord } from "#contract/wire.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { type WorkFileEdit, writeWorkFiles } from "#server/git/disk/writeWorkFiles.ts";
import { requireWorkTree } from "#server/git/workTree/workTreeDir.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { requireMaintainer } from "#server/reviews/state/Viewer.ts";
import { ActionRecords } from "./ActionRecords.ts";

export interface MadeEdit {
  /** The id to undo it with. */
  readonly edit: string;
  /** The files that were written or deleted; paths as `byteText` encodes them. */
  readonly paths: readonly string[];
}

/**
 * Edits files of the work tree, all or none, and saves their previous content for undo. Edits of one work tree wait for
 * each other, also across Galley processes. `plan` returns the new content of the files. A repeated key whose files are
 * still as the edit left them is not applied again. Fails as `writeWorkFiles` does, and as FORBIDDEN.
 */
export async function editWorkTree(
  { git, viewer }: ReviewContext,
  key: string,
  plan: (workTree: string) => Promise<readonly WorkFileEdit[]>,
): Promise<MadeEdit> {
  requireMaintainer(viewer);
  inputRules.key(key);
  const workTree = requireWorkTree(git);
  const records = recordsOf(git);
  const releaseLock = await records.acquireLock();
  try {
    const made = await madeBefore(records, workTree, key);
    if (made !== null) return made;
    const edits = (await plan(workTree)).filter(({ before, after }) => !isSame(before, after));
    if (edits.length === 0) throw new GalleyError("BAD_INPUT", "Nothing would change.");
    await records.write(key, edits.map(recordOf));
    try {
      await writeWorkFiles(workTree, edits);
    } catch (error) {
      await records.remove(key);
      throw error;
    }
    return { edit: key, paths: edits.map(({ path }) => path) };
  } finally {
    await releaseLock();
  }
}

function recordOf({ path, before, after, isProgram = false }: WorkFileEdit): EditedFile {
  const digest = after === null ? null : digestOf(after);
  return { path, before: before?.toString("base64") ?? null, after: digest, isProgram };
}

function isSame(before: Buffer | null, after: Buffer | null): boolean {
  return before === null || after === null ? before === after : before.equals(after);
}

async function madeBefore(
  records: ActionRecords<readonly EditedFile[]>,
  workTree: string,
  key: string,
): Promise<MadeEdit | null> {
  const record = await records.read(key);
  if (record === null) return null;
  const paths = record.map(({ path }) => path);
  const files = await readWorkFiles(workTree, paths);
  const isMade = record.every(({ after }, at) => {
    const bytes = files[at]?.bytes ?? null;
    return bytes === null ? after === null : digestOf(bytes) === after;
  });
  return isMade ? { edit: key, paths } : null;
}

/** A file before an edit, and the digest that shows whether it is still as the edit left it. */
interface EditedFile {
  /** As `byteText` encodes it. */
  readonly path: string;
  /** In base64; null if the file did not exist. */
  readonly before: string | null;
  /** The SHA-256 of the new content; null if the file was deleted. */
  readonly after: string | null;
  readonly isProgram: boolean;
}

/**
 * The previous content of files in the last edits of a work tree, by the keys of their clients, so that each can be
 * undone. Saved in Galley's own folder; only the last WORK_TREE_EDITS_MAX are kept.
 */
function recordsOf({ mirror, id }: Repository): ActionRecords<readonly EditedFile[]> {
  return new ActionRecords(join(mirror, `edits-${id}`), WORK_TREE_EDITS_MAX, filesIn);
}

function digestOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function filesIn(record: unknown): readonly EditedFile[] | null {
  if (!Array.isArray(record)) return null;
  const files = record.map(fileIn);
  return files.every((file) => file !== null) ? files : null;
}

function fileIn(value: unknown): EditedFile | null {
  if (!isRecord(value)) return null;
  const { path, before, after, isProgram } = value;
  if (typeof path !== "string" || typeof isProgram !== "boolean") return null;
  if (typeof before !== "string" && before !== null) return null;
  if (typeof after !== "string" && after !== null) return null;
  return { path, before, after, isProgram };
}

const RETURN = 13;

export const lineEnds = {
  /** Returns the line end of the first line. */
  of(content: Buffer): "\n" | "\r\n" {
    const newline = content.indexOf("\n");
    return newline > 0 && content[newline - 1] === RETURN ? "\r\n" : "\n";
  },
  /** Converts all line ends to CRLF. */
  withReturns(lines: Buffer): Buffer {
    return Buffer.from(lines.toString("latin1").replaceAll(/\r?\n/gu, "\r\n"), "latin1");
  },
} as const;

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
    const record = await recordsOf(context.git).read(inputRules.key(edit));
    if (record === null) throw new GalleyError("NOT_FOUND", UNKNOWN, { next: BY_HAND });
    const files = await readWorkFiles(
      workTree,
      record.map(({ path }) => path),
    );
    return record.map(({ path, before, after: made, isProgram }, at) => {
      const file = files[at] ?? null;
      const digest = file === null ? null : digestOf(file.bytes);
      if (digest !== made) {
        throw new GalleyError("STALE", `${displayLine(path)} was changed after this edit.`, { next: LEAVE });
      }
      const after = before === null ? null : Buffer.from(before, "base64");
      return { path, before: file?.bytes ?? null, after, isProgram };
    });
  });
}
