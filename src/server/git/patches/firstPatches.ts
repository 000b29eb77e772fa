import { oncePer } from "../byteCache.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS } from "#contract/limits.ts";
import { type ChangedFile, diffFlags, type DiffOptions } from "../diffs/diffTree.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { requireRepository, streamGit } from "../processes/readGit.ts";
import { diffPatches, patchCommand, pathspecsOf, type PlacedPatch } from "./diffPatches.ts";
import { withEncodings } from "./patchEncodings.ts";
import { patchSplitter, type SplitPatch, WantedPatches } from "./patchSplitter.ts";

export interface FirstPatchesOptions extends ReadOptions, DiffOptions {
  /** The files in another order, of which the first are read; git's order if absent. */
  readonly order?: readonly ChangedFile[] | null | undefined;
}

/** The patches at the start of a diff, and the beginning of the next one if it was too large. */
export interface FirstPatches {
  readonly patches: readonly PlacedPatch[];
  readonly truncated: { readonly fileIndex: number; readonly patch: Buffer } | null;
}

/** The number of files read: more than a screen shows. */
const FILES_MAX = 8;
/** The bytes read before the rest is skipped: about 500 lines, several screens. */
const BYTES_MAX = 32 * 1024;

/** The cached patches, by the list of files, then by options and order; they live as long as the list. */
const knownIn = oncePer((_: readonly ChangedFile[]) => new Map<string, FirstPatches>());

/**
 * Reads quickly what a screen shows of the first files of a diff: git is stopped once there is enough, and a patch that
 * is incomplete by then is truncated. Request the remaining files with `diffPatches`. Cached with `files`.
 */
export async function firstPatches(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  options: FirstPatchesOptions = {},
): Promise<FirstPatches> {
  const { order = null, ...rest } = options;
  const requested = (order ?? files).slice(0, FILES_MAX);
  const key = `${diffFlags(rest).join(" ")} ${requested.map((file) => files.indexOf(file)).join(" ")}`;
  const cached = knownIn(files).get(key);
  if (cached !== undefined) return requireRepository(repository).then(() => cached);
  const readSome = (some: readonly ChangedFile[]) => read(repository, oldTree, newTree, files, some, rest);
  const found = order === null ? await readSome(requested) : await readInOrder(requested, readSome);
  knownIn(files).set(key, found);
  return found;
}

/** Reads the first file alone, since git prints files in its own order, then the others if that was not enough. */
async function readInOrder(
  [first, ...others]: readonly ChangedFile[],
  readSome: (some: readonly ChangedFile[]) => Promise<FirstPatches>,
): Promise<FirstPatches> {
  const found = await readSome(first === undefined ? [] : [first]);
  const bytes = found.patches.reduce((sum, { patch }) => sum + (patch instanceof GalleyError ? 0 : patch.length), 0);
  if (found.truncated !== null || bytes >= BYTES_MAX || others.length === 0) return found;
  const more = await readSome(others);
  return { patches: [...found.patches, ...more.patches], truncated: more.truncated };
}

async function read(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  requested: readonly ChangedFile[],
  options: Omit<FirstPatchesOptions, "order">,
): Promise<FirstPatches> {
  requireOids(oldTree, newTree);
  const { whitespace, contextLines, ...rest } = options;
  const ways = { whitespace, contextLines };
  const plain = requested.filter(({ status }) => status !== "RENAMED" && status !== "COPIED");
  const renames = requested.filter((file) => !plain.includes(file));
  const found = new Map<ChangedFile, Buffer>();
  let truncated: { readonly fileIndex: number; readonly patch: Buffer } | null = null;

  async function print(): Promise<void> {
    const wanted = new WantedPatches(plain);
    let bytesLeft = BYTES_MAX;
    let isOpen = false;
    const splitter = patchSplitter(BYTES_MAX, (patch: SplitPatch) => {
      const file = wanted.take(patch);
      if (file === null) return;
      const whole = Buffer.concat([found.get(file) ?? Buffer.alloc(0), patch.bytes]);
      if (!isOpen && !patch.isTruncated) return void found.set(file, whole);
      found.delete(file);
      const shortened = truncatePatch(whole);
      if (shortened !== null && truncated === null) truncated = { fileIndex: files.indexOf(file), patch: shortened };
    });
    const args = [...patchCommand(ways, "--no-renames"), oldTree, newTree, ...pathspecsOf(plain)];
    const end = await streamGit(repository, { ...rest, args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity }, (bytes) => {
      splitter.push(bytes);
      bytesLeft -= bytes.length;
      return bytesLeft > 0 && !wanted.isEmpty;
    });
    isOpen = end.code === null;
    splitter.end();
  }

  async function readRenames(): Promise<void> {
    const patches = await diffPatches(repository, oldTree, newTree, renames, {
      ...rest,
      ...ways,
      maxBytes: BYTES_MAX,
    });
    for (const [index, patch] of patches.entries()) {
      const file = renames[index];
      if (file !== undefined && !(patch instanceof GalleyError)) found.set(file, patch);
    }
  }

  await Promise.all([plain.length > 0 && print(), renames.length > 0 && readRenames()]);
  const printed = [...found].map(([file, patch]) => ({ file, patch }));
  const named = await withEncodings(repository, printed, options);
  const patches = printed.map(({ file, patch }, index) => ({
    fileIndex: files.indexOf(file),
    patch: named[index] ?? patch,
  }));
  return { patches: patches.toSorted((one, other) => one.fileIndex - other.fileIndex), truncated };
}

const NEWLINE = 10;
const HUNK = Buffer.from("\n@@ -");
const RANGES = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/u;
const [PLUS, MINUS, BLANK] = [43, 45, 32];

/**
 * Turns the beginning of a patch into a valid patch: drops what follows the last whole line and corrects the line
 * counts of the last hunk. Null if no hunk has a line. Linear in the bytes.
 */
export function truncatePatch(truncated: Buffer): Buffer | null {
  const whole = truncated.subarray(0, truncated.lastIndexOf(NEWLINE) + 1);
  const hunk = whole.lastIndexOf(HUNK) + 1;
  if (hunk === 0) return null;
  const lines = whole.indexOf(NEWLINE, hunk) + 1;
  const before = whole.subarray(0, hunk);
  // A line that looks like a hunk's head can only come after the lines of another hunk; without lines it is not a hunk
  // yet.
  if (lines === whole.length) return before.includes(HUNK) ? before : null;
  const head = whole.toString("latin1", hunk, lines);
  const { removed, added } = sidesOf(whole.subarray(lines));
  const shortened = head.replace(RANGES, (_, from: string, to: string) => `@@ -${from},${removed} +${to},${added} @@`);
  return Buffer.concat([before, Buffer.from(shortened, "latin1"), whole.subarray(lines)]);
}

/** Counts a hunk's lines on each side. */
function sidesOf(lines: Buffer): { readonly removed: number; readonly added: number } {
  let removed = 0;
  let added = 0;
  for (let at = 0; at < lines.length; at = lines.indexOf(NEWLINE, at) + 1) {
    const sign = lines[at];
    if (sign === MINUS || sign === BLANK) removed += 1;
    if (sign === PLUS || sign === BLANK) added += 1;
  }
  return { removed, added };
}
