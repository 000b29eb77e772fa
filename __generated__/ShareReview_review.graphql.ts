/**
 * @generated SignedSource<<fb3fd036977bb7783ae6a905e9f595c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareReview_review$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareReviewDialog_review">;
  readonly " $fragmentType": "ShareReview_review";
};
export type ShareReview_review$key = {
  readonly " $data"?: ShareReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareReview_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareReviewDialog_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1483d235314f952ce9e166b0d8ae04ce";

export default node;
