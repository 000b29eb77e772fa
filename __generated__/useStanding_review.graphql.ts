/**
 * @generated SignedSource<<6ea95f2cb8602b7417ed7b4681e362b2>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "0ffec85a3ff06e40dc1c3250b99c059d";

export default node;
