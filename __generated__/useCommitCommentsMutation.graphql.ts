/**
 * @generated SignedSource<<57f01464754a372222cb8d5f6a9e1df9>>
 * @relayHash a94ffdea1211211cb19feb70db8d9f58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 955ed411aeb4fb623e4ec9eb550436bcba9728599eb1d2c3f9d8ab36490771cc

import type { ConcreteRequest } from 'relay-runtime';
export type OpenCommitReviewInput = {
  commit: string;
  key: string;
  slug: string;
};
export type useCommitCommentsMutation$variables = {
  input: OpenCommitReviewInput;
};
export type useCommitCommentsMutation$data = {
  readonly openCommitReview: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly key: string | null | undefined;
      readonly patchSets: ReadonlyArray<{
        readonly baseOid: string | null | undefined;
        readonly headOid: string | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useCommitCommentsMutation = {
  response: useCommitCommentsMutation$data;
  variables: useCommitCommentsMutation$variables;
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
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "PatchSet",
  "kind": "LinkedField",
  "name": "patchSets",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseOid",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCommitCommentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "openCommitReview",
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
    "name": "useCommitCommentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "openCommitReview",
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
    "cacheID": "a94ffdea1211211cb19feb70db8d9f58",
    "id": "955ed411aeb4fb623e4ec9eb550436bcba9728599eb1d2c3f9d8ab36490771cc",
    "metadata": {},
    "name": "useCommitCommentsMutation",
    "operationKind": "mutation",
    "text": "mutation useCommitCommentsMutation(\n  $input: OpenCommitReviewInput!\n) {\n  openCommitReview(input: $input) {\n    problem {\n      message\n    }\n    review {\n      key\n      patchSets {\n        headOid\n        baseOid\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "db17a11a1ab42d68d4a8bab2e05bb234";

export default node;
