/**
 * @generated SignedSource<<4403cafc55b39a5ba4b2ce0bef5ed0da>>
 * @relayHash f7090a12610146662630876fb7605b95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1926e222f2b8839a07718a411fbdbd4011b7f766a0b091679f99063cb2179b87

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type fetchLineCountsQuery$variables = {
  id: string;
  whitespace: Whitespace;
};
export type fetchLineCountsQuery$data = {
  readonly node: {
    readonly lineCounts?: Result<ReadonlyArray<number>, unknown>;
  } | null | undefined;
};
export type fetchLineCountsQuery = {
  response: fetchLineCountsQuery$data;
  variables: fetchLineCountsQuery$variables;
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
    "name": "whitespace"
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
      "name": "whitespace",
      "variableName": "whitespace"
    }
  ],
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchLineCountsQuery",
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
    "name": "fetchLineCountsQuery",
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
    "cacheID": "f7090a12610146662630876fb7605b95",
    "id": "1926e222f2b8839a07718a411fbdbd4011b7f766a0b091679f99063cb2179b87",
    "metadata": {},
    "name": "fetchLineCountsQuery",
    "operationKind": "query",
    "text": "query fetchLineCountsQuery(\n  $id: ID!\n  $whitespace: Whitespace!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      lineCounts(whitespace: $whitespace)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8bde35bf899eb4d3436a59327030710e";

export default node;
