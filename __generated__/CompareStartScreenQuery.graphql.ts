/**
 * @generated SignedSource<<b803492632658ae208ff4ab47b3ebefc>>
 * @relayHash cf548cbc4e91bb90466f7f0c3ffc2cd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37f8bb1d256b5a65bb9d0b0eb04ca37b4bbe8dbf4a5d81f2fd5c49e94fbc4033

import type { ConcreteRequest } from 'relay-runtime';
export type CompareStartScreenQuery$variables = {
  slug: string;
};
export type CompareStartScreenQuery$data = {
  readonly repository: {
    readonly defaultBranchRef: {
      readonly name: string;
    } | null | undefined;
    readonly headName: string | null | undefined;
    readonly isEmpty: boolean;
    readonly name: string;
    readonly slug: string;
  };
};
export type CompareStartScreenQuery = {
  response: CompareStartScreenQuery$data;
  variables: CompareStartScreenQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmpty",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headName",
  "storageKey": null
},
v6 = {
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
    "name": "CompareStartScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "defaultBranchRef",
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompareStartScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "defaultBranchRef",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/)
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
    "cacheID": "cf548cbc4e91bb90466f7f0c3ffc2cd7",
    "id": "37f8bb1d256b5a65bb9d0b0eb04ca37b4bbe8dbf4a5d81f2fd5c49e94fbc4033",
    "metadata": {},
    "name": "CompareStartScreenQuery",
    "operationKind": "query",
    "text": "query CompareStartScreenQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    isEmpty\n    headName\n    defaultBranchRef {\n      name\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "740046a8f7cb34e2d8e3ee14b0a41e6e";

export default node;
