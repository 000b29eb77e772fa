/**
 * @generated SignedSource<<ab15148777191ec0a90d0e284c8edb34>>
 * @relayHash 6f32bb8c5819c0daa38a5510ec22d9c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d082a5140d629769c5ce594fd76e79a2e7deb1b7e5a89a05f26e08758c2d095

import type { ConcreteRequest } from 'relay-runtime';
export type reviewTargetHeadQuery$variables = {
  head: string;
  slug: string;
};
export type reviewTargetHeadQuery$data = {
  readonly repository: {
    readonly reviewOfHead: {
      readonly revision: string;
    } | null | undefined;
  };
};
export type reviewTargetHeadQuery = {
  response: reviewTargetHeadQuery$data;
  variables: reviewTargetHeadQuery$variables;
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
    "name": "reviewTargetHeadQuery",
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
    "name": "reviewTargetHeadQuery",
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
    "cacheID": "6f32bb8c5819c0daa38a5510ec22d9c1",
    "id": "7d082a5140d629769c5ce594fd76e79a2e7deb1b7e5a89a05f26e08758c2d095",
    "metadata": {},
    "name": "reviewTargetHeadQuery",
    "operationKind": "query",
    "text": "query reviewTargetHeadQuery(\n  $slug: String!\n  $head: String!\n) {\n  repository(slug: $slug) {\n    reviewOfHead(head: $head) {\n      revision\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d33d05919f7913d7673e143f3adf520b";

export default node;
