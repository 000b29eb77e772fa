import { graphql, readInlineData } from "react-relay";
import type { readBatch_batch$key } from "#generated/readBatch_batch.graphql.ts";

/** Patches of some files, as the server sends them: lists side by side, files by their places in the change's table. */
export interface Batch {
  readonly places: readonly number[];
  readonly patches: readonly string[];
  /** Two numbers a file: the lines it gained and lost, -1 twice for a binary one. */
  readonly lineCounts: readonly number[];
  /** The keys of each file's hunks, joined by spaces, where they were asked for. */
  readonly hunkKeys?: readonly string[] | undefined;
  readonly failures: readonly { readonly place: number; readonly sentence: string }[];
  /** The beginning of one more patch, whose whole is still to come. */
  readonly beginning: { readonly place: number; readonly patch: string } | null;
  /** A piece of a patch that is too large for one batch; the last one has the counts. */
  readonly piece: {
    readonly place: number;
    readonly index: number;
    readonly text: string;
    readonly lineCounts: readonly number[] | null;
    /** The keys of the whole patch's hunks, with the last piece, where they were asked for. */
    readonly hunkKeys?: string | null | undefined;
  } | null;
}

/** Reads a batch of patches out of the answer that brought it. */
export function readBatch(key: readBatch_batch$key): Batch {
  const { places, patches, lineCounts, hunkKeys, failures, beginning, piece } = readInlineData(
    graphql`
      fragment readBatch_batch on PatchBatch
      @inline
      @throwOnFieldError
      @argumentDefinitions(marks: { type: "Boolean!", defaultValue: false }) {
        places
        patches
        lineCounts
        hunkKeys @include(if: $marks)
        failures {
          place
          sentence
        }
        beginning {
          place
          patch
        }
        piece {
          place
          index
          text
          lineCounts
          hunkKeys @include(if: $marks)
        }
      }
    `,
    key,
  );
  return {
    places,
    patches,
    lineCounts,
    hunkKeys,
    failures: failures.map(({ place, sentence }) => ({ place, sentence })),
    beginning: beginning ? { place: beginning.place, patch: beginning.patch } : null,
    piece: piece
      ? {
          place: piece.place,
          index: piece.index,
          text: piece.text,
          lineCounts: piece.lineCounts ?? null,
          hunkKeys: piece.hunkKeys,
        }
      : null,
  };
}
