import type { WhitespaceMode } from "#contract/compareParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_PATCH_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import type { DiffOptions } from "../diffs/diffOptions.ts";
import type { ChangedFile } from "../diffs/diffTree.ts";
import { forEachYielding } from "../eventLoop.ts";
import { isArgSafePath } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { manyObjects } from "../processes/gitEnvironment.ts";
import { AsyncQueue } from "../processes/streams.ts";
import { streamGit } from "../readGit.ts";
import { diffPatches, type FilePatch, patchCommand, pathspecsOf, type PlacedPatch } from "./diffPatches.ts";
import { patchSplitter, patchTooLarge, type SplitPatch, printsNothing, WantedPatches } from "./patchSplitter.ts";

export interface StreamPatchesOptions extends ReadOptions, DiffOptions {
  /** The index of the first file; 0 if absent. */
  readonly from?: number | undefined;
}

/** The size of the first batch: small, so that it arrives quickly. */
const FIRST_BYTES = 32 * 1024;

/**
 * Reads the patches of all files from an index on, in batches: those of renamed files when they are found, all others
 * in the order of `files`, which must be the whole list of `diffTree` for the same two trees. One process prints the
 * diff from that file on, another the renames. At most one batch is prepared in advance. Git stops when the consumer
 * leaves.
 */
export async function* streamPatches(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  files: readonly ChangedFile[],
  options: StreamPatchesOptions = {},
): AsyncGenerator<readonly PlacedPatch[]> {
  requireOids(oldTree, newTree);
  const { from = 0, whitespace = "SHOW", algorithm, contextLines, signal, ...rest } = options;
  const ways = { whitespace, algorithm, contextLines };
  const left = new AbortController();
  const ending = signal === undefined ? left.signal : AbortSignal.any([signal, left.signal]);
  const all = files.map((file, fileIndex) => ({ file, fileIndex })).slice(from);
  const renames = all.filter(({ file }) => isRenamed(file));
  // Rename detection delays git's output, so if renames are few they are detected in a separate process.
  const areFew = pathspecsOf(renames.map(({ file }) => file)).length > 0;
  const isOneDiff = !areFew;
  const flags = isOneDiff ? ["-M", `-l${RENAME_LIMIT}`] : ["--no-renames"];
  const gathering = await Gathering.of(isOneDiff ? all : all.filter(({ file }) => !isRenamed(file)), whitespace);
  const queue = new AsyncQueue<readonly PlacedPatch[]>();

  async function print(): Promise<void> {
    const args = [...patchCommand(ways, ...flags), ...skipTo(files, from), oldTree, newTree];
    const limits = { timeoutMs: GIT_DIFF_MS, maxBytes: Infinity } as const;
    const call = { ...rest, ...limits, where: "mirror", args, env: manyObjects, signal: ending } as const;
    const splitter = patchSplitter(GIT_PATCH_BYTES, (patch) => gathering.put(patch));
    const { code } = await streamGit(repository, call, (bytes) => {
      splitter.push(bytes);
      return !gathering.isFull || queue.give(gathering.take());
    });
    if (code === null) return;
    splitter.end();
    await queue.give(gathering.rest());
  }

  async function readRenames(): Promise<readonly PlacedPatch[]> {
    const found = renames.map(({ file }) => file);
    const read = { ...rest, ...ways, signal: ending };
    const patches = await diffPatches(repository, oldTree, newTree, found, read);
    return renames.flatMap(({ fileIndex }, index) => ({ fileIndex, patch: patches[index] ?? notFound() }));
  }

  let renamed = areFew && renames.length > 0 ? readRenames() : null;
  let areFound = false;
  renamed?.then(
    () => (areFound = true),
    () => (areFound = true), // The error is thrown where it is awaited.
  );
  if (gathering.isDone) queue.end();
  else
    print().then(
      () => queue.end(),
      (error: unknown) => queue.end(error),
    );
  try {
    for await (const batch of queue.items()) {
      yield batch;
      if (areFound && renamed !== null) {
        yield* patchesInBatches(await renamed);
        renamed = null;
      }
    }
    if (renamed !== null) yield* patchesInBatches(await renamed);
  } finally {
    left.abort();
  }
}

function isRenamed({ status }: ChangedFile): boolean {
  return status === "RENAMED" || status === "COPIED";
}

function notFound(): GalleyError {
  return new GalleyError("NOT_FOUND", "The requested file is not in this diff.");
}

