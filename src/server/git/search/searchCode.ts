import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, ENCODINGS_CACHE_BYTES, GIT_SEARCH_MS, SEARCH_LINES_MAX } from "#contract/limits.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { repositoryCache } from "../byteCache.ts";
import { decodePiece, detectEncoding, lineBytes, type TextEncoding, utf16Mark } from "../contents/encoding.ts";
import { ObjectPack, writeToMirror } from "../objects/ObjectPack.ts";
import { readSmallObjects } from "../objects/catFile.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import type { Oid } from "../oid.ts";
import { readGit } from "../processes/readGit.ts";
import { addTree } from "../trees/editTree.ts";
import { findTreeEntry } from "../trees/readTree.ts";
import { grep, type GrepEnd, type GrepFile, type GrepLine, type GrepOptions, type GrepSearch } from "./grep.ts";

/**
 * Searches the files of a commit as `grep` does, and then its texts in UTF-16, which git takes for binary. Lines are
 * decoded. Files that are binary come last.
 */
export async function searchCode(
  repository: Repository,
  revision: Oid,
  pattern: string,
  options: GrepOptions = {},
): Promise<GrepSearch> {
  const { maxLines = SEARCH_LINES_MAX, signal, priority } = options;
  const read = { signal, priority };
  const first = await grep(repository, revision, pattern, options);
  let end: GrepEnd = { truncatedBy: null, isIncomplete: false };

  async function* files(): AsyncGenerator<readonly GrepFile[]> {
    const binary: GrepFile[] = [];
    let count = 0;
    for await (const batch of first.files) {
      binary.push(...batch.filter(({ isBinary }) => isBinary));
      const texts = batch.filter(({ isBinary }) => !isBinary);
      count += texts.reduce((sum, { lines }) => sum + lines.filter(({ isMatch }) => isMatch).length, 0);
      if (texts.length > 0) yield await decoded(repository, revision, texts, read);
    }
    end = first.end();
    const left = maxLines - count - binary.length;
    const wide = end.truncatedBy === null && left > 0 ? await readableTree(repository, revision, read) : null;
    if (wide !== null) {
      const second = await grep(repository, wide.tree, pattern, { ...options, maxLines: left });
      yield* second.files;
      const { truncatedBy, isIncomplete } = second.end();
      end = { truncatedBy, isIncomplete: isIncomplete || end.isIncomplete };
    }
    const others = binary.filter(({ path }) => wide?.paths.has(path) !== true);
    if (others.length > 0) yield others;
  }
  return { files: files(), end: () => end };
}

/** The search for these files is a part of the search that may be left out. */
const LEFT_OUT: readonly ErrorCode[] = ["OBJECT_MISSING", "TIMEOUT", "TOO_LARGE"];

async function readableTree(repository: Repository, revision: Oid, options: ReadOptions): Promise<Utf16Tree | null> {
  try {
    return await utf16Tree(repository, revision, options);
  } catch (error) {
    if (error instanceof GalleyError && LEFT_OUT.includes(error.code)) return null;
    throw error;
  }
}

const ESCAPED_BYTE = /[\uDC80-\uDCFF]/u;

/** Decodes the lines of files that are not UTF-8. Reads these files. */
async function decoded(
  repository: Repository,
  revision: Oid,
  files: readonly GrepFile[],
  options: ReadOptions,
): Promise<readonly GrepFile[]> {
  const escaped = files.filter(({ lines }) => lines.some(({ text }) => ESCAPED_BYTE.test(text)));
  if (escaped.length === 0) return files;
  const entries = await Promise.all(escaped.map(({ path }) => findTreeEntry(repository, revision, path, options)));
  const oids = entries.map((entry) => entry?.oid ?? repository.emptyTree);
  const blobs = await readBlobs(repository, oids, { ...options, maxBytes: BLOB_TEXT_BYTES });
  const encodings = new Map(
    escaped.map((file, index) => {
      const blob = blobs[index];
      return [file, blob instanceof Buffer ? detectEncoding(blob) : null] as const;
    }),
  );
  return files.map((file) => {
    const encoding = encodings.get(file) ?? null;
    return encoding === null ? file : { ...file, lines: file.lines.map((line) => decodedLine(line, encoding)) };
  });
}

function decodedLine(line: GrepLine, encoding: TextEncoding): GrepLine {
  const decode = (text: string): string => decodePiece(encodeBytes(text), encoding);
  const offsets = line.matches.map((offset) => decode(line.text.slice(0, offset)).length);
  // A match of the second byte of a character alone is empty now.
  const matches = offsets.flatMap((from, index) => {
    const to = offsets[index + 1] ?? from;
    return index % 2 === 0 && from < to ? [from, to] : [];
  });
  return { ...line, text: decode(line.text), matches };
}

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
async function utf16Tree(repository: Repository, revision: Oid, options: ReadOptions = {}): Promise<Utf16Tree | null> {
  const cache = known(repository);
  const cached = cache.get(revision);
  if (cached !== undefined) return cached;
  const args = ["grep", "-l", "-z", "--full-name", "--no-textconv", "--basic-regexp", "-f", "-", revision, "--"];
  const call = { ...options, args, input: MARKS, env: { LC_ALL: "C" }, answers: [0, 1], heavy: true } as const;
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
  const blobs = await readSmallObjects(
    repository,
    oids.filter((oid) => oid !== null),
    { ...options, maxBytes: BLOB_TEXT_BYTES, maxAllBytes: ALL_BYTES_MAX },
  );
  return new Map(
    paths.flatMap((path, index) => {
      const blob = blobs.get(oids[index] ?? "")?.content;
      return blob === undefined || utf16Mark(blob) === null ? [] : [[path, lineBytes(blob)] as const];
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
