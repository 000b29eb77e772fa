/**
 * @generated SignedSource<<8d67e1a39da86e9d960ad4e53e147f77>>
 * @relayHash b1530f0bb8d4582e930e6a6ba3e098df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0daa87f4cbb50f2506d90a7741fc50e1f60d0bad0bc43d85c358779491f92e3

import type { ConcreteRequest } from 'relay-runtime';
export type FilePaletteQuery$variables = {
  oid: string;
  slug: string;
};
export type FilePaletteQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly fileNames: {
        readonly failure: {
          readonly sentence: string;
        } | null | undefined;
        readonly isCut: boolean;
        readonly text: string;
      };
    };
  };
};
export type FilePaletteQuery = {
  response: FilePaletteQuery$data;
  variables: FilePaletteQuery$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StreamFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
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
    "name": "FilePaletteQuery",
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
    "name": "FilePaletteQuery",
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
    "cacheID": "b1530f0bb8d4582e930e6a6ba3e098df",
    "id": "a0daa87f4cbb50f2506d90a7741fc50e1f60d0bad0bc43d85c358779491f92e3",
    "metadata": {},
    "name": "FilePaletteQuery",
    "operationKind": "query",
    "text": "query FilePaletteQuery(\n  $slug: String!\n  $oid: String!\n) {\n  repository(slug: $slug) {\n    commit(revision: $oid) {\n      fileNames {\n        text\n        isCut\n        failure {\n          sentence\n        }\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2574e50462b513d7713b50bae77cee43";

export default node;
