/**
 * @generated SignedSource<<a234be26f86db308447e09909791c453>>
 * @relayHash 3bc3183db82f881b77b65b907fc31af9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35678954e01e7d3fd9b1ea8aef50a6837286e2c7a70454f6ba3052e46c888fc1

import type { ConcreteRequest } from 'relay-runtime';
export type useFileNamesQuery$variables = {
  oid: string;
  slug: string;
};
export type useFileNamesQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly fileNames: {
        readonly isCut: boolean;
        readonly text: string;
      };
    };
  };
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
    "variableName": "oid"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "FileNames",
  "kind": "LinkedField",
  "name": "fileNames",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCut",
      "storageKey": null
    }
  ],
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
    "name": "useFileNamesQuery",
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
    "name": "useFileNamesQuery",
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
    "cacheID": "3bc3183db82f881b77b65b907fc31af9",
    "id": "35678954e01e7d3fd9b1ea8aef50a6837286e2c7a70454f6ba3052e46c888fc1",
    "metadata": {},
    "name": "useFileNamesQuery",
    "operationKind": "query",
    "text": "query useFileNamesQuery(\n  $slug: String!\n  $oid: String!\n) {\n  repository(slug: $slug) {\n    commit(revision: $oid) {\n      fileNames {\n        text\n        isCut\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a4c30614ed678423a4bcfb7f557ea5f7";

export default node;
