import type { Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { countLines } from "#server/git/countLines.ts";
import type { PlacedPatch } from "#server/git/PlacedPatch.ts";

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
}

/** What goes in one piece, about: a part of an answer that is read without a pause that one notices. */
const PIECE_BYTES = 512 * 1024;
const NEWLINE = 10;

/** What a batch holds beside whole patches. */
interface Parts {
  readonly beginning?: { readonly place: number; readonly patch: Buffer } | null;
  readonly piece?: PatchPiece;
}

/**
 * Patches of some files of a change, as lists side by side.
 * @gqlType
 */
export class PatchBatch {
  readonly __typename = "PatchBatch" as const;
  readonly #whole: readonly { readonly place: number; readonly patch: Buffer }[];
  readonly #failures: readonly PatchFailure[];
  readonly #parts: Parts;

  constructor(patches: readonly PlacedPatch[], parts: Parts = {}) {
    this.#whole = patches.flatMap(({ place, patch }) => (patch instanceof GalleyError ? [] : [{ place, patch }]));
    this.#failures = patches.flatMap(({ place, patch }) =>
      patch instanceof GalleyError ? [{ place, code: patch.code, sentence: patch.message }] : [],
    );
    this.#parts = parts;
  }

  /** Gives some patches as batches: those that are too large in pieces, each a batch, behind the others. */
  static *inPieces(patches: readonly PlacedPatch[]): Generator<PatchBatch> {
    const isLarge = ({ patch }: PlacedPatch): boolean => !(patch instanceof GalleyError) && patch.length > PIECE_BYTES;
    const others = patches.filter((patch) => !isLarge(patch));
    if (others.length > 0) yield new PatchBatch(others);
    for (const { place, patch } of patches.filter(isLarge)) {
      if (patch instanceof GalleyError) continue;
      for (let at = 0, index = 0; at < patch.length; index++) {
        const newline = patch.indexOf(NEWLINE, at + PIECE_BYTES);
        const end = newline < 0 ? patch.length : newline + 1;
        const lineCounts = end === patch.length ? countsOf(patch) : null;
        const text = decodeBytes(patch.subarray(at, end));
        yield new PatchBatch([], { piece: { place, index, text, lineCounts } });
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
  patches(): readonly string[] {
    return this.#whole.map(({ patch }) => decodeBytes(patch));
  }

  /**
   * The lines that each of them adds and removes: two numbers a file, -1 twice for a binary one.
   * @gqlField
   */
  lineCounts(): readonly Int[] {
    return this.#whole.flatMap(({ patch }) => countsOf(patch));
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
}

function countsOf(patch: Buffer): readonly Int[] {
  const counts = countLines(patch);
  return counts === "binary" ? [-1, -1] : [counts.additions, counts.deletions];
}
