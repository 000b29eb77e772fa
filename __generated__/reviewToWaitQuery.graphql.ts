/**
 * @generated SignedSource<<963b173a8ad7fd57fdd14c9733fed52d>>
 * @relayHash 75728c9ee66bbf846dee8ecaea2f8454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80c57ebe6f02c9050cb574a888f3e599874d6c904e90d101c044b2a8669ea834

import type { ConcreteRequest } from 'relay-runtime';
export type reviewToWaitQuery$variables = {
  head: string;
  slug: string;
};
export type reviewToWaitQuery$data = {
  readonly repository: {
    readonly reviewOfHead: {
      readonly revision: string;
    } | null | undefined;
  };
};
export type reviewToWaitQuery = {
  response: reviewToWaitQuery$data;
  variables: reviewToWaitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "head"
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
    "name": "head",
    "variableName": "head"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
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
    "name": "reviewToWaitQuery",
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
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "reviewOfHead",
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
    "name": "reviewToWaitQuery",
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
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "reviewOfHead",
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
    "cacheID": "75728c9ee66bbf846dee8ecaea2f8454",
    "id": "80c57ebe6f02c9050cb574a888f3e599874d6c904e90d101c044b2a8669ea834",
    "metadata": {},
    "name": "reviewToWaitQuery",
    "operationKind": "query",
    "text": "query reviewToWaitQuery(\n  $slug: String!\n  $head: String!\n) {\n  repository(slug: $slug) {\n    reviewOfHead(head: $head) {\n      revision\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "15fb2db132b635455e0ed02247d8a4c7";

export default node;
