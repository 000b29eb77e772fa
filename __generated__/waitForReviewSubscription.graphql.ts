/**
 * @generated SignedSource<<3a9fe88932f0c91cc63cd77e344c9a3d>>
 * @relayHash f7cfa42e9d9c313442ac3d1531028b7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64082ff1953b7ee6c6215b0db6c946241c3e5689bccb1b7ed41b47e63f26c25c

import type { ConcreteRequest } from 'relay-runtime';
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
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Verdict",
  "kind": "LinkedField",
  "name": "verdicts",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "LayerVerdict",
  "kind": "LinkedField",
  "name": "layerVerdicts",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
    "cacheID": "f7cfa42e9d9c313442ac3d1531028b7c",
    "id": "64082ff1953b7ee6c6215b0db6c946241c3e5689bccb1b7ed41b47e63f26c25c",
    "metadata": {},
    "name": "waitForReviewSubscription",
    "operationKind": "subscription",
    "text": "subscription waitForReviewSubscription(\n  $review: ID!\n) {\n  waitForReader(review: $review) {\n    review {\n      verdicts {\n        oid\n        kind\n        isActive\n      }\n      layerVerdicts {\n        oid\n        kind\n      }\n      postedComments {\n        oid\n        submitsReview\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7fb3415b1222fb34393a57fc5d839885";

export default node;
