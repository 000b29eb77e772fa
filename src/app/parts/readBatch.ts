import { graphql, readInlineData } from "react-relay";
import type { readBatch_batch$key } from "#generated/readBatch_batch.graphql.ts";

/** Patches of some files, as the server sends them: lists side by side, files by their places in the change's table. */
export interface Batch {
  readonly places: readonly number[];
  readonly patches: readonly string[];
  /** Two numbers a file: the lines it gained and lost, -1 twice for a binary one. */
  readonly lineCounts: readonly number[];
  readonly failures: readonly { readonly place: number; readonly sentence: string }[];
  /** The beginning of one more patch, whose whole is still to come. */
  readonly beginning: { readonly place: number; readonly patch: string } | null;
  /** A piece of a patch that is too large for one batch; the last one has the counts. */
  readonly piece: {
    readonly place: number;
    readonly index: number;
    readonly text: string;
    readonly lineCounts: readonly number[] | null;
  } | null;
}

/** Reads a batch of patches out of the answer that brought it. */
export function readBatch(key: readBatch_batch$key): Batch {
  const { places, patches, lineCounts, failures, beginning, piece } = readInlineData(
    graphql`
      fragment readBatch_batch on PatchBatch @inline @throwOnFieldError {
        places
        patches
        lineCounts
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
        }
      }
    `,
    key,
  );
  return {
    places,
    patches,
    lineCounts,
    failures: failures.map(({ place, sentence }) => ({ place, sentence })),
    beginning: beginning ? { place: beginning.place, patch: beginning.patch } : null,
    piece: piece
      ? { place: piece.place, index: piece.index, text: piece.text, lineCounts: piece.lineCounts ?? null }
      : null,
  };
}
