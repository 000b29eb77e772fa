import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_OUTPUT_BYTES, GIT_PATCH_BYTES, PATCH_BATCH_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import { type ChangedFile, diffFlags, type DiffOptions, diffTree } from "../diffs/diffTree.ts";
import { isArgSafePath } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { streamGit } from "../processes/readGit.ts";
import { withEncodings } from "./patchEncodings.ts";
import { patchHead, patchSplitter, type SplitPatch, printsNothing, WantedPatches } from "./patchSplitter.ts";

export interface DiffPatchesOptions extends ReadOptions, DiffOptions {
  /** True to write binary files as patches that `git apply` accepts; else they only say that they differ. */
  readonly binary?: boolean | undefined;
  /** The size limit of one file's patch; GIT_PATCH_BYTES if absent. */
  readonly maxBytes?: number | undefined;
}

/**
 * One file's unified diff, empty if it has only ignored whitespace changes; or an error: TOO_LARGE, or NOT_FOUND for a
 * file that is not in this diff.
 */
export type FilePatch = Buffer | GalleyError;

export const READ_WITH_GIT = { next: "Read it with git, in a terminal." };

/** A patch is recognized by its head, so that much is always kept, however small the limit is. */
const HEAD_BYTES = 64 * 1024;

/** Returns a key that is equal for two records of the same file. */
function keyOf(file: ChangedFile): string {
  return patchHead(file).join("");
}

/**
 * Prints each file's unified diff as `git diff-tree -p --full-index` does, in the order of `files`, which come from
 * `diffTree` of the same two trees. Takes one process, and one or two more if there are renames. Patches are matched
 * with files by their whole head (names, modes, ids). A file whose patch exceeds `maxBytes` is TOO_LARGE, as are those
 * that exceed GIT_OUTPUT_BYTES together. Reads no more of the diff than needed to find all files, which is all of it if
 * git prints nothing for one of them because of ignored whitespace.
 */
export async function diffPatches(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  options: DiffPatchesOptions = {},
): Promise<readonly FilePatch[]> {
  const patches = await readPatches(repository, oldTree, newTree, files, Infinity, options);
  return patches.map((patch) => patch ?? notInDiff());
}

/**
 * Prints files' diffs as `diffPatches` does, but stops git when `batchBytes` have been read, and reads no more files
 * than can be named on its command line: null for each file that was not reached. At least one is. `files` are in git's
 * order.
 */
export async function diffPatchesUpTo(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  batchBytes: number,
  options: DiffPatchesOptions = {},
): Promise<readonly (FilePatch | null)[]> {
  const named = files.slice(0, Math.max(1, namedTogether(files)));
  const patches = await readPatches(repository, oldTree, newTree, named, batchBytes, options);
  return files.map((_, index) => patches[index] ?? null);
}

function notInDiff(): GalleyError {
  return new GalleyError("NOT_FOUND", "The requested file is not in this diff.");
}

async function readPatches(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  batchBytes: number,
  options: DiffPatchesOptions,
): Promise<readonly (FilePatch | null)[]> {
  requireOids(oldTree, newTree);
  const { whitespace, contextLines, binary = false, maxBytes = GIT_PATCH_BYTES, ...rest } = options;
  const found = new Map<string, FilePatch>();
  let total = 0;
  let isStopped = false;
  /** The key of a file of which only the first of two patches has been read. */
  let half: string | null = null;

  function put(file: ChangedFile, { bytes, isTruncated }: SplitPatch): void {
    const key = keyOf(file);
    if (file.status === "TYPE_CHANGED") half = half === key ? null : key;
    const before = found.get(key) ?? Buffer.alloc(0);
    if (before instanceof GalleyError) return;
    const size = before.length + bytes.length;
    const isTooLarge = isTruncated || size > maxBytes || total + bytes.length > GIT_OUTPUT_BYTES;
    if (!isTooLarge) total += bytes.length;
    const whole = before.length === 0 ? bytes : Buffer.concat([before, bytes]);
    const happened = `The patch of this file exceeds ${maxBytes} bytes.`;
    found.set(key, isTooLarge ? new GalleyError("TOO_LARGE", happened, READ_WITH_GIT) : whole);
  }

  async function print(
    wantedFiles: readonly ChangedFile[],
    flags: readonly string[],
    specs: readonly string[],
  ): Promise<void> {
    const wanted = new WantedPatches(wantedFiles);
    const splitter = patchSplitter(Math.max(maxBytes, HEAD_BYTES), (patch) => {
      const file = wanted.take(patch);
      if (file !== null) put(file, patch);
    });
    const command = patchCommand({ whitespace, contextLines }, ...flags, ...(binary ? ["--binary"] : []));
    const args = [...command, oldTree, newTree, ...specs];
    const end = await streamGit(repository, { ...rest, args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity }, (bytes) => {
      splitter.push(bytes);
      isStopped ||= total >= batchBytes && half === null;
      return !wanted.isEmpty && !isStopped;
    });
    if (end.code !== null) splitter.end();
  }

  const isRenamed = ({ status }: ChangedFile): boolean => status === "RENAMED" || status === "COPIED";
  const unique = [...new Map(files.map((file) => [keyOf(file), file])).values()];
  const plain = unique.filter((file) => !isRenamed(file));
  // If there are few renames, they are detected again among the renamed files only. That can pair them differently,
  // which their heads show; then, and for copies or too many renames, all files are compared as in `diffTree`.
  const renames = unique.filter(isRenamed);
  const renamesAll = ["-M", `-l${RENAME_LIMIT}`];
  const specs = renames.every(({ status }) => status === "RENAMED") ? pathspecsOf(renames) : [];
  await Promise.all([
    plain.length > 0 && print(plain, ["--no-renames"], pathspecsOf(plain)),
    renames.length > 0 && specs.length > 0 && print(renames, renamesAll, specs),
  ]);
  if (half !== null) found.delete(half);
  const left = renames.filter((file) => !found.has(keyOf(file)));
  if (left.length > 0 && !isStopped) await print(left, [...renamesAll, "--diff-filter=RC"], []);
  // Git prints nothing for a file with ignored changes only; it has passed those before the last one that it printed.
  const passed = isStopped ? plain.slice(0, plain.findLastIndex((file) => found.has(keyOf(file))) + 1) : plain;
  const silent =
    (whitespace ?? "SHOW") === "SHOW" ? [] : passed.filter((file) => printsNothing(file) && !found.has(keyOf(file)));
  if (silent.length > 0) {
    const listed = new Set((await diffTree(repository, oldTree, newTree, rest)).map(keyOf));
    for (const key of silent.map(keyOf)) if (listed.has(key)) found.set(key, Buffer.alloc(0));
  }
  const patched = files.map((file) => ({
    file,
    patch: found.get(keyOf(file)) ?? (isStopped ? null : notInDiff()),
  }));
  return binary ? patched.map(({ patch }) => patch) : withEncodings(repository, patched, options);
}

