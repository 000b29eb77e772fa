/**
 * @generated SignedSource<<1b62266987651513d2f67521b64a343a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LandingGraph_commits$data = ReadonlyArray<{
  readonly headline: string;
  readonly oid: string | null | undefined;
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
    }
  ],
  "type": "LandingCommit",
  "abstractKey": null
};

(node as any).hash = "51b8f8c2898199d8a30d971d8c10ebdd";

export default node;
