/**
 * @generated SignedSource<<2b6f291c50f07baefdd070115d368f3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type InReview_review$data = {
  readonly key: string;
  readonly state: ReviewState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useStanding_review">;
  readonly " $fragmentType": "InReview_review";
};
export type InReview_review$key = {
  readonly " $data"?: InReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"InReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InReview_review",
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
      "name": "useStanding_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "109e4f12c73fd2902c6f59401ea9325d";

export default node;
