/**
 * @generated SignedSource<<ed8c4a95fa53bc97ca7c7c3d0bfa2d4f>>
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
  readonly hunkKeys: string | null | undefined;
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

(node as any).hash = "e85e6ae12c9ac23d20ab2ec538c09129";

export default node;
