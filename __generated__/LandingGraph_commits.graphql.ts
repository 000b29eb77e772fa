/**
 * @generated SignedSource<<1b2ae8c76c51edf89cbed18d7382f92f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LandingGraph_commits$data = ReadonlyArray<{
  readonly headline: string;
  readonly isMade: boolean;
  readonly oid: string;
  readonly " $fragmentType": "LandingGraph_commits";
}>;
export type LandingGraph_commits$key = ReadonlyArray<{
  readonly " $data"?: LandingGraph_commits$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingGraph_commits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "LandingGraph_commits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMade",
      "storageKey": null
    }
  ],
  "type": "LandingCommit",
  "abstractKey": null
};

(node as any).hash = "b0fb96b0b997bd6574de386df7c4785c";

export default node;
