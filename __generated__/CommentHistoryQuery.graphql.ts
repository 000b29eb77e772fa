/**
 * @generated SignedSource<<fda2420e07b71051fba0c38d806e3b38>>
 * @relayHash 45d513d40a641cee0aa96b7eee498c70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf755d72f5c7644c8601d26bf2b7025374e1a04c2200e3a090928ab26d667146

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CommentHistoryQuery$variables = {
  id: string;
};
export type CommentHistoryQuery$data = {
  readonly node: {
    readonly history?: Result<ReadonlyArray<{
      readonly at: string | null | undefined;
      readonly body: string;
    }>, unknown>;
  } | null | undefined;
};
export type CommentHistoryQuery = {
  response: CommentHistoryQuery$data;
  variables: CommentHistoryQuery$variables;
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
  "concreteType": "CommentVersion",
  "kind": "LinkedField",
  "name": "history",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
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
    "name": "CommentHistoryQuery",
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
            "type": "ReviewComment",
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
    "name": "CommentHistoryQuery",
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
            "type": "ReviewComment",
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
    "cacheID": "45d513d40a641cee0aa96b7eee498c70",
    "id": "cf755d72f5c7644c8601d26bf2b7025374e1a04c2200e3a090928ab26d667146",
    "metadata": {},
    "name": "CommentHistoryQuery",
    "operationKind": "query",
    "text": "query CommentHistoryQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewComment {\n      history {\n        body\n        at\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "be43b26d401c9dcead2b065468f3af88";

export default node;
