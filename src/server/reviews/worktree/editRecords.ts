import { createHash } from "node:crypto";
import { join } from "node:path";
import { isRecord } from "#contract/isRecord.ts";
import { WORK_TREE_EDITS_KEPT } from "#contract/limits.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { DeedRecords } from "./DeedRecords.ts";

/** A file as it was before an edit, and what tells that it is still as the edit left it. */
export interface EditedFile {
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
