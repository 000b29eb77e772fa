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
 * Why one file's patch cannot be had.
 * @gqlType
 */
interface PatchFailure {
  /**
   * The file's place in the change's `fileTable`.
   * @gqlField
   */
  readonly place: Int;
  /**
   * What happened, in the words of the closed list of errors: `TOO_LARGE`, `OBJECT_MISSING` and the like.
   * @gqlField
   */
  readonly code: string;
  /**
   * What happened and what to do about it, for people.
   * @gqlField
   */
  readonly sentence: string;
}

/**
 * The beginning of a patch that is too large to go with the first: whole lines, the last hunk's head counting what is there.
 * @gqlType
 */
interface PatchBeginning {
  /**
   * The file's place in the change's `fileTable`.
   * @gqlField
   */
  readonly place: Int;
  /**
   * The beginning itself, a patch by its form.
   * @gqlField
   */
  readonly patch: string;
}

/**
 * A piece of a patch that is too large for one batch: its pieces come one after another, and together are the patch.
 * @gqlType
 */
interface PatchPiece {
  /**
   * The file's place in the change's `fileTable`.
   * @gqlField
   */
  readonly place: Int;
  /**
   * Which piece it is, counted from 0.
   * @gqlField
   */
  readonly index: Int;
  /**
   * The piece: whole lines.
   * @gqlField
   */
  readonly text: string;
  /**
   * The lines that the whole patch adds and removes, with its last piece; null before.
   * @gqlField
   */
  readonly lineCounts: readonly Int[] | null;
  /**
   * The keys of the whole patch's hunks, as `PatchBatch.hunkKeys` has them, with its last piece; null before.
   * @gqlField
   */
  hunkKeys(): string | null;
}

/** What goes in one piece, about: a part of an answer that is read without a pause that one notices. */
const PIECE_BYTES = 512 * 1024;
const NEWLINE = 10;

/** What a batch holds beside whole patches. */
interface Parts {
  readonly beginning?: WholePatch | null;
  readonly piece?: PatchPiece;
  /** Of all files, where the batch was chosen by them. */
  readonly allCounts?: ReadonlyMap<string, FileCounts> | null;
  /** The places of all files, where the batch was chosen by what belongs together. */
  readonly together?: readonly Int[] | null;
}

interface WholePatch {
  readonly place: number;
  readonly patch: Buffer;
}

/**
 * Patches of some files of a change, as lists side by side.
 * @gqlType
 */
export class PatchBatch {
  readonly __typename = "PatchBatch" as const;
  readonly #files: ChangedFiles;
  readonly #whole: readonly WholePatch[];
  readonly #failures: readonly PatchFailure[];
  readonly #parts: Parts;