/** A file's patch with the index of the file in the list of `diffTree`, counted from 0. */
export interface PlacedPatch {
  readonly fileIndex: number;
  readonly patch: FilePatch;
}

/** Files per batch: few enough to name them on git's command line. */
const FILES_AT_ONCE = 200;

/**
 * Prints the patches of a whole change, one batch of about PATCH_BATCH_BYTES after the other; `files` is the list of
 * `diffTree`. A batch takes one process, and one or two more if there are renames.
 */
export async function* patchBatches(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  options: DiffPatchesOptions = {},
): AsyncGenerator<readonly PlacedPatch[]> {
  let open: readonly { readonly file: ChangedFile; readonly fileIndex: number }[] = [];
  for (let next = 0; next < files.length || open.length > 0;) {
    const more = files.slice(next, next + FILES_AT_ONCE - open.length);
    const batch = [...open, ...more.map((file, index) => ({ file, fileIndex: next + index }))];
    next += more.length;
    const named = batch.map(({ file }) => file);
    const patches = await diffPatchesUpTo(repository, oldTree, newTree, named, PATCH_BATCH_BYTES, options);
    open = batch.filter((_, index) => patches[index] === null);
    yield batch.flatMap(({ fileIndex }, index) => {
      const patch = patches[index];
      return patch == null ? [] : [{ fileIndex, patch }];
    });
  }
}

const FLAGS = ["-r", "-p", "--full-index", "--no-color", "--no-ext-diff", "--no-textconv"];

/** Returns the command that prints patches in the format of `patchHead`; append the two trees and pathspecs. */
export function patchCommand(options: DiffOptions, ...flags: readonly string[]): readonly string[] {
  return ["diff-tree", ...FLAGS, ...diffFlags(options), ...flags];
}

/** Git compares every path with every pathspec: beyond this many it is faster to print the whole diff and pick. */
const PATHS_MAX = 300;
const PATHS_BYTES_MAX = 96 * 1024;

/** Returns how many of the files, from the first on, `pathspecsOf` names. */
function namedTogether(files: readonly ChangedFile[]): number {
  let [paths, bytes] = [0, 0];
  const tooMany = files.findIndex(({ oldPath, newPath }) => {
    for (const path of new Set([oldPath, newPath])) {
      paths += path === null ? 0 : 1;
      bytes += 3 * (path?.length ?? 0);
    }
    return paths > PATHS_MAX || bytes > PATHS_BYTES_MAX;
  });
  return tooMany < 0 ? files.length : tooMany;
}

/** Returns the path if it can be passed on a command line, else its nearest such folder; null for the root. */
function argSafeFolder(path: string): string | null {
  if (isArgSafePath(path)) return path;
  const slash = path.lastIndexOf("/");
  return slash < 0 ? null : argSafeFolder(path.slice(0, slash));
}

/** Returns the pathspecs of some files, preceded by `--`; empty if the whole diff has to be printed. */
export function pathspecsOf(files: readonly ChangedFile[]): readonly string[] {
  const paths = new Set<string>();
  for (const { oldPath, newPath } of files) {
    for (const path of [oldPath, newPath]) {
      if (path === null) continue;
      const spec = argSafeFolder(path);
      if (spec === null) return [];
      paths.add(spec);
    }
  }
  const specs = [...paths];
  const bytes = specs.reduce((sum, spec) => sum + 3 * spec.length, 0);
  return specs.length > PATHS_MAX || bytes > PATHS_BYTES_MAX ? [] : ["--", ...specs];
}
