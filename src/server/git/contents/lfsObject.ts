import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open, realpath, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { codeOf } from "../disk/codeOf.ts";
import type { Repository } from "../openRepository.ts";
import type { LfsPointerRecord } from "./parseLfsPointer.ts";
import { requireRepository } from "../repositoryGone.ts";

/** What says that there is no such file, or none that is read: a link, or something else than a folder on the way to it. */
const NOT_THERE = ["ENOENT", "ENOTDIR", "ELOOP", "ENXIO", "EISDIR"];
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Tells whether the repository's own LFS store holds a file of the pointer's id and size. Its content is not read. */
export async function hasLfsObject(repository: Repository, pointer: LfsPointerRecord): Promise<boolean> {
  const file = await openObject(repository, pointer);
  await file?.close();
  return file !== null;
}

/**
 * Reads what a pointer of git-lfs stands for out of the repository's own store, `lfs/objects` in its git dir; null where it is
 * not there: nothing is fetched, and no link is followed out of the store. Fails as TOO_LARGE beyond `maxBytes`, as
 * OBJECT_MISSING where the content's SHA-256 is not the one that the pointer names. Linear in the content.
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
      throw new GalleyError(
        "TOO_LARGE",
        `The file has ${pointer.size} bytes, more than the ${maxBytes} that are read at once.`,
      );
    const content = await file.readFile();
    if (createHash("sha256").update(content).digest("hex") === pointer.oid) return content;
    throw new GalleyError(
      "OBJECT_MISSING",
      "The file in the repository's LFS store is not the one that its pointer names.",
      {
        next: "Run `git lfs fsck` in it, then try again.",
      },
    );
  } finally {
    await file.close();
  }
}

/** Opens the file where it is an ordinary one of the right size, reached through ordinary folders alone. */
async function openObject(repository: Repository, { oid, size }: LfsPointerRecord): Promise<FileHandle | null> {
  await requireRepository(repository);
  const way = join("lfs", "objects", oid.slice(0, 2), oid.slice(2, 4), oid);
  try {
    const path = join(await realpath(repository.commonDir), way);
    if ((await realpath(path)) !== path) return null;
    const file = await open(path, FLAGS);
    const stat = await file.stat();
    if (stat.isFile() && stat.size === size) return file;
    await file.close();
    return null;
  } catch (error) {
    if (NOT_THERE.includes(codeOf(error))) return null;
    if (["EACCES", "EPERM"].includes(codeOf(error)))
      throw new GalleyError("OBJECT_MISSING", "You have no right to read the repository's LFS store.", {
        cause: error,
      });
    throw error;
  }
}
