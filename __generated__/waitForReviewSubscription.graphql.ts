/**
 * @generated SignedSource<<a71d9ea06e76e9a50de1955d536d9b3c>>
 * @relayHash cbdc7030d4b8510b1f7645cf1af2876d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cdf749d93b30ccb29fb49ac2ed8c64a2ac07dd24ce23105fc623fe5a4bfc86f

import type { ConcreteRequest } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type waitForReviewSubscription$variables = {
  review: string;
};
export type waitForReviewSubscription$data = {
  readonly waitForReader: {
    readonly review: {
      readonly postedComments: ReadonlyArray<{
        readonly oid: string | null | undefined;
        readonly submitsReview: boolean | null | undefined;
      }> | null | undefined;
      readonly verdicts: ReadonlyArray<{
        readonly isActive: boolean | null | undefined;
        readonly kind: VerdictKind | null | undefined;
        readonly oid: string | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type waitForReviewSubscription = {
  response: waitForReviewSubscription$data;
  variables: waitForReviewSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "review"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "review",
    "variableName": "review"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Verdict",
  "kind": "LinkedField",
  "name": "verdicts",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "PostedComment",
  "kind": "LinkedField",
  "name": "postedComments",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submitsReview",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "waitForReviewSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AwaitedReview",
        "kind": "LinkedField",
        "name": "waitForReader",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "waitForReviewSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AwaitedReview",
        "kind": "LinkedField",
        "name": "waitForReader",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cbdc7030d4b8510b1f7645cf1af2876d",
    "id": "5cdf749d93b30ccb29fb49ac2ed8c64a2ac07dd24ce23105fc623fe5a4bfc86f",
    "metadata": {},
    "name": "waitForReviewSubscription",
    "operationKind": "subscription",
    "text": "subscription waitForReviewSubscription(\n  $review: ID!\n) {\n  waitForReader(review: $review) {\n    review {\n      verdicts {\n        oid\n        kind\n        isActive\n      }\n      postedComments {\n        oid\n        submitsReview\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8aeaa357d0e716d52302bffcfcdc00c3";

export default node;
