/**
 * @generated SignedSource<<14533e2e95ccc49456167d0175585a29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_patchSet$data = {
  readonly headOid: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_patchSet">;
  readonly " $fragmentType": "TimelineEntry_patchSet";
};
export type TimelineEntry_patchSet$key = {
  readonly " $data"?: TimelineEntry_patchSet$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_patchSet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimelineEntry_patchSet",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "reviewFragments_patchSet"
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

(node as any).hash = "007b1a6ec5882cd42caa0c1fed639d5d";

export default node;
