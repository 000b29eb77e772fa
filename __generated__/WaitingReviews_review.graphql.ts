/**
 * @generated SignedSource<<292e40e8176c7dd5070d4c919c39e524>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingReviews_review$data = {
  readonly unviewed: {
    readonly files: number;
    readonly totalFiles: number;
  } | null | undefined;
  readonly " $fragmentType": "WaitingReviews_review";
};
export type WaitingReviews_review$key = {
  readonly " $data"?: WaitingReviews_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingReviews_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WaitingReviews_review",
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

(node as any).hash = "487541bded3d918b1a548fca948feae2";

export default node;
