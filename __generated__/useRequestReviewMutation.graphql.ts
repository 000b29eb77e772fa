/**
 * @generated SignedSource<<9e5ee0400077ac5df162e9b544a94673>>
 * @relayHash e9b81e45bd96bf0c46ac1df8d61ee35d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd4c7b58409916aa449580bbf45fa9a02124f2fc9fceeba1e32d19f8522073b4

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
export type useRequestReviewMutation$variables = {
  input: RequestReviewInput;
};
export type useRequestReviewMutation$data = {
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
export type useRequestReviewMutation = {
  response: useRequestReviewMutation$data;
  variables: useRequestReviewMutation$variables;
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
    "name": "useRequestReviewMutation",
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
    "name": "useRequestReviewMutation",
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
    "cacheID": "e9b81e45bd96bf0c46ac1df8d61ee35d",
    "id": "bd4c7b58409916aa449580bbf45fa9a02124f2fc9fceeba1e32d19f8522073b4",
    "metadata": {},
    "name": "useRequestReviewMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestReviewMutation(\n  $input: RequestReviewInput!\n) {\n  requestReview(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      key\n      revision\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d0eec573a15357b3f6bf5a0c43da38f5";

export default node;
