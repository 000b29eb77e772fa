/**
 * @generated SignedSource<<8ca28534d24d4f1828af40eeea93d322>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PatchSetLinks_patchSet$data = {
  readonly headOid: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"patchSetRecord_patchSet">;
  readonly " $fragmentType": "PatchSetLinks_patchSet";
};
export type PatchSetLinks_patchSet$key = {
  readonly " $data"?: PatchSetLinks_patchSet$data;
  readonly " $fragmentSpreads": FragmentRefs<"PatchSetLinks_patchSet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PatchSetLinks_patchSet",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "patchSetRecord_patchSet"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headOid",
      "storageKey": null
    }
  ],
  "type": "PatchSet",
  "abstractKey": null
};

(node as any).hash = "6e9b29ee75a90734ad4fe830f688c42e";

export default node;
