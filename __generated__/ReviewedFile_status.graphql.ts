/**
 * @generated SignedSource<<5a00fdf24bff256623f08749dc139759>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewedFile_status$data = {
  readonly patchSets: ReadonlyArray<{
    readonly baseOid: string | null | undefined;
    readonly headOid: string;
    readonly isCurrent: boolean;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_patchSet">;
  }>;
  readonly " $fragmentType": "ReviewedFile_status";
};
export type ReviewedFile_status$key = {
  readonly " $data"?: ReviewedFile_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewedFile_status",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baseOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "reviewFragments_patchSet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "bd30995875e7b20393236110236a38a2";

export default node;
