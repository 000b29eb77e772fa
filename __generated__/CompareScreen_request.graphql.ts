/**
 * @generated SignedSource<<89c392c5d5ce048f1bdabb792adfdc13>>
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
  readonly isInBase: boolean;
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
      "kind": "ScalarField",
      "name": "isInBase",
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

(node as any).hash = "9c8564d1d9323d2f8b60268de14a7271";

export default node;
