/**
 * @generated SignedSource<<2e9c7297a089d7ff585744db810fe46b>>
 * @relayHash 929609932240f091f31d16c44ac8fea7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 452a1154585b78305c6d0601cee8696fac97cc79bbe71e31dfa724862c031ffa

import type { ConcreteRequest } from 'relay-runtime';
export type fetchContentsSizesQuery$variables = {
  id: string;
  places: ReadonlyArray<number>;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "places"
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
  "args": [
    {
      "kind": "Variable",
      "name": "places",
      "variableName": "places"
    }
  ],
  "kind": "ScalarField",
  "name": "sizes",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchContentsSizesQuery",
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
    "name": "fetchContentsSizesQuery",
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
              (v2/*:: as any*/)
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
    "cacheID": "929609932240f091f31d16c44ac8fea7",
    "id": "452a1154585b78305c6d0601cee8696fac97cc79bbe71e31dfa724862c031ffa",
    "metadata": {},
    "name": "fetchContentsSizesQuery",
    "operationKind": "query",
    "text": "query fetchContentsSizesQuery(\n  $id: ID!\n  $places: [Int!]!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      sizes(places: $places)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9f6e057dafc32cb2eb17dcec15e8ec41";

export default node;
