/**
 * @generated SignedSource<<7ef124e6aff6160e16c82ab7ae3f37b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CodeResults_search$data = {
  readonly results: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CodeResults_results">;
  }>;
  readonly " $fragmentType": "CodeResults_search";
};
export type CodeResults_search$key = {
  readonly " $data"?: CodeResults_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"CodeResults_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CodeResults_search",
  "selections": [
    {
      "kind": "Stream",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchResults",
          "kind": "LinkedField",
          "name": "results",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CodeResults_results"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "CodeSearch",
  "abstractKey": null
};

(node as any).hash = "22094f6ca10d12260466f43f6d994281";

export default node;
