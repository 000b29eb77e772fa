/**
 * @generated SignedSource<<6385fda1ce497649d70326637b7ccc4a>>
 * @relayHash 04450289279e0988b5db1e2522e69f58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ce52aaf545b664e25f81bbeaa088f632512a1fbc815cf09fe643cce0c449695

import type { ConcreteRequest } from 'relay-runtime';
export type MarkSeenInput = {
  from?: number | null | undefined;
  isSeen: boolean;
  key: string;
  keys: ReadonlyArray<string>;
  reviewId: string;
  to?: number | null | undefined;
};
export type useSeenMarksMutation$variables = {
  asks: boolean;
  input: MarkSeenInput;
};
export type useSeenMarksMutation$data = {
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
export type useSeenMarksMutation = {
  response: useSeenMarksMutation$data;
  variables: useSeenMarksMutation$variables;
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
    "name": "useSeenMarksMutation",
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
    "name": "useSeenMarksMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "04450289279e0988b5db1e2522e69f58",
    "id": "3ce52aaf545b664e25f81bbeaa088f632512a1fbc815cf09fe643cce0c449695",
    "metadata": {},
    "name": "useSeenMarksMutation",
    "operationKind": "mutation",
    "text": "mutation useSeenMarksMutation(\n  $input: MarkSeenInput!\n  $asks: Boolean!\n) {\n  markSeen(input: $input) {\n    problem {\n      message\n    }\n    review {\n      id\n      seenKeys @include(if: $asks)\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "256e0844de339e7928b489fe27054d0b";

export default node;
