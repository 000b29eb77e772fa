/**
 * @generated SignedSource<<ac66e9ee0cdc201f84860fc88e371a10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewsScreen_counts$data = {
  readonly abandoned: number;
  readonly approved: number;
  readonly changesRequested: number;
  readonly merged: number;
  readonly open: number;
  readonly waitingForViewer: number;
  readonly " $fragmentType": "ReviewsScreen_counts";
};
export type ReviewsScreen_counts$key = {
  readonly " $data"?: ReviewsScreen_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewsScreen_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewsScreen_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesRequested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "merged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abandoned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingForViewer",
      "storageKey": null
    }
  ],
  "type": "ReviewCounts",
  "abstractKey": null
};

(node as any).hash = "6616e7c2ae5ace35c2000c08f2639f4a";

export default node;
