/**
 * @generated SignedSource<<99e01987dba06121d72602291478bf79>>
 * @relayHash f9f6b3451eaa2e2aa5f86ea9a64fecc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83b5de00cc1f64d411d9ff004dc8181b0b96dc3d3b7c47b9cbd87f16dfddf0d8

import type { ConcreteRequest } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type waitForReviewSubscription$variables = {
  review: string;
};
export type waitForReviewSubscription$data = {
  readonly waitForReader: {
    readonly review: {
      readonly said: ReadonlyArray<{
        readonly asksForMore: boolean | null | undefined;
        readonly oid: string | null | undefined;
      }> | null | undefined;
      readonly verdicts: ReadonlyArray<{
        readonly isStanding: boolean | null | undefined;
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
      "name": "isStanding",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SaidComment",
  "kind": "LinkedField",
  "name": "said",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksForMore",
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
    "cacheID": "f9f6b3451eaa2e2aa5f86ea9a64fecc0",
    "id": "83b5de00cc1f64d411d9ff004dc8181b0b96dc3d3b7c47b9cbd87f16dfddf0d8",
    "metadata": {},
    "name": "waitForReviewSubscription",
    "operationKind": "subscription",
    "text": "subscription waitForReviewSubscription(\n  $review: ID!\n) {\n  waitForReader(review: $review) {\n    review {\n      verdicts {\n        oid\n        kind\n        isStanding\n      }\n      said {\n        oid\n        asksForMore\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f9082ea4dac95d3687e500da59dac1f6";

export default node;
