import { setImmediate as nextTurn } from "node:timers/promises";
import type { Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { ChangedFile, ChangedFiles } from "#server/git/diffs/diffTree.ts";
import type { FileCounts } from "#server/git/diffs/numstat.ts";
import type { PlacedPatch } from "#server/git/patches/diffPatches.ts";
import { hunkKeys } from "#server/git/patches/hunkKeys.ts";
import { countLines } from "#server/git/patches/parsePatch.ts";

/**
 * The reason why a file's patch is not available.
 * @gqlType
 */
interface PatchFailure {
  /**
   * The index of the file in `fileTable`.
   * @gqlField
   */
  readonly fileIndex: Int;
  /**
   * The error code: `TOO_LARGE`, `OBJECT_MISSING` and others.
   * @gqlField
   */
  readonly code: string;
  /**
   * The error message, with advice on what to do.
   * @gqlField
   */
  readonly message: string;
}

/**
 * The beginning of a patch that is too large to be included: whole lines, with the line counts of the last hunk
 * adjusted.
 * @gqlType
 */
interface TruncatedPatch {
  /**
   * The index of the file in `fileTable`.
   * @gqlField
   */
  readonly fileIndex: Int;
  /**
   * The beginning as a valid patch.
   * @gqlField
   */
  readonly patch: string;
}

/**
 * A piece of a patch that is too large for one batch. The pieces are sent in order and together are the patch.
 * @gqlType
 */
interface PatchPiece {
  /**
   * The index of the file in `fileTable`.
   * @gqlField
   */
  readonly fileIndex: Int;
  /**
   * The index of the piece, counted from 0.
   * @gqlField
   */
  readonly index: Int;
  /**
   * The text of the piece: whole lines.
   * @gqlField
   */
  readonly text: string;
  /**
   * The numbers of lines that the whole patch adds and removes, with its last piece; null before.
   * @gqlField
   */
  readonly lineCounts: readonly Int[] | null;
  /**
   * The keys of the whole patch's hunks in the format of `PatchBatch.hunkKeys`, with its last piece; null before.
   * @gqlField
   */
  hunkKeys(): string | null;
}

/** The approximate size of a piece: a part of a response that is read without a noticeable pause. */
const PIECE_BYTES = 512 * 1024;
const NEWLINE = 10;

/** Parts of a batch besides whole patches. */
interface Parts {
  readonly truncated?: WholePatch | null;
  readonly piece?: PatchPiece;
  /** The counts of all files, if the batch was chosen by them. */
  readonly allCounts?: ReadonlyMap<string, FileCounts> | null;
  /** The indexes of all files, if the batch was chosen by files changed together. */
  readonly together?: readonly Int[] | null;
}

interface WholePatch {
  readonly fileIndex: number;
  readonly patch: Buffer;
}

/**
 * Patches of some files of a change, in columns.
 * @gqlType
 */
export class PatchBatch {
  readonly __typename = "PatchBatch" as const;
  readonly #files: ChangedFiles;
  readonly #whole: readonly WholePatch[];
  readonly #failures: readonly PatchFailure[];
  readonly #parts: Parts;

  /** `files` is the whole list of the change. */
  constructor(files: ChangedFiles, patches: readonly PlacedPatch[], parts: Parts = {}) {
    this.#files = files;
    this.#whole = patches.flatMap(({ fileIndex, patch }) =>
      patch instanceof GalleyError ? [] : [{ fileIndex, patch }],
    );
    this.#failures = patches.flatMap(({ fileIndex, patch }) =>
      patch instanceof GalleyError ? [{ fileIndex, code: patch.code, message: patch.message }] : [],
    );
    this.#parts = parts;
  }

  /** Splits patches into batches: large ones come last, in pieces of one batch each. */
  static *inPieces(files: ChangedFiles, patches: readonly PlacedPatch[]): Generator<PatchBatch> {
    const isLarge = ({ patch }: PlacedPatch): boolean => !(patch instanceof GalleyError) && patch.length > PIECE_BYTES;
    const others = patches.filter((patch) => !isLarge(patch));
    if (others.length > 0) yield new PatchBatch(files, others);
    for (const { fileIndex, patch } of patches.filter(isLarge)) {
      if (patch instanceof GalleyError) continue;
      for (let at = 0, index = 0; at < patch.length; index++) {
        const newline = patch.indexOf(NEWLINE, at + PIECE_BYTES);
        const end = newline < 0 ? patch.length : newline + 1;
        const isLast = end === patch.length;
        const lineCounts = isLast ? countsOf(patch) : null;
        const text = decodeBytes(patch.subarray(at, end));
        const keys = () => (isLast ? keysOf(files, { fileIndex, patch }) : null);
        yield new PatchBatch(files, [], { piece: { fileIndex, index, text, lineCounts, hunkKeys: keys } });
        at = end;
      }
    }
  }

  /**
   * The indexes of the files in `fileTable`.
   * @gqlField
   */
  fileIndexes(): readonly Int[] {
    return this.#whole.map(({ fileIndex }) => fileIndex);
  }

  /**
   * The patch of each file, as in `FileChange.patch`.
   * @gqlField
   */
  patches(): Promise<readonly string[]> {
    return this.#ofEach(({ patch }) => textOf(patch));
  }

  /**
   * The numbers of lines that each patch adds and removes: two numbers per file, -1 twice for a binary file.
   * @gqlField
   */
  async lineCounts(): Promise<readonly Int[]> {
    return (await this.#ofEach(({ patch }) => countsOf(patch))).flat();
  }

  /**
   * The numbers of added and removed lines of all files of the change, as in `Comparison.lineCounts`, if this batch was
   * chosen by them; else null.
   * @gqlField
   */
  allLineCounts(): readonly Int[] | null {
    const { allCounts } = this.#parts;
    return allCounts ? countsInOrder(this.#files, allCounts) : null;
  }

  /**
   * The indexes of all files of the change, ordered by files changed together, if this batch is the first in that
   * order; null if not, or if history has no data.
   * @gqlField
   */
  fileIndexesTogether(): readonly Int[] | null {
    return this.#parts.together ?? null;
  }

  /**
   * The keys of each file's hunks, from top to bottom, separated by spaces. A hunk is marked as viewed by its key,
   * which is a hash of the file's path and the hunk's removed and added lines, so it survives a rebase that does not
   * change these lines. A file without hunks has one key, of its paths, modes and objects.
   * @gqlField
   */
  hunkKeys(): Promise<readonly string[]> {
    return this.#ofEach((whole) => keysOf(this.#files, whole));
  }

  /**
   * The files whose patch is not available.
   * @gqlField
   */
  failures(): readonly PatchFailure[] {
    return this.#failures;
  }

  /**
   * The beginning of another file's patch; request the whole patch separately.
   * @gqlField
   */
  truncated(): TruncatedPatch | null {
    const { truncated } = this.#parts;
    return truncated ? { fileIndex: truncated.fileIndex, patch: decodeBytes(truncated.patch) } : null;
  }

  /**
   * A piece of another file's patch.
   * @gqlField
   */
  piece(): PatchPiece | null {
    return this.#parts.piece ?? null;
  }

  /** Maps each patch, yielding to the event loop before a large one. */
  async #ofEach<Found>(find: (whole: WholePatch) => Found | Promise<Found>): Promise<readonly Found[]> {
    const found: Found[] = [];
    for (const whole of this.#whole) {
      if (whole.patch.length > PIECE_BYTES) await nextTurn();
      found.push(await find(whole));
    }
    return found;
  }
}

