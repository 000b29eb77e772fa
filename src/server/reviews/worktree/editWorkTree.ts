import { createHash } from "node:crypto";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { WORK_TREE_EDITS_KEPT } from "#contract/limits.ts";
import { isRecord } from "#contract/wire.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { type WorkFileEdit, writeWorkFiles } from "#server/git/disk/writeWorkFiles.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { inputRules } from "../inputRules.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { requireMaintainer } from "../viewer/permissions.ts";
import { DeedRecords } from "./ActionRecords.ts";

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

/** A file as it was before an edit, and what tells that it is still as the edit left it. */
interface EditedFile {
  /** As `byteText` carries it. */
  readonly path: string;
  /** Null where there was none. */
  readonly before: Buffer | null;
  /** The SHA-256 of what was written; null where the file was taken away. */
  readonly after: string | null;
  readonly isProgram: boolean;
}

/**
 * What the last edits of a work tree replaced, by the names that clients gave them, so that each can be undone. It is kept in
 * Galley's own folder, and only the last WORK_TREE_EDITS_KEPT of them.
 */
export const editRecords = {
  /** Waits for one's turn among those who edit the work tree. */
  turn(repository: Repository): Promise<() => Promise<void>> {
    return recordsOf(repository).turn();
  },
  /** What is written of a content to know it again. */
  digestOf(content: Buffer): string {
    return createHash("sha256").update(content).digest("hex");
  },
  /** Null where there is none of the name, or no more. */
  async read(repository: Repository, name: string): Promise<readonly EditedFile[] | null> {
    return filesIn(await recordsOf(repository).read(name));
  },
  async write(repository: Repository, name: string, files: readonly EditedFile[]): Promise<void> {
    const records = files.map((file) => ({ ...file, before: file.before?.toString("base64") ?? null }));
    await recordsOf(repository).write(name, records);
  },
  async remove(repository: Repository, name: string): Promise<void> {
    await recordsOf(repository).remove(name);
  },
} as const;

function recordsOf({ shadow, id }: Repository): DeedRecords {
  return new DeedRecords(join(shadow, `edits-${id}`), WORK_TREE_EDITS_KEPT);
}

/** Null for what is none of ours. */
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
  return { path, before: before === null ? null : Buffer.from(before, "base64"), after, isProgram };
}

const RETURN = 13;

/** How the lines of a content end. */
export const lineEnds = {
  /** How its first line does. */
  of(content: Buffer): "\n" | "\r\n" {
    const newline = content.indexOf("\n");
    return newline > 0 && content[newline - 1] === RETURN ? "\r\n" : "\n";
  },
  /** Gives each line that has an end the one of Windows. */
  withReturns(lines: Buffer): Buffer {
    return Buffer.from(lines.toString("latin1").replaceAll(/\r?\n/gu, "\r\n"), "latin1");
  },
} as const;
