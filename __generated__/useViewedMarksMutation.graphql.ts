/**
 * @generated SignedSource<<91b5e2ec2b1ee2e27e5de4cfaba46a5d>>
 * @relayHash c0ccf602a78be329c966a0c183287408
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ec682ba84e3e2246618e4cabe07166a5fb1df7f6e596cda274b722e9a722b48

import type { ConcreteRequest } from 'relay-runtime';
export type MarkSeenInput = {
  from?: number | null | undefined;
  isSeen: boolean;
  key: string;
  keys: ReadonlyArray<string>;
  reviewId: string;
  to?: number | null | undefined;
};
export type useViewedMarksMutation$variables = {
  asks: boolean;
  input: MarkSeenInput;
};
export type useViewedMarksMutation$data = {
  readonly markSeen: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly id: string;
      readonly seenKeys?: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useViewedMarksMutation = {
  response: useViewedMarksMutation$data;
  variables: useViewedMarksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asks"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReviewPayload",
    "kind": "LinkedField",
    "name": "markSeen",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Review",
        "kind": "LinkedField",
        "name": "review",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "condition": "asks",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seenKeys",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewedMarksMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useViewedMarksMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c0ccf602a78be329c966a0c183287408",
    "id": "8ec682ba84e3e2246618e4cabe07166a5fb1df7f6e596cda274b722e9a722b48",
    "metadata": {},
    "name": "useViewedMarksMutation",
    "operationKind": "mutation",
    "text": "mutation useViewedMarksMutation(\n  $input: MarkSeenInput!\n  $asks: Boolean!\n) {\n  markSeen(input: $input) {\n    problem {\n      message\n    }\n    review {\n      id\n      seenKeys @include(if: $asks)\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c0f2536391ff0811026d5efdfee4cfc4";

export default node;
