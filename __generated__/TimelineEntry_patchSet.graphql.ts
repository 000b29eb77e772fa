/**
 * @generated SignedSource<<a7e6acc23a3ba632f76f2be0aaad477f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_patchSet$data = {
  readonly headOid: string;
  readonly kind: PatchSetKind;
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
      "name": "kind",
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

(node as any).hash = "14e40924e54de8fa271b06afbd7368d9";

export default node;
