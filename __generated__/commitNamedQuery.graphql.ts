/**
 * @generated SignedSource<<d8773fe7b6b2840bbbadcc8d86a9a5d4>>
 * @relayHash 80d8309b7da77cc64483ed56135b3864
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 936f42f59fa3acd50d6dd1b9de2b91ae8594619ffedfb638e4f3bb186c1d9986

import type { ConcreteRequest } from 'relay-runtime';
export type commitNamedQuery$variables = {
  revision: string;
  slug: string;
};
export type commitNamedQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly oid: string;
    };
  };
};
export type commitNamedQuery = {
  response: commitNamedQuery$data;
  variables: commitNamedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
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
    "name": "revision",
    "variableName": "revision"
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
  "name": "id",
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
    "name": "commitNamedQuery",
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
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
    "name": "commitNamedQuery",
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
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "80d8309b7da77cc64483ed56135b3864",
    "id": "936f42f59fa3acd50d6dd1b9de2b91ae8594619ffedfb638e4f3bb186c1d9986",
    "metadata": {},
    "name": "commitNamedQuery",
    "operationKind": "query",
    "text": "query commitNamedQuery(\n  $slug: String!\n  $revision: String!\n) {\n  repository(slug: $slug) {\n    commit(revision: $revision) {\n      oid\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e6e9d5087589234f1e2197a67755e9c5";

export default node;
