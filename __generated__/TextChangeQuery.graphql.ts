/**
 * @generated SignedSource<<3eb03ee5699938f5fadca2c0e9317258>>
 * @relayHash d8068c11f35e74643ecc9c4e7a100691
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8081a614606a0ec51d8a74458bfddfcd1829ed496fa2018bd2344c98ef87d50e

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type TextChangeQuery$variables = {
  id: string;
  place: number;
};
export type TextChangeQuery$data = {
  readonly node: {
    readonly texts?: Result<{
      readonly new: string | null | undefined;
      readonly old: string | null | undefined;
    }, unknown>;
  } | null | undefined;
};
export type TextChangeQuery = {
  response: TextChangeQuery$data;
  variables: TextChangeQuery$variables;
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
    "name": "place"
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
      "name": "place",
      "variableName": "place"
    }
  ],
  "concreteType": "ChangedTexts",
  "kind": "LinkedField",
  "name": "texts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "old",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "new",
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
    "name": "TextChangeQuery",
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
                "to": "RESULT"
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
    "name": "TextChangeQuery",
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
    "cacheID": "d8068c11f35e74643ecc9c4e7a100691",
    "id": "8081a614606a0ec51d8a74458bfddfcd1829ed496fa2018bd2344c98ef87d50e",
    "metadata": {},
    "name": "TextChangeQuery",
    "operationKind": "query",
    "text": "query TextChangeQuery(\n  $id: ID!\n  $place: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      texts(place: $place) {\n        old\n        new\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8f67aa351a6a49ee599c25af3b7a066a";

export default node;
