/**
 * @generated SignedSource<<7b63529ca4e448c5fea4031b1dbc578f>>
 * @relayHash a04bd9ff218913118bb96cb1b246264d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc826e626258c3af254ace5f0d5fa9cf058bfc628f6d2f44d9678ce606bf951

import type { ConcreteRequest } from 'relay-runtime';
export type SendState = "FAILED" | "LISTED" | "NONE" | "READING" | "SENDING" | "SENT" | "STOPPED";
export type useSendTaskSubscription$variables = {
  review: string;
};
export type useSendTaskSubscription$data = {
  readonly sendTask: {
    readonly isListening: boolean | null | undefined;
    readonly message: string | null | undefined;
    readonly parts: ReadonlyArray<string> | null | undefined;
    readonly plan: string | null | undefined;
    readonly requests: ReadonlyArray<string> | null | undefined;
    readonly state: SendState | null | undefined;
  } | null | undefined;
};
export type useSendTaskSubscription = {
  response: useSendTaskSubscription$data;
  variables: useSendTaskSubscription$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "review",
        "variableName": "review"
      }
    ],
    "concreteType": "SendTask",
    "kind": "LinkedField",
    "name": "sendTask",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "plan",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requests",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isListening",
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
    "name": "useSendTaskSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendTaskSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a04bd9ff218913118bb96cb1b246264d",
    "id": "7dc826e626258c3af254ace5f0d5fa9cf058bfc628f6d2f44d9678ce606bf951",
    "metadata": {},
    "name": "useSendTaskSubscription",
    "operationKind": "subscription",
    "text": "subscription useSendTaskSubscription(\n  $review: ID!\n) {\n  sendTask(review: $review) {\n    state\n    message\n    plan\n    parts\n    requests\n    isListening\n  }\n}\n"
  }
};
})();

(node as any).hash = "d5b007de7a70b323378111615750a452";

export default node;
