/**
 * @generated SignedSource<<0c85a62af2fbcb3ee9f4364e4fa01d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchContents_batch$data = {
  readonly failures: ReadonlyArray<{
    readonly fileIndex: number;
    readonly message: string;
  }>;
  readonly fileIndexes: ReadonlyArray<number>;
  readonly firstPieces: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"fetchContents_piece">;
  }>;
  readonly hunkKeys?: ReadonlyArray<string>;
  readonly lineCounts: ReadonlyArray<number>;
  readonly patches: ReadonlyArray<string>;
  readonly truncated: {
    readonly fileIndex: number;
    readonly patch: string;
  } | null | undefined;
  readonly " $fragmentType": "fetchContents_batch";
};
export type fetchContents_batch$key = {
  readonly " $data"?: fetchContents_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"fetchContents_batch">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fetchContents_batch"
};

(node as any).hash = "47b69b1ff43a403ee9e9b0be2ef267fb";

export default node;
