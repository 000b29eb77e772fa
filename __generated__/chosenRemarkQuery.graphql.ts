/**
 * @generated SignedSource<<d21263fee64b61cf0e16be5b7db51334>>
 * @relayHash 8ec0faf39bfea3d809ca7f12ad40c6b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba3b086da47550198c7cb6cf763a4c215a78f2e7fa1d1376f84708d425e31f61

import type { ConcreteRequest } from 'relay-runtime';
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
export type chosenRemarkQuery$variables = {
  id: string;
  slug: string;
};
export type chosenRemarkQuery$data = {
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
export type chosenRemarkQuery = {
  response: chosenRemarkQuery$data;
  variables: chosenRemarkQuery$variables;
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
    "name": "chosenRemarkQuery",
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
    "name": "chosenRemarkQuery",
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
    "cacheID": "8ec0faf39bfea3d809ca7f12ad40c6b5",
    "id": "ba3b086da47550198c7cb6cf763a4c215a78f2e7fa1d1376f84708d425e31f61",
    "metadata": {},
    "name": "chosenRemarkQuery",
    "operationKind": "query",
    "text": "query chosenRemarkQuery(\n  $slug: String!\n  $id: String!\n) {\n  repository(slug: $slug) {\n    chosenRemark(id: $id) {\n      oid\n      rootOid\n      thread {\n        id\n        state\n      }\n      review {\n        revision\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b27be49e0d469a569d33957d9679e51d";

export default node;
