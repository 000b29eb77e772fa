/**
 * @generated SignedSource<<85a52bf91c0ba3b0225643b64023762c>>
 * @relayHash bd69466516fe0bd193363580cf0d6bb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e125ed6538ff21095c0112d634071a1901364ccace43a14ab9c2670a697bb1b

import type { ConcreteRequest } from 'relay-runtime';
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
export type findCommentsByIdQuery$variables = {
  id: string;
  slug: string;
};
export type findCommentsByIdQuery$data = {
  readonly repository: {
    readonly chosenRemark: {
      readonly oid: string;
      readonly review: {
        readonly revision: string;
      };
      readonly rootOid: string;
      readonly thread: {
        readonly id: string;
        readonly state: ThreadState;
      };
    };
  };
};
export type findCommentsByIdQuery = {
  response: findCommentsByIdQuery$data;
  variables: findCommentsByIdQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rootOid",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewThread",
  "kind": "LinkedField",
  "name": "thread",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "findCommentsByIdQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "ChosenRemark",
            "kind": "LinkedField",
            "name": "chosenRemark",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findCommentsByIdQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "ChosenRemark",
            "kind": "LinkedField",
            "name": "chosenRemark",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bd69466516fe0bd193363580cf0d6bb9",
    "id": "5e125ed6538ff21095c0112d634071a1901364ccace43a14ab9c2670a697bb1b",
    "metadata": {},
    "name": "findCommentsByIdQuery",
    "operationKind": "query",
    "text": "query findCommentsByIdQuery(\n  $slug: String!\n  $id: String!\n) {\n  repository(slug: $slug) {\n    chosenRemark(id: $id) {\n      oid\n      rootOid\n      thread {\n        id\n        state\n      }\n      review {\n        revision\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "80ac383f16d533fb7aac012ac2c6a633";

export default node;
