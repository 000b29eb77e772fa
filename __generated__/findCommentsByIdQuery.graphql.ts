/**
 * @generated SignedSource<<2683d26234903356fd073aa7ac0949fc>>
 * @relayHash d6332363afb05dea3c34e40261e4c7c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6455f925537f52924c8cf2099f2942d1398a2486fb486bb17d325cf08225f3f

import type { ConcreteRequest } from 'relay-runtime';
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
export type findCommentsByIdQuery$variables = {
  id: string;
  slug: string;
};
export type findCommentsByIdQuery$data = {
  readonly repository: {
    readonly commentById: {
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
            "concreteType": "FoundComment",
            "kind": "LinkedField",
            "name": "commentById",
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
            "concreteType": "FoundComment",
            "kind": "LinkedField",
            "name": "commentById",
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
    "cacheID": "d6332363afb05dea3c34e40261e4c7c3",
    "id": "c6455f925537f52924c8cf2099f2942d1398a2486fb486bb17d325cf08225f3f",
    "metadata": {},
    "name": "findCommentsByIdQuery",
    "operationKind": "query",
    "text": "query findCommentsByIdQuery(\n  $slug: String!\n  $id: String!\n) {\n  repository(slug: $slug) {\n    commentById(id: $id) {\n      oid\n      rootOid\n      thread {\n        id\n        state\n      }\n      review {\n        revision\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "84d679b2588448cd59fd2d4c00d50bee";

export default node;
