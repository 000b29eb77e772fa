/**
 * @generated SignedSource<<185ba7a6c44dfeef7240747fc0f100b4>>
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

(node as any).hash = "aeed888971e2b3ac0142446047b7ef46";

export default node;
