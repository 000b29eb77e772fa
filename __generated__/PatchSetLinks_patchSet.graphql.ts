/**
 * @generated SignedSource<<7878422e203e21f654c2f8b561f9f96b>>
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

(node as any).hash = "1eb690e4d8a79f78ec5226b2051cc6bb";

export default node;
