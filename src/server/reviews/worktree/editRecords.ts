import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { WORK_TREE_EDITS_KEPT } from "#contract/limits.ts";
import { cacheFailure } from "#server/git/disk/cacheFailure.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { replaceFile } from "#server/git/disk/replaceFile.ts";
import { unlessMissing } from "#server/git/disk/unlessMissing.ts";

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

const ENDING = ".json";

/**
 * What the last edits of a work tree replaced, by the names that clients gave them, so that each can be undone. It is kept in
 * Galley's own folder, and only the last WORK_TREE_EDITS_KEPT of them.
 */
export const editRecords = {
  /** The folder that they are in. */
  folderOf({ shadow, id }: Pick<Repository, "shadow" | "id">): string {
    return join(shadow, `edits-${id}`);
  },
  /** What is written of a content to know it again. */
  digestOf(content: Buffer): string {
    return createHash("sha256").update(content).digest("hex");
  },
  /** Null where there is none of the name, or no more. */
  async read(repository: Repository, name: string): Promise<readonly EditedFile[] | null> {
    const text = await unlessMissing(readFile(join(this.folderOf(repository), name + ENDING), "utf8"));
    return text === null ? null : parsed(text);
  },
  async write(repository: Repository, name: string, files: readonly EditedFile[]): Promise<void> {
    const folder = this.folderOf(repository);
    const records = files.map((file) => ({ ...file, before: file.before?.toString("base64") ?? null }));
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replaceFile(join(folder, name + ENDING), JSON.stringify(records));
      await dropOld(folder);
    } catch (error) {
      throw cacheFailure(folder, error);
    }
  },
  async remove(repository: Repository, name: string): Promise<void> {
    await rm(join(this.folderOf(repository), name + ENDING), { force: true });
  },
} as const;

async function dropOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING));
  if (names.length <= WORK_TREE_EDITS_KEPT) return;
  const files = await Promise.all(names.map(async (name) => ({ name, at: await timeOf(join(folder, name)) })));
  const old = files.toSorted((one, other) => other.at - one.at).slice(WORK_TREE_EDITS_KEPT);
  for (const { name } of old) await rm(join(folder, name), { force: true });
}

async function timeOf(file: string): Promise<number> {
  return (await unlessMissing(stat(file)))?.mtimeMs ?? 0;
}

/** Null for what is none of ours. */
function parsed(text: string): readonly EditedFile[] | null {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) return null;
  const files = value.map(fileIn);
  return files.every((file) => file !== null) ? files : null;
}

function fileIn(value: unknown): EditedFile | null {
  if (typeof value !== "object" || value === null) return null;
  const { path, before, after, isProgram } = { path: null, before: null, after: null, isProgram: false, ...value };
  if (typeof path !== "string" || typeof isProgram !== "boolean") return null;
  if (typeof before !== "string" && before !== null) return null;
  if (typeof after !== "string" && after !== null) return null;
  return { path, before: before === null ? null : Buffer.from(before, "base64"), after, isProgram };
}