/** Decodes a patch, yielding to the event loop between the pieces of a large one. */
async function textOf(patch: Buffer): Promise<string> {
  if (patch.length <= PIECE_BYTES) return decodeBytes(patch);
  const texts: string[] = [];
  for (let at = 0; at < patch.length;) {
    const newline = patch.indexOf(NEWLINE, at + PIECE_BYTES);
    const end = newline < 0 ? patch.length : newline + 1;
    texts.push(decodeBytes(patch.subarray(at, end)));
    at = end;
    await nextTurn();
  }
  return texts.join("");
}

function countsOf(patch: Buffer): readonly Int[] {
  const counts = countLines(patch);
  return counts === "binary" ? [-1, -1] : [counts.additions, counts.deletions];
}

function keysOf(files: readonly ChangedFile[], { fileIndex, patch }: WholePatch): string {
  const file = files[fileIndex];
  return file === undefined ? "" : hunkKeys(file, patch).join(" ");
}

/**
 * Lists the numbers of added and removed lines in the order of the files: two numbers per file, -1 twice for a binary
 * file, -2 twice if unknown.
 */
export function countsInOrder(files: ChangedFiles, counts: ReadonlyMap<string, FileCounts>): readonly Int[] {
  return files.flatMap((file) => {
    const count = counts.get(file.newPath ?? file.oldPath ?? "") ?? { additions: 0, deletions: 0 };
    if (count === "unknown") return [-2, -2];
    return count === "binary" ? [-1, -1] : [count.additions, count.deletions];
  });
}
