import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS } from "#contract/limits.ts";
import { diffFlags, type DiffOptions } from "../diffs/diffOptions.ts";
import type { ChangedFile } from "../diffs/diffTree.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import { requireRepository } from "../repositoryState.ts";
import { diffPatches, patchCommand, pathspecsOf, type PlacedPatch } from "./diffPatches.ts";
import { patchSplitter, type SplitPatch, WantedPatches } from "./patchSplitter.ts";

export interface FirstPatchesOptions extends ReadOptions, DiffOptions {
  /** The files in another order, the first of which are read; git's if absent. */
  readonly order?: readonly ChangedFile[] | null | undefined;
}

/** The patches at a diff's beginning; of the next one its own beginning, where it was too large to go with them. */
export interface FirstPatches {
  readonly patches: readonly PlacedPatch[];
  readonly beginning: { readonly place: number; readonly patch: Buffer } | null;
}

/** The files asked about: more than a screen shows. */
const FILES_MAX = 8;
/** What is read before the rest is left: some 500 lines, several screens. */
const BYTES_MAX = 32 * 1024;

/**
 * What was read, by the list of files that it belongs to and how it was compared and which came first: for as long as that
 * list is kept.
 */
const known = new WeakMap<readonly ChangedFile[], Map<string, FirstPatches>>();

/**
 * Reads what a screen shows of a diff's first files, quickly: git is ended once there is enough, and a patch that is not
 * through by then is cut. Files that are not in the answer are to be asked for by `diffPatches`. Cached with `files`.
 */
export async function firstPatches(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  options: FirstPatchesOptions = {},
): Promise<FirstPatches> {
  const { order = null, ...rest } = options;
  const asked = (order ?? files).slice(0, FILES_MAX);
  const key = `${diffFlags(rest).join(" ")} ${asked.map((file) => files.indexOf(file)).join(" ")}`;
  const kept = known.get(files)?.get(key);
  if (kept !== undefined) {
    await requireRepository(repository);
    return kept;
  }
  const readSome = (some: readonly ChangedFile[]) => read(repository, oldTree, newTree, files, some, rest);
  const found = order === null ? await readSome(asked) : await readInTurn(asked, readSome);
  known.set(files, (known.get(files) ?? new Map<string, FirstPatches>()).set(key, found));
  return found;
}

/** Reads the first file by itself, as git prints them in an order of its own, then the others if that was not enough. */
async function readInTurn(
  [first, ...others]: readonly ChangedFile[],
  readSome: (some: readonly ChangedFile[]) => Promise<FirstPatches>,
): Promise<FirstPatches> {
  const found = await readSome(first === undefined ? [] : [first]);
  const bytes = found.patches.reduce((sum, { patch }) => sum + (patch instanceof GalleyError ? 0 : patch.length), 0);
  if (found.beginning !== null || bytes >= BYTES_MAX || others.length === 0) return found;
  const more = await readSome(others);
  return { patches: [...found.patches, ...more.patches], beginning: more.beginning };
}

async function read(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  asked: readonly ChangedFile[],
  options: Omit<FirstPatchesOptions, "order">,
): Promise<FirstPatches> {
  requireOids(oldTree, newTree);
  const { whitespace, algorithm, contextLines, ...rest } = options;
  const ways = { whitespace, algorithm, contextLines };
  const plain = asked.filter(({ status }) => status !== "RENAMED" && status !== "COPIED");
  const renames = asked.filter((file) => !plain.includes(file));
  const found = new Map<ChangedFile, Buffer>();
  let beginning: { readonly place: number; readonly patch: Buffer } | null = null;

  async function print(): Promise<void> {
    const wanted = new WantedPatches(plain);
    let bytesLeft = BYTES_MAX;
    let isOpen = false;
    const splitter = patchSplitter(BYTES_MAX, (patch: SplitPatch) => {
      const file = wanted.take(patch);
      if (file === null) return;
      const whole = Buffer.concat([found.get(file) ?? Buffer.alloc(0), patch.bytes]);
      if (!isOpen && !patch.isCut) return void found.set(file, whole);
      found.delete(file);
      const cut = cutPatch(whole);
      if (cut !== null && beginning === null) beginning = { place: files.indexOf(file), patch: cut };
    });
    const args = [...patchCommand(ways, "--no-renames"), oldTree, newTree, ...pathspecsOf(plain)];
    const call = { ...rest, where: "shadow", args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity } as const;
    const end = await streamGit(repository, call, (bytes) => {
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
  const patches = [...found].map(([file, patch]) => ({ place: files.indexOf(file), patch }));
  return { patches: patches.toSorted((one, other) => one.place - other.place), beginning };
}

const NEWLINE = 10;
const HUNK = Buffer.from("\n@@ -");
const RANGES = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/u;
const [PLUS, MINUS, BLANK] = [43, 45, 32];

/**
 * Makes a whole patch of a patch's beginning: what follows the last whole line is left out, and the last hunk's head says
 * how many lines are there. Null where not a single line of a hunk is. Linear in the bytes.
 */
export function cutPatch(beginning: Buffer): Buffer | null {
  const whole = beginning.subarray(0, beginning.lastIndexOf(NEWLINE) + 1);
  const hunk = whole.lastIndexOf(HUNK) + 1;
  if (hunk === 0) return null;
  const lines = whole.indexOf(NEWLINE, hunk) + 1;
  const before = whole.subarray(0, hunk);
  // A line that begins like a hunk's head follows only another hunk's lines: without any it is no hunk yet.
  if (lines === whole.length) return before.includes(HUNK) ? before : null;
  const head = whole.toString("latin1", hunk, lines);
  const { removed, added } = sidesOf(whole.subarray(lines));
  const cut = head.replace(RANGES, (_, from: string, to: string) => `@@ -${from},${removed} +${to},${added} @@`);
  return Buffer.concat([before, Buffer.from(cut, "latin1"), whole.subarray(lines)]);
}

/** Counts the lines that a hunk's lines have on each side. */
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
