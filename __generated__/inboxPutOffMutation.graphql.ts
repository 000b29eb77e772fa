/**
 * @generated SignedSource<<002999456e559b586dc69aaca7ea09b1>>
 * @relayHash 2d11296bb1720c9e7734ca0d475abca9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 154be4bfa82a2649d4372a23a6df8e4b38cc8bca4511d4a5dd3197170128ca31

import type { ConcreteRequest } from 'relay-runtime';
export type PutOffInboxItemInput = {
  key: string;
  state?: string | null | undefined;
};
export type inboxPutOffMutation$variables = {
  input: PutOffInboxItemInput;
};
export type inboxPutOffMutation$data = {
  readonly putOffInboxItem: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type inboxPutOffMutation = {
  response: inboxPutOffMutation$data;
  variables: inboxPutOffMutation$variables;
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
    "name": "inboxPutOffMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "inboxPutOffMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2d11296bb1720c9e7734ca0d475abca9",
    "id": "154be4bfa82a2649d4372a23a6df8e4b38cc8bca4511d4a5dd3197170128ca31",
    "metadata": {},
    "name": "inboxPutOffMutation",
    "operationKind": "mutation",
    "text": "mutation inboxPutOffMutation(\n  $input: PutOffInboxItemInput!\n) {\n  putOffInboxItem(input: $input) {\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a8d02b11d095f60cc900e7141fa63bc9";

export default node;
