/**
 * @generated SignedSource<<f42ae8533e4c729834792d2f07656a96>>
 * @relayHash b243adbcc56578f423d9b69d8580a9e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7e2cb16aeb78d61ab56cedd5aabcba470b249b368c8b13911bb19740b7c9ccb

import type { ConcreteRequest } from 'relay-runtime';
export type PutOffInboxItemInput = {
  key: string;
  state?: string | null | undefined;
};
export type rowActionsMutation$variables = {
  input: PutOffInboxItemInput;
};
export type rowActionsMutation$data = {
  readonly putOffInboxItem: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type rowActionsMutation = {
  response: rowActionsMutation$data;
  variables: rowActionsMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DonePayload",
    "kind": "LinkedField",
    "name": "putOffInboxItem",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "rowActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "rowActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b243adbcc56578f423d9b69d8580a9e9",
    "id": "f7e2cb16aeb78d61ab56cedd5aabcba470b249b368c8b13911bb19740b7c9ccb",
    "metadata": {},
    "name": "rowActionsMutation",
    "operationKind": "mutation",
    "text": "mutation rowActionsMutation(\n  $input: PutOffInboxItemInput!\n) {\n  putOffInboxItem(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9c61a63f5b910cc88997f8e488a05b28";

export default node;
