/**
 * @generated SignedSource<<0b2c1b8851829e1ab4770036ce41af0c>>
 * @relayHash 9232610c104cec1d1cf6db73889044a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a95dae35511423ef56776a84dcb010c42567a0e2a46986ac6c2621d40f8a858e

import type { ConcreteRequest } from 'relay-runtime';
export type waitForReviewCommentsQuery$variables = {
  before?: string | null | undefined;
  isSince: boolean;
  name: string;
  slug: string;
};
export type waitForReviewCommentsQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly deliveredComments?: ReadonlyArray<string>;
      readonly postedComments?: ReadonlyArray<{
        readonly oid: string;
      }>;
    };
  };
};
export type waitForReviewCommentsQuery = {
  response: waitForReviewCommentsQuery$data;
  variables: waitForReviewCommentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSince"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  }
],
v6 = {
  "condition": "isSince",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        }
      ],
      "concreteType": "PostedComment",
      "kind": "LinkedField",
      "name": "postedComments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v7 = {
  "condition": "isSince",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredComments",
      "storageKey": null
    }
  ]
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "waitForReviewCommentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "waitForReviewCommentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9232610c104cec1d1cf6db73889044a2",
    "id": "a95dae35511423ef56776a84dcb010c42567a0e2a46986ac6c2621d40f8a858e",
    "metadata": {},
    "name": "waitForReviewCommentsQuery",
    "operationKind": "query",
    "text": "query waitForReviewCommentsQuery(\n  $slug: String!\n  $name: String!\n  $before: String\n  $isSince: Boolean!\n) {\n  repository(slug: $slug) {\n    findReview(name: $name) {\n      postedComments(before: $before) @include(if: $isSince) {\n        oid\n      }\n      deliveredComments @skip(if: $isSince)\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bf60b743c9d4814f814c064cfb2377af";

export default node;
