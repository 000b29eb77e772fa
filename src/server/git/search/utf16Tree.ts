import { decodeBytes } from "#contract/byteText.ts";
import { BLOB_TEXT_BYTES, ENCODINGS_CACHE_BYTES, GIT_SEARCH_MS } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { lineBytes, utf16Mark } from "../contents/encoding.ts";
import { statObjects } from "../objects/catFile.ts";
import { ObjectPack, writeToMirror } from "../objects/ObjectPack.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../readGit.ts";
import { addTree } from "../trees/editTree.ts";
import { findTreeEntry } from "../trees/readTree.ts";

/** The texts in UTF-16 of a revision, as UTF-8: a tree in our mirror that has them at their paths. */
export interface Utf16Tree {
  readonly tree: Oid;
  readonly paths: ReadonlySet<string>;
}

const known = repositoryCache<Utf16Tree | null>(ENCODINGS_CACHE_BYTES);
const ENTRY_BYTES = 200;
/** Further files are left out. */
const FILES_MAX = 500;
const ALL_BYTES_MAX = 64 * 1024 * 1024;
/** The byte order marks at the start of a line. */
const MARKS = Buffer.from("^\xff\xfe\n^\xfe\xff\n", "latin1");
const REGULAR_FILE = /^100/u;

/**
 * Finds the texts in UTF-16 of a revision, which git takes for binary, by their byte order mark; null if there are none.
 * Cached. Searches all files for the mark, about as expensive as a search for a text.
 */
export async function utf16Tree(
  repository: Repository,
  revision: Oid,
  options: ReadOptions = {},
): Promise<Utf16Tree | null> {
  const cache = known(repository);
  const cached = cache.get(revision);
  if (cached !== undefined) return cached;
  const args = ["grep", "-l", "-z", "--full-name", "--no-textconv", "--basic-regexp", "-f", "-", revision, "--"];
  const call = {
    ...options,
    where: "mirror",
    args,
    input: MARKS,
    env: { LC_ALL: "C" },
    answers: [0, 1],
    heavy: true,
  } as const;
  const { stdout } = await readGit(repository, { ...call, timeoutMs: GIT_SEARCH_MS });
  const names = stdout.length === 0 ? [] : decodeBytes(stdout).split("\0").slice(0, -1).slice(0, FILES_MAX);
  const paths = names.map((name) => name.slice(revision.length + 1));
  const entries = await Promise.all(paths.map((path) => findTreeEntry(repository, revision, path, options)));
  const oids = entries.map((entry) => (entry !== null && REGULAR_FILE.test(entry.mode) ? entry.oid : null));
  const files = await texts(repository, paths, oids, options);
  const found = files.size === 0 ? null : await writeTexts(repository, files, options);
  cache.set(revision, found, ENTRY_BYTES + paths.reduce((sum, path) => sum + 2 * path.length, 0));
  return found;
}

async function texts(
  repository: Repository,
  paths: readonly string[],
  oids: readonly (Oid | null)[],
  options: ReadOptions,
): Promise<ReadonlyMap<string, Buffer>> {
  const asked = oids.flatMap((oid, index) => (oid === null ? [] : [{ oid, path: paths[index] ?? "" }]));
  const stats = await statObjects(
    repository,
    asked.map(({ oid }) => oid),
    options,
  );
  let left = ALL_BYTES_MAX;
  const wanted = asked.filter((_, index) => {
    const size = stats[index]?.size ?? Infinity;
    if (size > BLOB_TEXT_BYTES || size > left) return false;
    left -= size;
    return true;
  });
  const read = { ...options, maxBytes: BLOB_TEXT_BYTES };
  const blobs = await readBlobs(
    repository,
    wanted.map(({ oid }) => oid),
    read,
  );
  return new Map(
    wanted.flatMap(({ path }, index) => {
      const blob = blobs[index];
      return blob instanceof Buffer && utf16Mark(blob) !== null ? [[path, lineBytes(blob)] as const] : [];
    }),
  );
}

async function writeTexts(
  repository: Repository,
  files: ReadonlyMap<string, Buffer>,
  options: ReadOptions,
): Promise<Utf16Tree> {
  const pack = new ObjectPack(repository.objectFormat);
  const tree = addTree(pack, new Map(Array.from(files, ([path, text]) => [path, pack.add("blob", text)])));
  await writeToMirror(repository, pack, options);
  return { tree, paths: new Set(files.keys()) };
}
