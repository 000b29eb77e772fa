/**
 * @generated SignedSource<<89f46f20ec087161a84d8fe34b449187>>
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
  readonly piece: {
    readonly fileIndex: number;
    readonly hunkKeys?: string | null | undefined;
    readonly index: number;
    readonly lineCounts: ReadonlyArray<number> | null | undefined;
    readonly text: string;
  } | null | undefined;
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

(node as any).hash = "729f716eee548694698966a7001f7b2e";

export default node;
