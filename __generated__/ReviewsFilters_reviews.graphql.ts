/**
 * @generated SignedSource<<31c2851e9ba7cd5f55794cf35019c67e>>
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
      } | null | undefined;
      readonly reviewers: ReadonlyArray<{
        readonly email: string;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
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
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "reviewers",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PersonName_person"
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
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

(node as any).hash = "6017208f3422526c2048a99fbdf2bbdc";

export default node;
