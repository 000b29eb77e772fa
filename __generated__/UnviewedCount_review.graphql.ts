/**
 * @generated SignedSource<<4bc926d7b648579f460755198c212aff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnviewedCount_review$data = {
  readonly unseen: {
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
      "concreteType": "UnseenCount",
      "kind": "LinkedField",
      "name": "unseen",
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

(node as any).hash = "a8585ff405f08f777eb657e020030c85";

export default node;
