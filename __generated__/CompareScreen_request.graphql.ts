/**
 * @generated SignedSource<<e76c4ee326d2fa884259fcf0b032d1c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type CompareScreen_request$data = {
  readonly aheadBy: number;
  readonly behindBy: number;
  readonly head: {
    readonly reviews: ReadonlyArray<{
      readonly key: string;
      readonly state: ReviewState;
      readonly title: string;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RequestReview_dialog">;
  readonly " $fragmentType": "CompareScreen_request";
};
export type CompareScreen_request$key = {
  readonly " $data"?: CompareScreen_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareScreen_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompareScreen_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aheadBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "behindBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "head",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Review",
          "kind": "LinkedField",
          "name": "reviews",
          "plural": true,
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
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestReview_dialog"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "7599a7d106126fd20ac711a5c9ea24d9";

export default node;
