/**
 * @generated SignedSource<<621f8dae9992c705871d83f7f439bda3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readBatch_batch$data = {
  readonly beginning: {
    readonly patch: string;
    readonly place: number;
  } | null | undefined;
  readonly failures: ReadonlyArray<{
    readonly place: number;
    readonly sentence: string;
  }>;
  readonly hunkKeys?: ReadonlyArray<string>;
  readonly lineCounts: ReadonlyArray<number>;
  readonly patches: ReadonlyArray<string>;
  readonly piece: {
    readonly hunkKeys?: string | null | undefined;
    readonly index: number;
    readonly lineCounts: ReadonlyArray<number> | null | undefined;
    readonly place: number;
    readonly text: string;
  } | null | undefined;
  readonly places: ReadonlyArray<number>;
  readonly " $fragmentType": "readBatch_batch";
};
export type readBatch_batch$key = {
  readonly " $data"?: readBatch_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"readBatch_batch">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readBatch_batch"
};

(node as any).hash = "256770a74648bc4ac9141ffaebd79635";

export default node;
