/**
 * @generated SignedSource<<ed1ce2a5342a16376a2e7a669c3ab643>>
 * @relayHash f2fe9f89d065ce2f40a8bcfc4e0dfb77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d09f808787a923540a2c110e9a2edd98aa09c02de6515d92060c3e9eb92dd7a

import type { ConcreteRequest } from 'relay-runtime';
export type RequestReviewInput = {
  base?: string | null | undefined;
  body?: string | null | undefined;
  head: string;
  key: string;
  reviewers?: ReadonlyArray<string> | null | undefined;
  slug: string;
  title?: string | null | undefined;
};
export type RequestReviewMutation$variables = {
  input: RequestReviewInput;
};
export type RequestReviewMutation$data = {
  readonly requestReview: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly key: string | null | undefined;
      readonly revision: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type RequestReviewMutation = {
  response: RequestReviewMutation$data;
  variables: RequestReviewMutation$variables;
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
  "name": "key",
  "storageKey": null
},
v4 = {
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
    "name": "RequestReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "requestReview",
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
              (v4/*:: as any*/)
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
    "name": "RequestReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "requestReview",
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
    "cacheID": "f2fe9f89d065ce2f40a8bcfc4e0dfb77",
    "id": "6d09f808787a923540a2c110e9a2edd98aa09c02de6515d92060c3e9eb92dd7a",
    "metadata": {},
    "name": "RequestReviewMutation",
    "operationKind": "mutation",
    "text": "mutation RequestReviewMutation(\n  $input: RequestReviewInput!\n) {\n  requestReview(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      key\n      revision\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "773829daf970e19992200a7aaaee2f50";

export default node;
