/**
 * @generated SignedSource<<dcc1f13491c82b78c729849ab02c8376>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareReview_review$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareReview_dialog">;
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
      "name": "ShareReview_dialog"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "f0a837ff7b20d07222e91a094dcca0b0";

export default node;
