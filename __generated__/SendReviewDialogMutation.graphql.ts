/**
 * @generated SignedSource<<8f8825719bdcf5d7c5f72c94d8289e5b>>
 * @relayHash 13c8375ce3d2e0c7b0952c7adbbf9d9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c233e43706604b20ea88bad84ae3747b9c7a7afc4e0fd19fd0487c2fb94a998f

import type { ConcreteRequest } from 'relay-runtime';
export type RequestSendInput = {
  plan?: string | null | undefined;
  review: string;
};
export type SendReviewDialogMutation$variables = {
  input: RequestSendInput;
};
export type SendReviewDialogMutation$data = {
  readonly requestSend: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SendReviewDialogMutation = {
  response: SendReviewDialogMutation$data;
  variables: SendReviewDialogMutation$variables;
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
    "concreteType": "SendPayload",
    "kind": "LinkedField",
    "name": "requestSend",
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
    "name": "SendReviewDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendReviewDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "13c8375ce3d2e0c7b0952c7adbbf9d9b",
    "id": "c233e43706604b20ea88bad84ae3747b9c7a7afc4e0fd19fd0487c2fb94a998f",
    "metadata": {},
    "name": "SendReviewDialogMutation",
    "operationKind": "mutation",
    "text": "mutation SendReviewDialogMutation(\n  $input: RequestSendInput!\n) {\n  requestSend(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "58a9d8d1eebcc32e1ae522583584aa34";

export default node;
