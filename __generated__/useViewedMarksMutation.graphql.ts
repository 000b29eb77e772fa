/**
 * @generated SignedSource<<df391a493308882945319b6089e8fca7>>
 * @relayHash 98c32adc351139ae3435af5e36e2a71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5577e8b336f43eb71416f796194c50aa42413be37c32e677480254231388ea23

import type { ConcreteRequest } from 'relay-runtime';
export type MarkViewedInput = {
  from?: number | null | undefined;
  isViewed: boolean;
  key: string;
  keys: ReadonlyArray<string>;
  layers?: LayerRange | null | undefined;
  reviewId: string;
  to?: number | null | undefined;
};
export type LayerRange = {
  first: number;
  last: number;
};
export type useViewedMarksMutation$variables = {
  asks: boolean;
  input: MarkViewedInput;
};
export type useViewedMarksMutation$data = {
  readonly markViewed: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly id: string;
      readonly viewedKeys?: ReadonlyArray<string> | null | undefined;
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
    "name": "markViewed",
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
                "name": "viewedKeys",
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
    "cacheID": "98c32adc351139ae3435af5e36e2a71a",
    "id": "5577e8b336f43eb71416f796194c50aa42413be37c32e677480254231388ea23",
    "metadata": {},
    "name": "useViewedMarksMutation",
    "operationKind": "mutation",
    "text": "mutation useViewedMarksMutation(\n  $input: MarkViewedInput!\n  $asks: Boolean!\n) {\n  markViewed(input: $input) {\n    problem {\n      message\n    }\n    review {\n      id\n      viewedKeys @include(if: $asks)\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "146b9ec32a51bff260d5fa7bd3849561";

export default node;
