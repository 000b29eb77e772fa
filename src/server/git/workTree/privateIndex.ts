import { createHash, randomUUID } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { removeOld, replaceFile } from "../disk/cacheFiles.ts";
import { cacheFailure, unlessMissing } from "../disk/fsErrors.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import type { Repository } from "../openRepository.ts";

/** A copy of the index of whoever uses the repository. */
export interface PrivateIndex {
  readonly file: string;
  /** False where the repository has no index yet, and so no copy. */
  readonly isThere: boolean;
  /** Another one whenever the index was written since. */
  readonly identity: string;
  /** It was copied just now, and knows no more of the files than the original. */
  readonly isNew: boolean;
}

const PREFIX = "index-";
const SHARED = /^sharedindex\.[0-9a-f]+$/u;
/** How an index begins (gitformat-index), and how long the shortest one is at least. */
const SIGNATURE = "DIRC";
const HEAD_BYTES = 32;
/** Some ten million files. */
const INDEX_BYTES = 1024 ** 3;
/** What is put together beside it: an index, and lists of contents. */
const TEMPORARY = /^(?:new|blobs)-/u;

/**
 * Gives a copy of the index in a folder of ours. It is kept while the original stays what it is. Its time is the original's
 * or earlier: git takes a file that was written in that second or later for one that may have changed, and looks into it.
 * Linear in the index, where it has to be copied. Fails as REPOSITORY_GONE, as OBJECT_MISSING where the index is damaged.
 */
export async function privateIndex({ gitDir }: Repository, folder: string): Promise<PrivateIndex> {
  const original = await readIndex(join(gitDir, "index"));
  const { identity } = original;
  const file = join(folder, `${PREFIX}${identity}`);
  const isThere = original.bytes !== null;
  // Parts of a split index lie beside it; one that was lost may have come back.
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
      if (part !== null) await replaceFile(join(folder, name), part); // what lacks one is damaged, which git says
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

function damaged(): GalleyError {
  const next = "Look at what `git status` says in it; `git reset` makes an index anew from HEAD.";
  return new GalleyError("OBJECT_MISSING", "The repository's index is damaged.", { next });
}

interface OriginalIndex {
  readonly identity: string;
  readonly bytes: Buffer | null;
  readonly seconds: number;
}

/** Reads an index and its times from one open file: git replaces it as a whole. */
async function readIndex(path: string): Promise<OriginalIndex> {
  const found = await unlessMissing(stat(path));
  if (found !== null && !found.isFile()) throw damaged();
  const handle = found === null ? null : await unlessMissing(open(path, "r"));
  if (handle === null) return { identity: indexIdentity(null), bytes: null, seconds: 0 };
  try {
    const stats = await handle.stat({ bigint: true });
    const seconds = Number(stats.mtimeNs / 1_000_000_000n);
    const bytes = await handle.readFile();
    if (bytes.length < HEAD_BYTES || !bytes.toString("latin1", 0, SIGNATURE.length).startsWith(SIGNATURE))
      throw damaged();
    return { identity: indexIdentity(stats), bytes, seconds };
  } finally {
    await handle.close();
  }
}

/** Takes away the copies of what the index was before, and what a killed process left behind. */
async function removeOthers(folder: string, file: string): Promise<void> {
  await removeOld(folder, TEMPORARY);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process of ours may take it away as well.
    if (name.startsWith(PREFIX) && !path.startsWith(file)) await rm(path, { force: true });
  }
}

/** Names the state of an index by what its file shows: git replaces it as a whole. One that is not there has a name too. */
export function indexIdentity(stats: BigIntStats | null): string {
  if (stats === null) return "none";
  const { ino, size, mtimeNs, ctimeNs } = stats;
  return createHash("sha256").update(`${ino} ${size} ${mtimeNs} ${ctimeNs}`).digest("hex").slice(0, 24);
}