  /** `files` is the change's whole list. */
  constructor(files: ChangedFiles, patches: readonly PlacedPatch[], parts: Parts = {}) {
    this.#files = files;
    this.#whole = patches.flatMap(({ place, patch }) => (patch instanceof GalleyError ? [] : [{ place, patch }]));
    this.#failures = patches.flatMap(({ place, patch }) =>
      patch instanceof GalleyError ? [{ place, code: patch.code, sentence: patch.message }] : [],
    );
    this.#parts = parts;
  }

  /** Gives some patches as batches: those that are too large in pieces, each a batch, behind the others. */
  static *inPieces(files: ChangedFiles, patches: readonly PlacedPatch[]): Generator<PatchBatch> {
    const isLarge = ({ patch }: PlacedPatch): boolean => !(patch instanceof GalleyError) && patch.length > PIECE_BYTES;
    const others = patches.filter((patch) => !isLarge(patch));
    if (others.length > 0) yield new PatchBatch(files, others);
    for (const { place, patch } of patches.filter(isLarge)) {
      if (patch instanceof GalleyError) continue;
      for (let at = 0, index = 0; at < patch.length; index++) {
        const newline = patch.indexOf(NEWLINE, at + PIECE_BYTES);
        const end = newline < 0 ? patch.length : newline + 1;
        const isLast = end === patch.length;
        const lineCounts = isLast ? countsOf(patch) : null;
        const text = decodeBytes(patch.subarray(at, end));
        const keys = () => (isLast ? keysOf(files, { place, patch }) : null);
        yield new PatchBatch(files, [], { piece: { place, index, text, lineCounts, hunkKeys: keys } });
        at = end;
      }
    }
  }

  /**
   * The places of the files in the change's `fileTable`.
   * @gqlField
   */
  places(): readonly Int[] {
    return this.#whole.map(({ place }) => place);
  }

  /**
   * The patch of each of them, as `FileChange.patch` has it.
   * @gqlField
   */
  patches(): Promise<readonly string[]> {
    return this.#ofEach(({ patch }) => textOf(patch));
  }

  /**
   * The lines that each of them adds and removes: two numbers a file, -1 twice for a binary one.
   * @gqlField
   */
  async lineCounts(): Promise<readonly Int[]> {
    return (await this.#ofEach(({ patch }) => countsOf(patch))).flat();
  }

  /**
   * The lines that each file of the change gained and lost, as `Comparison.lineCounts` has them, where these files are the first
   * by them; else null.
   * @gqlField
   */
  allLineCounts(): readonly Int[] | null {
    const { allCounts } = this.#parts;
    return allCounts ? countsInOrder(this.#files, allCounts) : null;
  }

  /**
   * The places of all files of the change in the order in which they belong together, where these files are the first in it; null
   * where they are not, or where history does not tell.
   * @gqlField
   */
  placesTogether(): readonly Int[] | null {
    return this.#parts.together ?? null;
  }

  /**
   * The keys of each one's hunks, top to bottom, joined by a space: by its key a hunk is marked as seen. It is of the file's
   * path and the hunk's removed and added lines, so it stays through a rebase that leaves them alone. A file without hunks
   * has one key, of its names, modes and objects.
   * @gqlField
   */
  hunkKeys(): Promise<readonly string[]> {
    return this.#ofEach((whole) => keysOf(this.#files, whole));
  }

  /**
   * The files of which no patch can be had.
   * @gqlField
   */
  failures(): readonly PatchFailure[] {
    return this.#failures;
  }

  /**
   * The beginning of one more file's patch, whose whole is to be asked for.
   * @gqlField
   */
  beginning(): PatchBeginning | null {
    const { beginning } = this.#parts;
    return beginning ? { place: beginning.place, patch: decodeBytes(beginning.patch) } : null;
  }

  /**
   * A piece of one more file's patch.
   * @gqlField
   */
  piece(): PatchPiece | null {
    return this.#parts.piece ?? null;
  }

  /** Finds something out of each patch; before a large one others get their turn. */
  async #ofEach<Found>(find: (whole: WholePatch) => Found | Promise<Found>): Promise<readonly Found[]> {
    const found: Found[] = [];
    for (const whole of this.#whole) {
      if (whole.patch.length > PIECE_BYTES) await nextTurn();
      found.push(await find(whole));
    }
    return found;
  }
}

/** Gives a patch as text, a large one piece by piece. */
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

function keysOf(files: readonly ChangedFile[], { place, patch }: WholePatch): string {
  const file = files[place];
  return file === undefined ? "" : hunkKeys(file, patch).join(" ");
}

/** Writes the lines that each file gained and lost, in the order of the files: two numbers a file, -1 twice for a binary one, -2 for one of which they are not known. */
export function countsInOrder(files: ChangedFiles, counts: ReadonlyMap<string, FileCounts>): readonly Int[] {
  return files.flatMap((file) => {
    const count = counts.get(file.newPath ?? file.oldPath ?? "") ?? { additions: 0, deletions: 0 };
    if (count === "unknown") return [-2, -2];
    return count === "binary" ? [-1, -1] : [count.additions, count.deletions];
  });
}
