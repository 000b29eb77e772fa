/**
 * @generated SignedSource<<780609fbe51f77b6da090c07af9778f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnviewedCount_review$data = {
  readonly unviewed: {
    readonly files: number;
    readonly totalFiles: number;
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
          "name": "files",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalFiles",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "da1d7404a8122620fe20f71c96ec0ed2";

export default node;
