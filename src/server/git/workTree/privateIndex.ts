import { createHash, randomUUID } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { removeOld, replaceFile } from "../disk/cacheFiles.ts";
import { cacheFailure, unlessMissing } from "../disk/fsErrors.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import type { WorkTreeContext } from "./gitInWorkTree.ts";
import { workTreeDir } from "./workTreeDir.ts";

/** A copy of the repository's index. */
export interface PrivateIndex {
  readonly file: string;
  /** False if the repository has no index yet, and so no copy. */
  readonly isThere: boolean;
  /** Changes whenever the index is written. */
  readonly identity: string;
  /** True if it was copied just now, so that its file timestamps are only as current as the original's. */
  readonly isNew: boolean;
}

const PREFIX = "index-";
const SHARED = /^sharedindex\.[0-9a-f]+$/u;
/** The signature of an index file (gitformat-index(5)), and the minimum length of one. */
const SIGNATURE = "DIRC";
const HEAD_BYTES = 32;
/** Enough for about ten million files. */
const INDEX_BYTES = 1024 ** 3;
/** The temporary files next to it: a new index, and lists of blobs. */
const TEMPORARY = /^(?:new|blobs)-/u;

/**
 * Copies the index into one of our folders. The copy is kept while the original is unchanged. Its modification time is
 * not later than the original's: git treats a file written in that second or later as possibly changed, and reads it.
 * Linear in the index if it has to be copied. Fails as REPOSITORY_GONE, and as OBJECT_MISSING if the index is damaged.
 */
export async function privateIndex({ gitDir }: Repository, folder: string): Promise<PrivateIndex> {
  const original = await readIndex(join(gitDir, "index"));
  const { identity } = original;
  const file = join(folder, `${PREFIX}${identity}`);
  const isThere = original.bytes !== null;
  // The parts of a split index are next to it. A part that was lost may have been restored.
  const beside = await unlessMissing(readdir(gitDir));
  if (beside === null) throw new GalleyError("REPOSITORY_GONE");
  if (original.bytes === null) return { file, isThere, identity, isNew: false };
  const parts = beside.filter((one) => SHARED.test(one));
  const copies = await Promise.all(
    [file, ...parts.map((part) => join(folder, part))].map((path) => unlessMissing(stat(path))),
  );
  if (!copies.includes(null)) return { file, isThere, identity, isNew: false };
  try {
    await removeOthers(folder, file);
    for (const name of parts) {
      const part = await readPlainFile(join(gitDir, name), { maxBytes: INDEX_BYTES, follow: false }).catch(() => null);
      if (part !== null) await replaceFile(join(folder, name), part); // git reports the damage if a part is missing
    }
    const unfinished = join(folder, `new-${randomUUID()}`);
    await writeFile(unfinished, original.bytes, { mode: 0o600 });
    await utimes(unfinished, original.seconds, original.seconds);
    await rename(unfinished, file);
    return { file, isThere, identity, isNew: true };
  } catch (error) {
    throw cacheFailure(folder, error);
  }
}

function unreadableIndex(): GalleyError {
  const next = "Run `git read-tree HEAD` in it, which rebuilds the index from HEAD.";
  return new GalleyError("OBJECT_MISSING", "The repository's index is damaged.", { next });
}

/** Reads an index and its timestamps from one open file, since git replaces the file as a whole. */
async function readIndex(
  path: string,
): Promise<{ readonly identity: string; readonly bytes: Buffer | null; readonly seconds: number }> {
  const found = await unlessMissing(stat(path));
  if (found !== null && !found.isFile()) throw unreadableIndex();
  const handle = found === null ? null : await unlessMissing(open(path, "r"));
  if (handle === null) return { identity: indexIdentity(null), bytes: null, seconds: 0 };
  try {
    const stats = await handle.stat({ bigint: true });
    const seconds = Number(stats.mtimeNs / 1_000_000_000n);
    const bytes = await handle.readFile();
    if (bytes.length < HEAD_BYTES || !bytes.toString("latin1", 0, SIGNATURE.length).startsWith(SIGNATURE))
      throw unreadableIndex();
    return { identity: indexIdentity(stats), bytes, seconds };
  } finally {
    await handle.close();
  }
}

/** Removes copies of earlier indexes, and leftovers of killed processes. */
async function removeOthers(folder: string, file: string): Promise<void> {
  await removeOld(folder, TEMPORARY);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process of ours may remove it too.
    if (name.startsWith(PREFIX) && !path.startsWith(file)) await rm(path, { force: true });
  }
}

/**
 * Returns an identifier of an index's state, based on its file status: git replaces the file as a whole. A missing
 * index has an identifier too.
 */
export function indexIdentity(stats: BigIntStats | null): string {
  if (stats === null) return "none";
  const { ino, size, mtimeNs, ctimeNs } = stats;
  return createHash("sha256").update(`${ino} ${size} ${mtimeNs} ${ctimeNs}`).digest("hex").slice(0, 24);
}

/**
 * Prepares git commands that read a work tree, with a copy of its index. Writes nothing into the repository and runs none
 * of its programs. Starts one process. Fails as BAD_INPUT for a bare repository.
 */
export async function liveContext(
  repository: Repository,
  options: ReadOptions = {},
): Promise<WorkTreeContext & { readonly index: PrivateIndex }> {
  const dir = await workTreeDir(repository, { ...options, isLive: true });
  const index = await privateIndex(repository, dir.location.gitDir);
  return { ...options, repository, dir, index, indexFile: index.file };
}
