/**
 * @generated SignedSource<<98e4d90b3edf73c0c9dd3905c5e903e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevisionPicker_ref$data = {
  readonly name: string | null | undefined;
  readonly prefix: string | null | undefined;
  readonly revision: string | null | undefined;
  readonly upstream: {
    readonly aheadBy: number | null | undefined;
    readonly behindBy: number | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "RevisionPicker_ref";
};
export type RevisionPicker_ref$key = {
  readonly " $data"?: RevisionPicker_ref$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionPicker_ref">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RevisionPicker_ref"
};

(node as any).hash = "89c8913561d99fcfdad8e3fda90df494";

export default node;
