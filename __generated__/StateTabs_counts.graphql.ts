/**
 * @generated SignedSource<<5869358775664688c448982c2d0ffd4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StateTabs_counts$data = {
  readonly abandoned: number;
  readonly approved: number;
  readonly changesRequested: number;
  readonly merged: number;
  readonly open: number;
  readonly waitingForViewer: number;
  readonly " $fragmentType": "StateTabs_counts";
};
export type StateTabs_counts$key = {
  readonly " $data"?: StateTabs_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateTabs_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StateTabs_counts",
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

(node as any).hash = "0d048e1487642ed80ee09a20dcd6658d";

export default node;
