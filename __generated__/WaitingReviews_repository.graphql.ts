/**
 * @generated SignedSource<<ca7953ba0633df3f830863b26999d9a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingReviews_repository$data = {
  readonly reviewCounts: {
    readonly approved: number;
    readonly changesRequested: number;
    readonly open: number;
    readonly waitingForViewer: number;
  };
  readonly reviews: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly author: {
          readonly isViewer: boolean;
        } | null | undefined;
        readonly isOnWorktree: boolean;
        readonly key: string;
        readonly " $fragmentSpreads": FragmentRefs<"ReviewRow_review" | "WaitingReviews_review">;
      };
    }>;
  };
  readonly reviewsNeedingViewer: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedReviews_repository">;
  readonly " $fragmentType": "WaitingReviews_repository";
};
export type WaitingReviews_repository$key = {
  readonly " $data"?: WaitingReviews_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingReviews_repository">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WaitingReviews_repository",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Literal",
          "name": "turnOf",
          "value": "me"
        }
      ],
      "concreteType": "ReviewConnection",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": false,
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
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOnWorktree",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Person",
                  "kind": "LinkedField",
                  "name": "author",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isViewer",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReviewRow_review"
                },
                {
                  "kind": "Defer",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "WaitingReviews_review"
                    }
                  ]
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "reviews(first:10,turnOf:\"me\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviewsNeedingViewer",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangedReviews_repository"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewCounts",
      "kind": "LinkedField",
      "name": "reviewCounts",
      "plural": false,
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
          "name": "waitingForViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};
})();

(node as any).hash = "42525527fa8be379d224e291bb64cb6c";

export default node;