/**
 * Returns the flag that makes git start at a file, or at the last one before it whose name can be passed on a command
 * line.
 */
function skipTo(files: readonly ChangedFile[], from: number): readonly string[] {
  for (let fileIndex = from; fileIndex > 0; fileIndex--) {
    const path = files[fileIndex]?.newPath ?? files[fileIndex]?.oldPath ?? "";
    if (isArgSafePath(path)) return [`--skip-to=${path}`];
  }
  return [];
}

interface PlacedFile {
  readonly file: ChangedFile;
  readonly fileIndex: number;
}

/** Assigns the patches that git prints to their files. */
class Gathering {
  readonly #files: readonly PlacedFile[];
  readonly #wanted: WantedPatches;
  readonly #indices: ReadonlyMap<ChangedFile, number>;
  readonly #canBeEmpty: boolean;
  /** The number of files that are done or open. */
  #next = 0;
  #open: { readonly fileIndex: number; patch: FilePatch } | null = null;
  #batch: PlacedPatch[] = [];
  #bytes = 0;
  #full = FIRST_BYTES;

  private constructor(files: readonly PlacedFile[], wanted: WantedPatches, whitespace: WhitespaceMode) {
    this.#files = files;
    this.#wanted = wanted;
    this.#indices = new Map(files.map(({ file }, index) => [file, index]));
    this.#canBeEmpty = whitespace !== "SHOW";
  }

  /** Prepares for the patches of some files without blocking the event loop. */
  static async of(files: readonly PlacedFile[], whitespace: WhitespaceMode): Promise<Gathering> {
    const wanted = new WantedPatches();
    await forEachYielding(files, ({ file }) => wanted.add(file));
    return new Gathering(files, wanted, whitespace);
  }

  get isDone(): boolean {
    return this.#wanted.isEmpty;
  }

  get isFull(): boolean {
    return this.#bytes >= this.#full;
  }

  put(patch: SplitPatch): void {
    const file = this.#wanted.take(patch);
    const index = file === null ? undefined : this.#indices.get(file);
    const placed = index === undefined ? undefined : this.#files[index];
    if (index === undefined || placed === undefined) return;
    const found = patch.isTruncated ? patchTooLarge() : patch.bytes;
    if (this.#open?.fileIndex === placed.fileIndex) {
      this.#open.patch = joined(this.#open.patch, found);
      return;
    }
    this.#closeUpTo(index);
    this.#open = { fileIndex: placed.fileIndex, patch: found };
    this.#next = index + 1;
  }

  /** Returns the patches that are complete. */
  take(): readonly PlacedPatch[] {
    const batch = this.#batch;
    this.#batch = [];
    this.#bytes = 0;
    this.#full = BATCH_BYTES;
    return batch;
  }

  /** Returns the remaining patches at the end of the diff. */
  rest(): readonly PlacedPatch[] {
    this.#closeUpTo(this.#files.length);
    return this.take();
  }

  /** Closes the open patch and completes the files up to `end`: git printed nothing for them. */
  #closeUpTo(end: number): void {
    if (this.#open !== null) {
      const { patch } = this.#open;
      this.#bytes += patch instanceof GalleyError ? 0 : patch.length;
      this.#batch.push(this.#open);
      this.#open = null;
    }
    for (const { file, fileIndex } of this.#files.slice(this.#next, Math.max(this.#next, end))) {
      const isSilent = this.#canBeEmpty && printsNothing(file);
      this.#batch.push({ fileIndex, patch: isSilent ? Buffer.alloc(0) : notFound() });
    }
  }
}

function joined(one: FilePatch, other: FilePatch): FilePatch {
  if (one instanceof GalleyError) return one;
  if (other instanceof GalleyError) return other;
  return one.length + other.length > GIT_PATCH_BYTES ? patchTooLarge() : Buffer.concat([one, other]);
}

/** The size of a batch: large enough to be efficient, small enough to be processed without a pause. */
const BATCH_BYTES = 256 * 1024;

/** Splits a list of patches into batches, in order; each ends with the patch that reaches BATCH_BYTES. */
export function* patchesInBatches(patches: readonly PlacedPatch[]): Generator<readonly PlacedPatch[]> {
  let batch: PlacedPatch[] = [];
  let bytes = 0;
  for (const placed of patches) {
    batch.push(placed);
    bytes += placed.patch instanceof GalleyError ? 0 : placed.patch.length;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
