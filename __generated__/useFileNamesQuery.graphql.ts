/**
 * @generated SignedSource<<5d2ae8b194d50a52bedae30beb517a1b>>
 * @relayHash 421cecfd57aee7a624db416ad663f342
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3bba7a18c849151491c876f97f242d11aa2ee654bd218942044798940b4a164

import type { ConcreteRequest } from 'relay-runtime';
export type useFileNamesQuery$variables = {
  oid: string;
  slug: string;
  text: string;
};
export type useFileNamesQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly searchFileNames: {
        readonly count: number | null | undefined;
        readonly paths: ReadonlyArray<string> | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useFileNamesQuery = {
  response: useFileNamesQuery$data;
  variables: useFileNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oid"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "oid"
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "text"
    }
  ],
  "concreteType": "FileNameSearch",
  "kind": "LinkedField",
  "name": "searchFileNames",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFileNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFileNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
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
    "cacheID": "421cecfd57aee7a624db416ad663f342",
    "id": "d3bba7a18c849151491c876f97f242d11aa2ee654bd218942044798940b4a164",
    "metadata": {},
    "name": "useFileNamesQuery",
    "operationKind": "query",
    "text": "query useFileNamesQuery(\n  $slug: String!\n  $oid: String!\n  $text: String!\n) {\n  repository(slug: $slug) {\n    commit(revision: $oid) {\n      searchFileNames(query: $text, first: 100) {\n        paths\n        count\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "80292eb7b322e6e020efb7ad34088e0b";

export default node;
