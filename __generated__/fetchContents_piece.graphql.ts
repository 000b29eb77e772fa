/**
 * @generated SignedSource<<80766ab3b06f341ac4b4de039ae47c5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchContents_piece$data = {
  readonly count: number;
  readonly fileIndex: number;
  readonly hunkKeys?: string | null | undefined;
  readonly index: number;
  readonly lineCounts: ReadonlyArray<number> | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "fetchContents_piece";
};
export type fetchContents_piece$key = {
  readonly " $data"?: fetchContents_piece$data;
  readonly " $fragmentSpreads": FragmentRefs<"fetchContents_piece">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fetchContents_piece"
};

(node as any).hash = "e960a388028bd713f2a9b096ddd58aa8";

export default node;
