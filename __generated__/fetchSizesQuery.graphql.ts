/**
 * @generated SignedSource<<128dc29494bb6fbd98da77cb731e172e>>
 * @relayHash 3f2926e296c11e96428cc7b51e25f3d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d4192991d1fb1d2c482238f2a3034c90bcc04111935d07dc2d310458f8738a7

import type { ConcreteRequest } from 'relay-runtime';
export type fetchSizesQuery$variables = {
  id: string;
  places: ReadonlyArray<number>;
};
export type fetchSizesQuery$data = {
  readonly node: {
    readonly sizes?: ReadonlyArray<number> | null | undefined;
  } | null | undefined;
};
export type fetchSizesQuery = {
  response: fetchSizesQuery$data;
  variables: fetchSizesQuery$variables;
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
    "name": "fetchSizesQuery",
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
    "name": "fetchSizesQuery",
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
    "cacheID": "3f2926e296c11e96428cc7b51e25f3d5",
    "id": "6d4192991d1fb1d2c482238f2a3034c90bcc04111935d07dc2d310458f8738a7",
    "metadata": {},
    "name": "fetchSizesQuery",
    "operationKind": "query",
    "text": "query fetchSizesQuery(\n  $id: ID!\n  $places: [Int!]!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      sizes(places: $places)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "610a287982dd9cea6edd3631d17a64ab";

export default node;
