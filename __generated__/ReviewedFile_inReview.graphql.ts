/**
 * @generated SignedSource<<37ddca8d4eeb09ffeaadd422a9e35cf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewedFile_inReview$data = {
  readonly key: string;
  readonly state: ReviewState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_status">;
  readonly " $fragmentType": "ReviewedFile_inReview";
};
export type ReviewedFile_inReview$key = {
  readonly " $data"?: ReviewedFile_inReview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_inReview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewedFile_inReview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewedFile_status"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "6f82b3d9c7552c20205693e5c73056ec";

export default node;
