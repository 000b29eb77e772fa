/**
 * @generated SignedSource<<1bd26509398b122a2a1dfe68bcd17836>>
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
  readonly lineCounts: ReadonlyArray<number>;
  readonly patches: ReadonlyArray<string>;
  readonly piece: {
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

(node as any).hash = "27d143ce984ce71f87b0e5cd18c7658d";

export default node;
