import { fetchQuery, graphql, readInlineData } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchContents_batch$key } from "#generated/fetchContents_batch.graphql.ts";
import type { fetchContentsLineCountsQuery } from "#generated/fetchContentsLineCountsQuery.graphql.ts";
import type { fetchContentsPatchesQuery } from "#generated/fetchContentsPatchesQuery.graphql.ts";
import type { fetchContentsSizesQuery } from "#generated/fetchContentsSizesQuery.graphql.ts";
import type { fetchContentsTextQuery } from "#generated/fetchContentsTextQuery.graphql.ts";
import { failureOf } from "../fieldFailure.ts";
import type { ComparedBy } from "../options/useReaderOptions.ts";

const TEXT = {
  lost: "This file's lines could not be read.",
} as const;

export interface PatchesAsked {
  readonly id: string;
  readonly places: readonly number[];
  readonly options: ComparedBy;
  /** Whether the keys of their hunks come with them. */
  readonly marks: boolean;
}

/** Asks in one request for the patches of a comparison's files at some places. One of the two is called, once. */
export function fetchPatches(
  environment: IEnvironment,
  asked: PatchesAsked,
  onBatch: (batch: Batch) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchContentsPatchesQuery($id: ID!, $places: [Int!]!, $options: DiffOptions!, $marks: Boolean!) {
      node(id: $id) {
        ... on Comparison {
          patches(places: $places, options: $options) @catch(to: RESULT) {
            ...fetchContents_batch @arguments(marks: $marks)
          }
        }
      }
    }
  `;
  return fetchQuery<fetchContentsPatchesQuery>(environment, query, { ...asked, places: [...asked.places] }).subscribe({
    next: ({ node }) => {
      const patches = node?.patches;
      if (patches?.ok && patches.value) onBatch(readBatch(patches.value));
      else onFailure(patches?.ok === false ? failureOf(patches.errors).message : TEXT.lost);
    },
    error: (error: Error) => onFailure(error.message),
  });
}

const FETCH_TEXT_TEXT = {
  lost: "This file's text could not be read.",
  none: "This file has no text.",
} as const;

/** Asks for the whole text of a comparison's file at a place. One of the two is called, once. */
export function fetchText(
  environment: IEnvironment,
  asked: { readonly id: string; readonly place: number },
  onText: (text: string) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchContentsTextQuery($id: ID!, $place: Int!) {
      node(id: $id) {
        ... on Comparison {
          text(place: $place) @catch(to: RESULT) {
            content
          }
        }
      }
    }
  `;
  return fetchQuery<fetchContentsTextQuery>(environment, query, asked).subscribe({
    next: ({ node }) => {
      const text = node?.text;
      if (text?.ok === false) onFailure(failureOf(text.errors).message);
      else if (text === undefined) onFailure(FETCH_TEXT_TEXT.lost);
      else if (text.value?.content == null) onFailure(FETCH_TEXT_TEXT.none);
      else onText(text.value.content);
    },
    error: (error: Error) => onFailure(error.message),
  });
}

/** Asks how large the sides of a comparison's files at some places are; `null` is given where that cannot be had. */
export function fetchSizes(
  environment: IEnvironment,
  { id, places }: { readonly id: string; readonly places: readonly number[] },
  onSizes: (sizes: readonly number[] | null) => void,
): Subscription {
  const query = graphql`
    query fetchContentsSizesQuery($id: ID!, $places: [Int!]!) {
      node(id: $id) {
        ... on Comparison {
          sizes(places: $places) @catch(to: NULL)
        }
      }
    }
  `;
  return fetchQuery<fetchContentsSizesQuery>(environment, query, { id, places: [...places] }).subscribe({
    next: ({ node }) => onSizes(node?.sizes ?? null),
    error: () => onSizes(null),
  });
}

const FETCH_LINE_COUNTS_TEXT = {
  lost: "Try again.",
} as const;

/** Has git count the lines of all files of a comparison: two numbers a file. One of the two is called, once. */
export function fetchLineCounts(
  environment: IEnvironment,
  asked: { readonly id: string; readonly options: ComparedBy },
  onCounts: (lineCounts: readonly number[]) => void,
  onFailure: (sentence: string) => void,
): Subscription {
  const query = graphql`
    query fetchContentsLineCountsQuery($id: ID!, $options: DiffOptions!) {
      node(id: $id) {
        ... on Comparison {
          lineCounts(options: $options) @catch(to: RESULT)
        }
      }
    }
  `;
  return fetchQuery<fetchContentsLineCountsQuery>(environment, query, asked).subscribe({
    next: ({ node }) => {
      const counts = node?.lineCounts;
      if (counts?.ok && counts.value) onCounts(counts.value);
      else onFailure(counts?.ok === false ? failureOf(counts.errors).message : FETCH_LINE_COUNTS_TEXT.lost);
    },
    error: (error: Error) => onFailure(error.message),
  });
}

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
export function readBatch(key: fetchContents_batch$key): Batch {
  const { places, patches, lineCounts, hunkKeys, failures, beginning, piece } = readInlineData(
    graphql`
      fragment fetchContents_batch on PatchBatch
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
