/**
 * @generated SignedSource<<3f3eaefbfbe1b304132ef15c38c8e8e8>>
 * @relayHash b7e5fed45be1016dd3b7f17473f0efd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33e461f3e8c353c37aa65558835e11399c3a2d44f5e14b8cacc24281da1fded2

import type { ConcreteRequest } from 'relay-runtime';
export type fetchContentsSizesQuery$variables = {
  fileIndexes: ReadonlyArray<number>;
  id: string;
};
export type fetchContentsSizesQuery$data = {
  readonly node: {
    readonly sizes?: ReadonlyArray<number> | null | undefined;
  } | null | undefined;
};
export type fetchContentsSizesQuery = {
  response: fetchContentsSizesQuery$data;
  variables: fetchContentsSizesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileIndexes"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "fileIndexes",
      "variableName": "fileIndexes"
    }
  ],
  "kind": "ScalarField",
  "name": "sizes",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchContentsSizesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchContentsSizesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
    "cacheID": "b7e5fed45be1016dd3b7f17473f0efd7",
    "id": "33e461f3e8c353c37aa65558835e11399c3a2d44f5e14b8cacc24281da1fded2",
    "metadata": {},
    "name": "fetchContentsSizesQuery",
    "operationKind": "query",
    "text": "query fetchContentsSizesQuery(\n  $id: ID!\n  $fileIndexes: [Int!]!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      sizes(fileIndexes: $fileIndexes)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "755184d6fa65fe089753d9b70927c03f";

export default node;
