import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { type FileHandle, open, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "../disk/fsErrors.ts";
import type { Repository } from "../Repository.ts";
import { requireRepository } from "../processes/readGit.ts";

/** A Git LFS pointer: the SHA-256 of the file's content, and its size in bytes. */
export interface LfsPointerRecord {
  readonly oid: string;
  readonly size: number;
}

/** A pointer is shorter than this (git-lfs, docs/spec.md). */
export const LFS_POINTER_BYTES = 1024;

/** The version comes first, then the other keys, sorted; hawser is the old name of git-lfs. */
const VERSION = /^version https?:\/\/(?:hawser|git-lfs)\.github\.com\/spec\/v1$/u;
const LINE = /^([a-z0-9.-]+) (.+)$/u;
const OID = /^sha256:([0-9a-f]{64})$/u;

/** Parses a content as a git-lfs pointer; null if it is none. Linear in at most LFS_POINTER_BYTES. */
export function parseLfsPointer(content: Uint8Array): LfsPointerRecord | null {
  if (content.length >= LFS_POINTER_BYTES) return null;
  const [version = "", ...lines] = Buffer.from(content).toString("latin1").trimEnd().split("\n");
  if (!VERSION.test(version)) return null;
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, key, value] = LINE.exec(line) ?? [];
    if (key === undefined || value === undefined || values.has(key)) return null;
    values.set(key, value);
  }
  const oid = OID.exec(values.get("oid") ?? "")?.[1];
  const size = values.get("size") ?? "";
  return oid === undefined || !/^\d{1,15}$/u.test(size) ? null : { oid, size: Number(size) };
}

/** Every pointer starts with this line (git-lfs, docs/spec.md). */
const LFS_POINTER_VERSION = "version https://git-lfs.github.com/spec/v1\n";

/**
 * Creates the pointer that git-lfs would store in the repository for a file, without running it. A file that is a
 * pointer already, or empty, is returned unchanged. Linear in the file.
 */
export async function lfsPointer(file: Buffer, signal?: AbortSignal): Promise<Buffer> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(file, { signal })) {
    if (!Buffer.isBuffer(chunk)) continue;
    hash.update(chunk);
    size += chunk.length;
  }
  if (size < LFS_POINTER_BYTES) {
    const content = await readFile(file);
    if (content.length === 0 || content.toString("latin1").startsWith(LFS_POINTER_VERSION)) return content;
  }
  return Buffer.from(`${LFS_POINTER_VERSION}oid sha256:${hash.digest("hex")}\nsize ${size}\n`);
}

/** The errors for a file that does not exist or is not read: a link, or something other than a folder on its path. */
const NOT_THERE = ["ENOENT", "ENOTDIR", "ELOOP", "ENXIO", "EISDIR"];

/** True if the repository's own LFS store has a file of the pointer's id and size. Its content is not read. */
export async function hasLfsObject(repository: Repository, pointer: LfsPointerRecord): Promise<boolean> {
  const file = await openObject(repository, pointer);
  await file?.close();
  return file !== null;
}

/**
 * Reads the content of a git-lfs pointer from the repository's own store, `lfs/objects` in its git dir; null if it is
 * not there: nothing is fetched, and no link is followed out of the store. Fails with TOO_LARGE beyond `maxBytes`, and
 * with OBJECT_MISSING if the content's SHA-256 does not match the pointer. Linear in the content.
 */
export async function readLfsObject(
  repository: Repository,
  pointer: LfsPointerRecord,
  maxBytes: number,
): Promise<Buffer | null> {
  const file = await openObject(repository, pointer);
  if (file === null) return null;
  try {
    if (pointer.size > maxBytes)
      throw new GalleyError("TOO_LARGE", `The file has ${pointer.size} bytes, more than the limit of ${maxBytes}.`);
    const content = await file.readFile();
    if (createHash("sha256").update(content).digest("hex") === pointer.oid) return content;
    throw new GalleyError("OBJECT_MISSING", `The file ${placeOf(pointer)} in the repository's git folder is damaged.`, {
      next: "Delete it, and fetch it with Git LFS.",
    });
  } finally {
    await file.close();
  }
}

/** Returns where git-lfs stores a file, below the git dir. */
function placeOf({ oid }: LfsPointerRecord): string {
  return join("lfs", "objects", oid.slice(0, 2), oid.slice(2, 4), oid);
}

/** Opens the file if it is a regular one of the right size, reached only through real folders. */
async function openObject(repository: Repository, pointer: LfsPointerRecord): Promise<FileHandle | null> {
  await requireRepository(repository);
  try {
    const path = join(await realpath(repository.commonDir), placeOf(pointer));
    if ((await realpath(path)) !== path) return null;
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stat = await file.stat();
    if (stat.isFile() && stat.size === pointer.size) return file;
    await file.close();
    return null;
  } catch (error) {
    if (NOT_THERE.includes(codeOf(error))) return null;
    if (["EACCES", "EPERM"].includes(codeOf(error)))
      throw new GalleyError("OBJECT_MISSING", "You do not have permission to read the repository's LFS store.", {
        cause: error,
        next: "Get permission to read its folder .git/lfs, then try again.",
      });
    throw error;
  }
}
