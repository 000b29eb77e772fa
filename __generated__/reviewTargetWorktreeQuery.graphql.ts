/**
 * @generated SignedSource<<98d3d45059a3613fe7a1b9aac3544920>>
 * @relayHash 6d748c230af35987ab61e97540233e47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d8cc4608b481f3d3f295faef620129c261fb469845046bbf770284f4e13895a

import type { ConcreteRequest } from 'relay-runtime';
export type reviewTargetWorktreeQuery$variables = {
  slug: string;
};
export type reviewTargetWorktreeQuery$data = {
  readonly repository: {
    readonly worktree: {
      readonly review: {
        readonly revision: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type reviewTargetWorktreeQuery = {
  response: reviewTargetWorktreeQuery$data;
  variables: reviewTargetWorktreeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "reviewTargetWorktreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Worktree",
            "kind": "LinkedField",
            "name": "worktree",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reviewTargetWorktreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Worktree",
            "kind": "LinkedField",
            "name": "worktree",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6d748c230af35987ab61e97540233e47",
    "id": "0d8cc4608b481f3d3f295faef620129c261fb469845046bbf770284f4e13895a",
    "metadata": {},
    "name": "reviewTargetWorktreeQuery",
    "operationKind": "query",
    "text": "query reviewTargetWorktreeQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    worktree {\n      review {\n        revision\n        id\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "55f56f81be0f76cd9b9ce80d444b1769";

export default node;
