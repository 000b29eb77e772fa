/**
 * @generated SignedSource<<379376ed7e28e1f43d18f6350893c744>>
 * @relayHash 258f5b0924f5c575691a0e890a84e10b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36682f73ff025c8303da37fc45529fe280212a519277eb8e0a1ec69cd90d041a

import type { ConcreteRequest } from 'relay-runtime';
export type reviewTargetCommitQuery$variables = {
  revision: string;
  slug: string;
};
export type reviewTargetCommitQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly oid: string;
    };
  };
};
export type reviewTargetCommitQuery = {
  response: reviewTargetCommitQuery$data;
  variables: reviewTargetCommitQuery$variables;
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
    "name": "reviewTargetCommitQuery",
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
    "name": "reviewTargetCommitQuery",
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
    "cacheID": "258f5b0924f5c575691a0e890a84e10b",
    "id": "36682f73ff025c8303da37fc45529fe280212a519277eb8e0a1ec69cd90d041a",
    "metadata": {},
    "name": "reviewTargetCommitQuery",
    "operationKind": "query",
    "text": "query reviewTargetCommitQuery(\n  $slug: String!\n  $revision: String!\n) {\n  repository(slug: $slug) {\n    commit(revision: $revision) {\n      oid\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "52813bf28d03193e2477d6f1c35cb35c";

export default node;
