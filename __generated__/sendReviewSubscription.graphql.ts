/**
 * @generated SignedSource<<f37d3462a5ef50823acaf0b6c8731807>>
 * @relayHash ed9d09633135cebadeb876e86ef82306
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40148fbf8971ab24cdbfbbfc597c75f20da741157c2f04caac022889c694f8c3

import type { ConcreteRequest } from 'relay-runtime';
export type SendState = "FAILED" | "LISTED" | "NONE" | "READING" | "SENDING" | "SENT" | "STOPPED";
export type sendReviewSubscription$variables = {
  slug: string;
};
export type sendReviewSubscription$data = {
  readonly requestedSends: {
    readonly key: string | null | undefined;
    readonly plan: string | null | undefined;
    readonly state: SendState | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type sendReviewSubscription = {
  response: sendReviewSubscription$data;
  variables: sendReviewSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "SendTask",
    "kind": "LinkedField",
    "name": "requestedSends",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
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
        "name": "plan",
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
    "name": "sendReviewSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendReviewSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ed9d09633135cebadeb876e86ef82306",
    "id": "40148fbf8971ab24cdbfbbfc597c75f20da741157c2f04caac022889c694f8c3",
    "metadata": {},
    "name": "sendReviewSubscription",
    "operationKind": "subscription",
    "text": "subscription sendReviewSubscription(\n  $slug: String!\n) {\n  requestedSends(slug: $slug) {\n    key\n    url\n    state\n    plan\n  }\n}\n"
  }
};
})();

(node as any).hash = "6ce29d1a2cc15265155add94b9526beb";

export default node;
