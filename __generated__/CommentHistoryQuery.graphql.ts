/**
 * @generated SignedSource<<bcca0ec7a90107a5f7f351a854e9e4c7>>
 * @relayHash 45d513d40a641cee0aa96b7eee498c70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf755d72f5c7644c8601d26bf2b7025374e1a04c2200e3a090928ab26d667146

import type { ConcreteRequest } from 'relay-runtime';
export type CommentHistoryQuery$variables = {
  id: string;
};
export type CommentHistoryQuery$data = {
  readonly node: {
    readonly history?: ReadonlyArray<{
      readonly at: string | null | undefined;
      readonly body: string;
    }>;
  };
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
  "kind": "InlineFragment",
  "selections": [
    {
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
    }
  ],
  "type": "ReviewComment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
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
          (v2/*:: as any*/)
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
          (v2/*:: as any*/),
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

(node as any).hash = "c761a7a721f73e8832e3a35c50f0d584";

export default node;
