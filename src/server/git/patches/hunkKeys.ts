import { createHash, type Hash } from "node:crypto";
import { encodeBytes } from "#contract/byteText.ts";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { CONTEXT_LINES, KEYS_CACHE_BYTES } from "#contract/limits.ts";
import { byteCache, type ByteCache } from "../byteCache.ts";
import { type ChangedFile, diffTree } from "../diffs/diffTree.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { Priority } from "../processes/childQueue.ts";
import { streamPatches } from "./streamPatches.ts";

/** Characters of a key: 132 bits of the digest, so that two changes of one key are not met by chance. */
const KEY_LENGTH = 22;

const RANGES = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/u;
const [NEWLINE, BLANK, PLUS, MINUS, AT, BACKSLASH] = [10, 32, 43, 45, 64, 92];
const NUL = Buffer.of(0);

/**
 * Gives the keys of a file's hunks, in order: of each the beginning of the SHA-256 of the file's path and of the hunk's
 * removed and added lines. So a key stays as long as these lines stay, wherever they stand. Hunks are those that git makes by
 * itself, whatever number of lines is around the patch's: changes farther apart than twice CONTEXT_LINES are two hunks. A file
 * without hunks has one key, of its paths, modes and objects. Takes the whole patch of the file, and time linear in its bytes.
 */
export function hunkKeys(file: ChangedFile, patch: Buffer): readonly string[] {
  const path = Buffer.concat([encodeBytes(file.newPath ?? file.oldPath ?? ""), NUL]);
  const keys: string[] = [];
  let hash: Hash | null = null;
  /** The line of the old side behind the last change. */
  let changed = 0;
  const end = (): void => {
    if (hash !== null) keys.push(hash.digest("base64url").slice(0, KEY_LENGTH));
    hash = null;
  };
  for (let at = 0; at < patch.length;) {
    const lineEnd = endOfLine(patch, at);
    const isHead = patch[at] === AT && patch[at + 1] === AT && patch[at + 2] === BLANK;
    const ranges = isHead ? RANGES.exec(patch.toString("latin1", at, lineEnd)) : null;
    at = lineEnd;
    if (ranges === null) continue;
    let oldLeft = Number(ranges[2] ?? 1);
    let newLeft = Number(ranges[3] ?? 1);
    let line = Number(ranges[1]) + (oldLeft === 0 ? 1 : 0);
    // Changed lines that follow each other are hashed together, as they stand.
    let run = at;
    while (at < patch.length) {
      const sign = patch[at];
      if (sign !== BACKSLASH && oldLeft <= 0 && newLeft <= 0) break;
      if (sign !== BACKSLASH && sign !== PLUS && sign !== MINUS && sign !== BLANK) break;
      const next = endOfLine(patch, at);
      if (sign === BLANK || sign === MINUS) oldLeft -= 1;
      if (sign === BLANK || sign === PLUS) newLeft -= 1;
      if (sign === PLUS || sign === MINUS) {
        // A change of type is two patches, of which the second begins anew.
        if (line < changed || line - changed > 2 * CONTEXT_LINES) end();
        hash ??= createHash("sha256").update(path);
      } else {
        if (run < at) hash?.update(patch.subarray(run, at));
        run = next;
      }
      if (sign === BLANK || sign === MINUS) line += 1;
      if (sign === PLUS || sign === MINUS) changed = line;
      at = next;
    }
    if (run < at) hash?.update(patch.subarray(run, at));
  }
  end();
  return keys.length > 0 ? keys : [keyOfFile(file)];
}

/** Gives where the next line begins. */
function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== NEWLINE) at += 1;
  return at + 1;
}

function keyOfFile({ oldPath, newPath, oldMode, newMode, oldOid, newOid }: ChangedFile): string {
  const hash = createHash("sha256");
  for (const fact of [newPath, oldPath, oldMode, newMode, oldOid, newOid])
    hash.update(encodeBytes(fact ?? "")).update(NUL);
  return hash.digest("base64url").slice(0, KEY_LENGTH);
}

/** The keys of one file's hunks, as `hunkKeys` gives them. */
export interface FileKeys {
  /** The file's place in `diffTree`'s list. */
  readonly place: number;
  readonly keys: readonly string[];
}

/** What a file and a key of it take in memory. */
const FILE_BYTES = 100;
const KEY_BYTES = 48;

/** Failures of a change, not of the moment: it would fail so again. */
const LASTING: readonly ErrorCode[] = ["TOO_LARGE", "TIMEOUT"];

type Keys = readonly FileKeys[] | null;

const caches = new WeakMap<Repository, ByteCache<Keys>>();
const reading = new WeakMap<Repository, Map<string, Promise<Keys>>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Gives the keys of all hunks between two trees, file by file: of those whose patch can be had. Null where they are more than
 * KEYS_CACHE_BYTES hold, or git does not get through in time. Reads the whole diff, once for each pair, and goes on though
 * nobody waits any more. Where no person waits (`prefetch`) one change is read after the other.
 */
export async function changeKeys(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  priority: "interactive" | "prefetch" = "interactive",
): Promise<Keys> {
  requireOids(oldTree, newTree);
  const find = (): Promise<Keys> => findKeys(repository, oldTree, newTree, priority);
  if (priority === "interactive") return find();
  const found = last.then(find);
  last = found.catch(() => undefined); // who asked is told; the next has its own try
  return found;
}

async function findKeys(repository: Repository, oldTree: Oid, newTree: Oid, priority: Priority): Promise<Keys> {
  const cache = caches.get(repository) ?? byteCache<Keys>(KEYS_CACHE_BYTES);
  caches.set(repository, cache);
  const running = reading.get(repository) ?? new Map<string, Promise<Keys>>();
  reading.set(repository, running);
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
    for await (const batch of streamPatches(repository, oldTree, newTree, files, options)) {
      for (const { place, patch } of batch) {
        const file = files[place];
        if (file === undefined || patch instanceof GalleyError) continue;
        const keys = { place, keys: hunkKeys(file, patch) };
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
