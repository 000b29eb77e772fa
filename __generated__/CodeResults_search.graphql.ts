/**
 * @generated SignedSource<<7f05ad59121bd7d912925d8f2844de2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CodeResults_search$data = {
  readonly results: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useFound_results">;
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
              "name": "useFound_results"
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

(node as any).hash = "5a7e20d76507d9f58e08f4db37f4c3f4";

export default node;
