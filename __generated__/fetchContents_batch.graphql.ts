/**
 * @generated SignedSource<<eacbd66a0d21d05ea2ee2f4a1ba62bb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchContents_batch$data = {
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

(node as any).hash = "1c6c82312cfc835de026da95abf73572";

export default node;
