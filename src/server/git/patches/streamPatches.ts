import type { WhitespaceMode } from "#contract/compareParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, GIT_PATCH_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import type { DiffOptions } from "../diffs/diffOptions.ts";
import type { ChangedFile } from "../diffs/diffTree.ts";
import { inTurns } from "../eventLoop.ts";
import { speakablePath } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { Handover } from "../processes/streams.ts";
import { diffPatches, type FilePatch, patchCommand, pathspecsOf, type PlacedPatch } from "./diffPatches.ts";
import { patchSplitter, patchTooLarge, type SplitPatch, vanishes, WantedPatches } from "./patchSplitter.ts";
import { streamDiff } from "./streamDiff.ts";

export interface StreamPatchesOptions extends ReadOptions, DiffOptions {
  /** The place to begin at; 0 if absent. */
  readonly from?: number | undefined;
}

/** How much goes together at first: little, so that it is there at once. */
const FIRST_BYTES = 32 * 1024;

/**
 * Reads the patches of all files from one place on, in batches: those of renamed files when they are found, all others in
 * the order of `files`, which is all of `diffTree`'s list for the same two trees. One process prints the whole diff from
 * that place on, another the renames. The next batch is made while one is used, no more. Ends git when it is left.
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
  const all = files.map((file, place) => ({ file, place })).slice(from);
  const renames = all.filter(({ file }) => isRenamed(file));
  // Looking for renames takes git long before it prints anything, so few of them are looked for beside the others.
  const areFew = pathspecsOf(renames.map(({ file }) => file)).length > 0;
  const isOneDiff = !areFew;
  const flags = isOneDiff ? ["-M", `-l${RENAME_LIMIT}`] : ["--no-renames"];
  const gathering = await Gathering.of(isOneDiff ? all : all.filter(({ file }) => !isRenamed(file)), whitespace);
  const handover = new Handover<readonly PlacedPatch[]>();

  async function print(): Promise<void> {
    const diff = { command: patchCommand(ways, ...flags), oldTree, newTree, from, skip: skipTo(files, from) };
    const call = { ...rest, signal: ending, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity, isLarge: true } as const;
    const newSplitter = () => patchSplitter(GIT_PATCH_BYTES, (patch) => gathering.put(patch));
    let splitter = newSplitter();
    const isWhole = await streamDiff(repository, diff, call, () => {
      splitter = newSplitter();
      return async (bytes) => {
        splitter.push(bytes);
        return !gathering.isFull || handover.give(gathering.take());
      };
    });
    if (!isWhole) return;
    splitter.end();
    await handover.give(gathering.rest());
  }

  async function readRenames(): Promise<readonly PlacedPatch[]> {
    const found = renames.map(({ file }) => file);
    const read = { ...rest, ...ways, signal: ending };
    const patches = await diffPatches(repository, oldTree, newTree, found, read);
    return renames.flatMap(({ place }, index) => ({ place, patch: patches[index] ?? notFound() }));
  }

  let renamed = areFew && renames.length > 0 ? readRenames() : null;
  let areFound = false;
  renamed?.then(
    () => (areFound = true),
    () => (areFound = true), // It fails where it is awaited.
  );
  if (gathering.isDone) handover.end();
  else
    print().then(
      () => handover.end(),
      (error: unknown) => handover.end(error),
    );
  try {
    for await (const batch of handover.items()) {
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
  return new GalleyError("NOT_FOUND", "A file was asked for that is not in this diff.");
}

/** Has git begin at a place, or at the last before it whose name can stand on a command line. */
function skipTo(files: readonly ChangedFile[], from: number): readonly string[] {
  for (let place = from; place > 0; place--) {
    const path = files[place]?.newPath ?? files[place]?.oldPath ?? "";
    if (speakablePath(path)) return [`--skip-to=${path}`];
  }
  return [];
}

interface PlacedFile {
  readonly file: ChangedFile;
  readonly place: number;
}

/** Puts the patches that git prints to the places of their files. */
class Gathering {
  readonly #files: readonly PlacedFile[];
  readonly #wanted: WantedPatches;
  readonly #indices: ReadonlyMap<ChangedFile, number>;
  readonly #canVanish: boolean;
  /** How many of the files are settled or open. */
  #next = 0;
  #open: { readonly place: number; patch: FilePatch } | null = null;
  #batch: PlacedPatch[] = [];
  #bytes = 0;
  #full = FIRST_BYTES;

  private constructor(files: readonly PlacedFile[], wanted: WantedPatches, whitespace: WhitespaceMode) {
    this.#files = files;
    this.#wanted = wanted;
    this.#indices = new Map(files.map(({ file }, index) => [file, index]));
    this.#canVanish = whitespace !== "SHOW";
  }

  /** Prepares for the patches of some files; very many keep nobody else waiting. */
  static async of(files: readonly PlacedFile[], whitespace: WhitespaceMode): Promise<Gathering> {
    const wanted = new WantedPatches();
    await inTurns(files, ({ file }) => wanted.add(file));
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
    const found = patch.isCut ? patchTooLarge() : patch.bytes;
    if (this.#open?.place === placed.place) {
      this.#open.patch = joined(this.#open.patch, found);
      return;
    }
    this.#settle(index);
    this.#open = { place: placed.place, patch: found };
    this.#next = index + 1;
  }

  /** Gives what is settled. */
  take(): readonly PlacedPatch[] {
    const batch = this.#batch;
    this.#batch = [];
    this.#bytes = 0;
    this.#full = BATCH_BYTES;
    return batch;
  }

  /** Gives what is left, the diff being whole. */
  rest(): readonly PlacedPatch[] {
    this.#settle(this.#files.length);
    return this.take();
  }

  /** Closes the open patch, and settles the files up to one: git printed nothing of them. */
  #settle(end: number): void {
    if (this.#open !== null) {
      const { patch } = this.#open;
      this.#bytes += patch instanceof GalleyError ? 0 : patch.length;
      this.#batch.push(this.#open);
      this.#open = null;
    }
    for (const { file, place } of this.#files.slice(this.#next, Math.max(this.#next, end))) {
      const isSilent = this.#canVanish && vanishes(file);
      this.#batch.push({ place, patch: isSilent ? Buffer.alloc(0) : notFound() });
    }
  }
}

function joined(one: FilePatch, other: FilePatch): FilePatch {
  if (one instanceof GalleyError) return one;
  if (other instanceof GalleyError) return other;
  return one.length + other.length > GIT_PATCH_BYTES ? patchTooLarge() : Buffer.concat([one, other]);
}

/** How much goes in one batch: enough that each costs little, and little enough to be read without a pause. */
const BATCH_BYTES = 256 * 1024;

/** Cuts a list of patches, in its order, into batches that each end with the patch that makes BATCH_BYTES full. */
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
