/**
 * @generated SignedSource<<6ffb602d26f995cc27e1b77ceaee4872>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnviewedCount_review$data = {
  readonly unviewed: {
    readonly hunks: number;
    readonly totalHunks: number;
  } | null | undefined;
  readonly " $fragmentType": "UnviewedCount_review";
};
export type UnviewedCount_review$key = {
  readonly " $data"?: UnviewedCount_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnviewedCount_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnviewedCount_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnviewedCount",
      "kind": "LinkedField",
      "name": "unviewed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hunks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalHunks",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "ad5fa51b0e2195880088021c8cdaeac5";

export default node;
