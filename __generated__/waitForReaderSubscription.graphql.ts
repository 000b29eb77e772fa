/**
 * @generated SignedSource<<323e04d8a45298c45cba4e97e8b089d6>>
 * @relayHash 867121088b31a3e3aba68cc75e3ff444
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bded3b567ed4a6a0cbaa2cd00359b786bd121e01ad2930e110baa07834d06f40

import type { ConcreteRequest } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type waitForReaderSubscription$variables = {
  review: string;
};
export type waitForReaderSubscription$data = {
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
export type waitForReaderSubscription = {
  response: waitForReaderSubscription$data;
  variables: waitForReaderSubscription$variables;
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
    "name": "waitForReaderSubscription",
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
    "name": "waitForReaderSubscription",
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
    "cacheID": "867121088b31a3e3aba68cc75e3ff444",
    "id": "bded3b567ed4a6a0cbaa2cd00359b786bd121e01ad2930e110baa07834d06f40",
    "metadata": {},
    "name": "waitForReaderSubscription",
    "operationKind": "subscription",
    "text": "subscription waitForReaderSubscription(\n  $review: ID!\n) {\n  waitForReader(review: $review) {\n    review {\n      verdicts {\n        oid\n        kind\n        isStanding\n      }\n      said {\n        oid\n        asksForMore\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fc4140583c60e88d3769480ef5819116";

export default node;
