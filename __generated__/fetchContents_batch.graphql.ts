/**
 * @generated SignedSource<<b3b8d79aca5a95b5e8ff312bb52461b5>>
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

(node as any).hash = "c8d2d61a637185b56763a2ff999c70a2";

export default node;
