/**
 * @generated SignedSource<<2146c99a2dd34a5b12044e4a8f8371e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AbandonReview_review$data = {
  readonly id: string;
  readonly viewerCanAbandon: boolean;
  readonly viewerCanReopen: boolean;
  readonly " $fragmentType": "AbandonReview_review";
};
export type AbandonReview_review$key = {
  readonly " $data"?: AbandonReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbandonReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AbandonReview_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAbandon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "ca9c2c91005fdcad1e8b6ba0a5428831";

export default node;
