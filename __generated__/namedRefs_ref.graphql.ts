/**
 * @generated SignedSource<<ffd6c43d9e46afeed553374a802af58f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type namedRefs_ref$data = {
  readonly name: string | null | undefined;
  readonly prefix: string | null | undefined;
  readonly " $fragmentType": "namedRefs_ref";
};
export type namedRefs_ref$key = {
  readonly " $data"?: namedRefs_ref$data;
  readonly " $fragmentSpreads": FragmentRefs<"namedRefs_ref">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "namedRefs_ref"
};

(node as any).hash = "d500a56a165d5814980b85cacdb7337d";

export default node;
