/**
 * @generated SignedSource<<db9ec6edc1f9f859b140be66b4afdd83>>
 * @relayHash 2ba04eee3034f2cac699e026a6208f29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fc23e950d7ff83994fbbd956a90c31efe8606c7dff734caa1e43c2434316d17

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type waitForReviewSubscription$variables = {
  review: string;
};
export type waitForReviewSubscription$data = {
  readonly waitForReader: {
    readonly review: {
      readonly layerVerdicts: ReadonlyArray<{
        readonly kind: VerdictKind | null | undefined;
        readonly oid: string | null | undefined;
      }> | null | undefined;
      readonly postedComments: ReadonlyArray<{
        readonly oid: string | null | undefined;
        readonly submitsReview: boolean | null | undefined;
      }> | null | undefined;
      readonly state: ReviewState | null | undefined;
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
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Verdict",
  "kind": "LinkedField",
  "name": "verdicts",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "LayerVerdict",
  "kind": "LinkedField",
  "name": "layerVerdicts",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "PostedComment",
  "kind": "LinkedField",
  "name": "postedComments",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
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
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
    "cacheID": "2ba04eee3034f2cac699e026a6208f29",
    "id": "3fc23e950d7ff83994fbbd956a90c31efe8606c7dff734caa1e43c2434316d17",
    "metadata": {},
    "name": "waitForReviewSubscription",
    "operationKind": "subscription",
    "text": "subscription waitForReviewSubscription(\n  $review: ID!\n) {\n  waitForReader(review: $review) {\n    review {\n      state\n      verdicts {\n        oid\n        kind\n        isActive\n      }\n      layerVerdicts {\n        oid\n        kind\n      }\n      postedComments {\n        oid\n        submitsReview\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f54bd2e7431376970372e262c6dbbf23";

export default node;
