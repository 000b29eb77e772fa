/**
 * @generated SignedSource<<66e994df21f0099d61191218ae5cbef3>>
 * @relayHash b5f326dd72cc52ffb62e09334719473a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac0b2139dd430da8b78dca230b9a378509d3227700b78ff6bfc9a8a5a1563d09

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerLayerInput = {
  isRemoved?: boolean | null | undefined;
  key: string;
  layer: string;
  older?: string | null | undefined;
  review: string;
};
export type stackAnswerMutation$variables = {
  input: AnswerLayerInput;
};
export type stackAnswerMutation$data = {
  readonly answerLayer: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly revision: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type stackAnswerMutation = {
  response: stackAnswerMutation$data;
  variables: stackAnswerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
      "name": "code",
      "storageKey": null
    },
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "stackAnswerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "answerLayer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "stackAnswerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "answerLayer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "cacheID": "b5f326dd72cc52ffb62e09334719473a",
    "id": "ac0b2139dd430da8b78dca230b9a378509d3227700b78ff6bfc9a8a5a1563d09",
    "metadata": {},
    "name": "stackAnswerMutation",
    "operationKind": "mutation",
    "text": "mutation stackAnswerMutation(\n  $input: AnswerLayerInput!\n) {\n  answerLayer(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      revision\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bfb8941e53f51fd68aac15a63363d7b5";

export default node;
