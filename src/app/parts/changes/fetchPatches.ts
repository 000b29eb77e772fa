import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { fetchPatchesQuery } from "#generated/fetchPatchesQuery.graphql.ts";
import { failureOf } from "../failureOf.ts";
import type { ComparedBy } from "../options/useComparing.ts";
import { readBatch, type Batch } from "./readBatch.ts";

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
    query fetchPatchesQuery($id: ID!, $places: [Int!]!, $options: DiffOptions!, $marks: Boolean!) {
      node(id: $id) {
        ... on Comparison {
          patches(places: $places, options: $options) @catch(to: RESULT) {
            ...readBatch_batch @arguments(marks: $marks)
          }
        }
      }
    }
  `;
  return fetchQuery<fetchPatchesQuery>(environment, query, { ...asked, places: [...asked.places] }).subscribe({
    next: ({ node }) => {
      const patches = node?.patches;
      if (patches?.ok && patches.value) onBatch(readBatch(patches.value));
      else onFailure(patches?.ok === false ? failureOf(patches.errors).message : TEXT.lost);
    },
    error: (error: Error) => onFailure(error.message),
  });
}
