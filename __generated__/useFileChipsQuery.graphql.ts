/**
 * @generated SignedSource<<39aaf8d01d0dc2ae0ddc4dafc2e402b0>>
 * @relayHash 83bdaac7306b056df2458e72899d5b2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1aba313d641071a558391a47e51af03c8ef99527286b9a406134b0d7803ac7d

import type { ConcreteRequest } from 'relay-runtime';
export type useFileChipsQuery$variables = {
  id: string;
};
export type useFileChipsQuery$data = {
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
export type useFileChipsQuery = {
  response: useFileChipsQuery$data;
  variables: useFileChipsQuery$variables;
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
    "name": "useFileChipsQuery",
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
    "name": "useFileChipsQuery",
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
    "cacheID": "83bdaac7306b056df2458e72899d5b2b",
    "id": "d1aba313d641071a558391a47e51af03c8ef99527286b9a406134b0d7803ac7d",
    "metadata": {},
    "name": "useFileChipsQuery",
    "operationKind": "query",
    "text": "query useFileChipsQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      copies {\n        files {\n          path\n          from\n          similarity\n        }\n      }\n      fileTable {\n        paths\n        minified\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7666d98a214bdf52742f842b80ed3887";

export default node;
