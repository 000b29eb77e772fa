/**
 * @generated SignedSource<<3b0f1920cb7821d90ce236206bba03bf>>
 * @relayHash 99e004f37aceef2b8b4aafe30c0f312c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b4e6e528bed845e519b02fbd895cf59470fc3770521bf5ed98e230d2d0d1a68

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type fetchContentsTextQuery$variables = {
  id: string;
  place: number;
};
export type fetchContentsTextQuery$data = {
  readonly node: {
    readonly text?: Result<{
      readonly content: string;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type fetchContentsTextQuery = {
  response: fetchContentsTextQuery$data;
  variables: fetchContentsTextQuery$variables;
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
  "concreteType": "FileText",
  "kind": "LinkedField",
  "name": "text",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
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
    "name": "fetchContentsTextQuery",
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
    "name": "fetchContentsTextQuery",
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
    "cacheID": "99e004f37aceef2b8b4aafe30c0f312c",
    "id": "6b4e6e528bed845e519b02fbd895cf59470fc3770521bf5ed98e230d2d0d1a68",
    "metadata": {},
    "name": "fetchContentsTextQuery",
    "operationKind": "query",
    "text": "query fetchContentsTextQuery(\n  $id: ID!\n  $place: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      text(place: $place) {\n        content\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6532d4e4dff2462cd10656cfb831c159";

export default node;
