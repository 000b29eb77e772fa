/**
 * @generated SignedSource<<95ac74e94698b408d343677cc752ca8b>>
 * @relayHash 390a613410cff960732724db15c74f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cf9b17fa9ed3f508a2f344f9ed4eaf571a4fef630e01c94bb94bbf15ebcd7fc

import type { ConcreteRequest } from 'relay-runtime';
export type RequestReviewInput = {
  base: string;
  body?: string | null | undefined;
  head: string;
  key: string;
  reviewers?: ReadonlyArray<string> | null | undefined;
  slug: string;
  title: string;
};
export type useRequestReviewMutation$variables = {
  input: RequestReviewInput;
};
export type useRequestReviewMutation$data = {
  readonly requestReview: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly key: string | null | undefined;
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
    "cacheID": "390a613410cff960732724db15c74f57",
    "id": "1cf9b17fa9ed3f508a2f344f9ed4eaf571a4fef630e01c94bb94bbf15ebcd7fc",
    "metadata": {},
    "name": "useRequestReviewMutation",
    "operationKind": "mutation",
    "text": "mutation useRequestReviewMutation(\n  $input: RequestReviewInput!\n) {\n  requestReview(input: $input) {\n    problem {\n      message\n    }\n    review {\n      key\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "27b31ad7c8cd6914f37c0d03fcd21537";

export default node;
