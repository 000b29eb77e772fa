import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_OUTPUT_BYTES, GIT_PATCH_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import { diffFlags, type DiffOptions } from "../diffs/diffOptions.ts";
import { type ChangedFile, diffTree } from "../diffs/diffTree.ts";
import { speakablePath } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import { patchHead, patchSplitter, type SplitPatch, vanishes, WantedPatches } from "./patchSplitter.ts";

export interface DiffPatchesOptions extends ReadOptions, DiffOptions {
  /** Writes binary files as patches that `git apply` takes; else they only say that they differ. */
  readonly binary?: boolean | undefined;
  /** The largest patch of one file; GIT_PATCH_BYTES if absent. */
  readonly maxBytes?: number | undefined;
}

/**
 * One file's unified diff, empty where all that differs is white space that is ignored; or why there is none: TOO_LARGE, or
 * NOT_FOUND for a file that is not in this diff.
 */
export type FilePatch = Buffer | GalleyError;

/** A patch is recognized by its head, which is kept however small the limit for the whole is. */
const HEAD_BYTES = 64 * 1024;

/** Tells files apart, and takes records of the same file as one. */
function keyOf(file: ChangedFile): string {
  return patchHead(file).join("");
}

/**
 * Writes each file's unified diff as `git diff-tree -p --full-index` prints it, in the order of `files`, which come from
 * `diffTree` of the same two trees. However many they are it takes one process, and one or two more if renames are among
 * them; each patch is known for its file's by its whole head (names, modes, ids). A file whose patch exceeds `maxBytes`
 * is TOO_LARGE by itself, as are those that do not fit into GIT_OUTPUT_BYTES any more. Reads no more of the diff than it
 * takes to find them all, which is all of it where git prints nothing of one because of ignored white space.
 */
export async function diffPatches(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  options: DiffPatchesOptions = {},
): Promise<readonly FilePatch[]> {
  requireOids(oldTree, newTree);
  const { whitespace, algorithm, contextLines, binary = false, maxBytes = GIT_PATCH_BYTES, ...rest } = options;
  const found = new Map<string, FilePatch>();
  let total = 0;

  function put(file: ChangedFile, { bytes, isCut }: SplitPatch): void {
    const key = keyOf(file);
    const before = found.get(key) ?? Buffer.alloc(0);
    if (before instanceof GalleyError) return;
    const size = before.length + bytes.length;
    const isTooLarge = isCut || size > maxBytes || total + bytes.length > GIT_OUTPUT_BYTES;
    if (!isTooLarge) total += bytes.length;
    const whole = before.length === 0 ? bytes : Buffer.concat([before, bytes]);
    found.set(
      key,
      isTooLarge ? new GalleyError("TOO_LARGE", `The patch of this file exceeds ${maxBytes} bytes.`) : whole,
    );
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
    const command = patchCommand({ whitespace, algorithm, contextLines }, ...flags, ...(binary ? ["--binary"] : []));
    const args = [...command, oldTree, newTree, ...specs];
    const call = { ...rest, where: "shadow", args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity } as const;
    const end = await streamGit(repository, call, (bytes) => {
      splitter.push(bytes);
      return !wanted.isEmpty;
    });
    if (end.code !== null) splitter.end();
  }

  const isRenamed = ({ status }: ChangedFile): boolean => status === "RENAMED" || status === "COPIED";
  const unique = [...new Map(files.map((file) => [keyOf(file), file])).values()];
  const plain = unique.filter((file) => !isRenamed(file));
  // Renames are found again among the renamed files alone where these are few; that can pair them differently, which
  // their heads tell, and then, or where there is a copy or too many, among all files as `diffTree` did.
  const renames = unique.filter(isRenamed);
  const renamesAll = ["-M", `-l${RENAME_LIMIT}`];
  const specs = renames.every(({ status }) => status === "RENAMED") ? pathspecsOf(renames) : [];
  await Promise.all([
    plain.length > 0 && print(plain, ["--no-renames"], pathspecsOf(plain)),
    renames.length > 0 && specs.length > 0 && print(renames, renamesAll, specs),
  ]);
  const left = renames.filter((file) => !found.has(keyOf(file)));
  if (left.length > 0) await print(left, [...renamesAll, "--diff-filter=RC"], []);
  const silent =
    (whitespace ?? "SHOW") === "SHOW" ? [] : plain.filter((file) => vanishes(file) && !found.has(keyOf(file)));
  if (silent.length > 0) {
    const listed = new Set((await diffTree(repository, oldTree, newTree, rest)).map(keyOf));
    for (const key of silent.map(keyOf)) if (listed.has(key)) found.set(key, Buffer.alloc(0));
  }
  return files.map(
    (file) => found.get(keyOf(file)) ?? new GalleyError("NOT_FOUND", "A file was asked for that is not in this diff."),
  );
}

/** A file's patch with the file's place in the list of `diffTree`, counted from 0. */
export interface PlacedPatch {
  readonly place: number;
  readonly patch: FilePatch;
}

const FLAGS = ["-r", "-p", "--full-index", "--no-color", "--no-ext-diff", "--no-textconv"];

/** Gives the command that prints patches as `patchHead` knows them; the two trees and pathspecs go behind it. */
export function patchCommand(options: DiffOptions, ...flags: readonly string[]): readonly string[] {
  return ["diff-tree", ...FLAGS, ...diffFlags(options), ...flags];
}

/** Git compares every path with every pathspec: beyond this many it is quicker to print the whole diff and pick. */
const PATHS_MAX = 300;
const PATHS_BYTES_MAX = 96 * 1024;

/** Gives the nearest folder of a path that can stand on a command line; null for the root. */
function speakableFolder(path: string): string | null {
  if (speakablePath(path)) return path;
  const slash = path.lastIndexOf("/");
  return slash < 0 ? null : speakableFolder(path.slice(0, slash));
}

/** Gives the pathspecs for some files, with the word before them, or none at all where the whole diff has to be printed. */
export function pathspecsOf(files: readonly ChangedFile[]): readonly string[] {
  const paths = new Set<string>();
  for (const { oldPath, newPath } of files) {
    for (const path of [oldPath, newPath]) {
      if (path === null) continue;
      const spec = speakableFolder(path);
      if (spec === null) return [];
      paths.add(spec);
    }
  }
  const specs = [...paths];
  const bytes = specs.reduce((sum, spec) => sum + 3 * spec.length, 0);
  return specs.length > PATHS_MAX || bytes > PATHS_BYTES_MAX ? [] : ["--", ...specs];
}
