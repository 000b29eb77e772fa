import { createHash } from "node:crypto";
import { encodeBytes } from "#contract/byteText.ts";
import { type ErrorCode, fallback, GalleyError } from "#contract/errors.ts";
import { CONTEXT_LINES, KEYS_CACHE_BYTES } from "#contract/limits.ts";
import { oncePer, repositoryCache } from "../byteCache.ts";
import { type ChangedFile, diffTree } from "../diffs/diffTree.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { Priority, Repository } from "../Repository.ts";
import { spliceSubmodules } from "../submodules/spliceSubmodules.ts";
import { patchBatches } from "./diffPatches.ts";
import { parsePatch } from "./parsePatch.ts";

/** The characters of a key: 132 bits of the digest, so that collisions do not happen by chance. */
const KEY_LENGTH = 22;

const NUL = Buffer.of(0);

/**
 * Returns the keys of a file's hunks, in order: each is the beginning of the SHA-256 of the file's path and the hunk's
 * removed and added lines. A key is stable as long as these lines are unchanged, wherever they are. Hunks are those of
 * git's default context, whatever the context of the patch: changes more than twice CONTEXT_LINES apart are two hunks.
 * A file without hunks has one key, of its paths, modes and objects. Takes the file's whole patch, and time linear in
 * its bytes.
 */
export function hunkKeys(file: ChangedFile, patch: Buffer): readonly string[] {
  const path = encodeBytes(file.newPath ?? file.oldPath ?? "");
  const keys: string[] = [];
  let lines: string[] = [];
  /** The old line after the last change. */
  let changed = 0;
  const end = (): void => {
    if (lines.length === 0) return;
    const hash = createHash("sha256").update(path).update(NUL);
    keys.push(hash.update(lines.join(""), "latin1").digest("base64url").slice(0, KEY_LENGTH));
    lines = [];
  };
  for (const hunk of parsePatch(patch.toString("latin1")).hunks) {
    let line = hunk.oldStart + (hunk.oldCount === 0 ? 1 : 0);
    for (const text of hunk.lines) {
      const sign = text.charAt(0);
      if (sign === "+" || sign === "-") {
        // A type change is two patches, and the second starts over.
        if (line < changed || line - changed > 2 * CONTEXT_LINES) end();
        lines.push(`${text}\n`);
        changed = sign === "-" ? line + 1 : line;
      }
      if (sign === " " || sign === "-") line += 1;
    }
  }
  end();
  return keys.length > 0 ? keys : [keyOfFile(file)];
}

function keyOfFile({ oldPath, newPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  const hash = createHash("sha256");
  for (const fact of [newPath, oldPath, oldMode, newMode, oldOid, newOid])
    hash.update(encodeBytes(fact ?? "")).update(NUL);
  return hash.digest("base64url").slice(0, KEY_LENGTH);
}

export interface FileKeys {
  /** The index of the file in the list of `diffTree`, with the files of submodules that differ. */
  readonly fileIndex: number;
  readonly keys: readonly string[];
}

/** The memory that a file and each of its keys take. */
const FILE_BYTES = 100;
const KEY_BYTES = 48;

/** Errors that depend on the change only and would occur again. */
const LASTING: readonly ErrorCode[] = ["TOO_LARGE", "TIMEOUT"];

type Keys = readonly FileKeys[] | null;

const keysCache = repositoryCache<Keys>(KEYS_CACHE_BYTES);
const reading = oncePer((_: Repository) => new Map<string, Promise<Keys>>());
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the keys of all hunks between two trees, file by file, for files whose patch can be read. Null if they exceed
 * KEYS_CACHE_BYTES, or git times out. Reads the whole diff, once for each pair, and continues if the caller leaves.
 * With priority `prefetch`, changes are read one after the other.
 */
export async function changeKeys(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  priority: "interactive" | "prefetch" = "interactive",
): Promise<Keys> {
  requireOids(oldTree, newTree);
  const find = async (): Promise<Keys> => {
    const given = { from: oldTree, to: newTree };
    const splicing = spliceSubmodules(repository, given, { priority, signal: repository.closing });
    const { from, to } = await splicing.catch(fallback(given, ...LASTING));
    return findKeys(repository, from, to, priority);
  };
  if (priority === "interactive") return find();
  const found = last.then(find);
  last = found.catch(() => undefined); // the caller gets the error; the next call tries again
  return found;
}

async function findKeys(repository: Repository, oldTree: Oid, newTree: Oid, priority: Priority): Promise<Keys> {
  const cache = keysCache(repository);
  const running = reading(repository);
  const key = `${oldTree} ${newTree}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = running.get(key) ?? read(repository, oldTree, newTree, priority);
  running.set(key, found);
  try {
    const keys = await found;
    cache.set(key, keys, FILE_BYTES + bytesOf(keys ?? []));
    return keys;
  } finally {
    running.delete(key);
  }
}

async function read(repository: Repository, oldTree: Oid, newTree: Oid, priority: Priority): Promise<Keys> {
  const options = { priority, signal: repository.closing };
  try {
    const files = await diffTree(repository, oldTree, newTree, options);
    const found: FileKeys[] = [];
    let bytes = 0;
    for await (const batch of patchBatches(repository, oldTree, newTree, files, options)) {
      for (const { fileIndex, patch } of batch) {
        const file = files[fileIndex];
        if (file === undefined || patch instanceof GalleyError) continue;
        const keys = { fileIndex, keys: hunkKeys(file, patch) };
        found.push(keys);
        bytes += bytesOf([keys]);
      }
      if (bytes > KEYS_CACHE_BYTES) return null;
    }
    return found;
  } catch (error) {
    if (error instanceof GalleyError && LASTING.includes(error.code)) return null;
    throw error;
  }
}

function bytesOf(files: readonly FileKeys[]): number {
  return files.reduce((sum, { keys }) => sum + FILE_BYTES + KEY_BYTES * keys.length, 0);
}
