/**
 * @generated SignedSource<<a6ae890c18037036cae36af7ff42604d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewsFilters_reviews$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly author: {
        readonly email: string;
        readonly name: string;
      };
      readonly reviewers: ReadonlyArray<{
        readonly email: string;
        readonly name: string;
      }>;
    };
  }>;
  readonly " $fragmentType": "ReviewsFilters_reviews";
};
export type ReviewsFilters_reviews$key = {
  readonly " $data"?: ReviewsFilters_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewsFilters_reviews">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "email",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewsFilters_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Review",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "author",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "reviewers",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewConnection",
  "abstractKey": null
};
})();

(node as any).hash = "0408e46816a525b8683c29bf6a6853fc";

export default node;
