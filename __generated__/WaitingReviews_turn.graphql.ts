/**
 * @generated SignedSource<<27a8251ed6e1fbe4d8702f355b4d2c89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type WaitingReviews_turn$data = Result<{
  readonly isEmpty: boolean;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedReviews_repository" | "WaitingReviews_repository">;
  readonly " $fragmentType": "WaitingReviews_turn";
}, unknown>;
export type WaitingReviews_turn$key = {
  readonly " $data"?: WaitingReviews_turn$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingReviews_turn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "WaitingReviews_turn",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmpty",
      "storageKey": null
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChangedReviews_repository"
        }
      ]
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WaitingReviews_repository"
        }
      ]
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "c9b887946849d5fca8baf16096de74d0";

export default node;
