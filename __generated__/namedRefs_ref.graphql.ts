/**
 * @generated SignedSource<<9f132ff92e9b7199070bf4361ec12132>>
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
  readonly revision: string | null | undefined;
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

(node as any).hash = "a2d7d7f404c50b033cba323352329e84";

export default node;
