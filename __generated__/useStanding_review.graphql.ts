/**
 * @generated SignedSource<<70edb11d83e19d48b0b4446cdc8eebea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStanding_review$data = {
  readonly patchSets: ReadonlyArray<{
    readonly baseOid: string | null | undefined;
    readonly headOid: string;
    readonly isCurrent: boolean;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"patchSetRecord_patchSet">;
  }>;
  readonly " $fragmentType": "useStanding_review";
};
export type useStanding_review$key = {
  readonly " $data"?: useStanding_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStanding_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useStanding_review",
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
          "name": "patchSetRecord_patchSet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "4f2f49eecb5c8fbc8b89c0ec0f2384f0";

export default node;
