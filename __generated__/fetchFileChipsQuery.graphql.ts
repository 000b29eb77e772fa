/**
 * @generated SignedSource<<866a8361813d5b008b496392b1f4fa8a>>
 * @relayHash 9eb0421cae898386574c843f525fa66a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f70502804541119c8f0c0bbf4508697b31e54b49db2129cee35f24adf800ad4e

import type { ConcreteRequest } from 'relay-runtime';
export type fetchFileChipsQuery$variables = {
  id: string;
};
export type fetchFileChipsQuery$data = {
  readonly node: {
    readonly copies?: {
      readonly files: ReadonlyArray<{
        readonly from: string;
        readonly path: string;
        readonly similarity: number;
      }>;
    } | null | undefined;
    readonly fileTable?: {
      readonly minified: ReadonlyArray<number>;
      readonly paths: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type fetchFileChipsQuery = {
  response: fetchFileChipsQuery$data;
  variables: fetchFileChipsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Copies",
  "kind": "LinkedField",
  "name": "copies",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CopiedFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "similarity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "FileTable",
  "kind": "LinkedField",
  "name": "fileTable",
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
      "name": "minified",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchFileChipsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v2/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "Comparison",
            "abstractKey": null
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
    "name": "fetchFileChipsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "Comparison",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9eb0421cae898386574c843f525fa66a",
    "id": "f70502804541119c8f0c0bbf4508697b31e54b49db2129cee35f24adf800ad4e",
    "metadata": {},
    "name": "fetchFileChipsQuery",
    "operationKind": "query",
    "text": "query fetchFileChipsQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      copies {\n        files {\n          path\n          from\n          similarity\n        }\n      }\n      fileTable {\n        paths\n        minified\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f046b5a75d0911aac3267871c62b2568";

export default node;
