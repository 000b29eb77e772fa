/**
 * @generated SignedSource<<062203c02cc3957505a10d976b53486b>>
 * @relayHash e57f39c3315083a6c2d2ed7d35a1bb99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e81fefb8fdd815d5de5eccdd7f7094c81e6ac31b3007325cf1ba16c5dd41726

import type { ConcreteRequest } from 'relay-runtime';
export type changeUpdatesReviewQuery$variables = {
  drawn: string;
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type changeUpdatesReviewQuery$data = {
  readonly node: {
    readonly reviewNews?: {
      readonly files: number;
      readonly isGone: boolean;
      readonly patchSet: number | null | undefined;
    } | null | undefined;
  };
};
export type changeUpdatesReviewQuery = {
  response: changeUpdatesReviewQuery$data;
  variables: changeUpdatesReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drawn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "drawn",
          "variableName": "drawn"
        },
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "ChangeNews",
      "kind": "LinkedField",
      "name": "reviewNews",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "files",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "patchSet",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "changeUpdatesReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "changeUpdatesReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
          (v5/*:: as any*/),
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
    "cacheID": "e57f39c3315083a6c2d2ed7d35a1bb99",
    "id": "5e81fefb8fdd815d5de5eccdd7f7094c81e6ac31b3007325cf1ba16c5dd41726",
    "metadata": {},
    "name": "changeUpdatesReviewQuery",
    "operationKind": "query",
    "text": "query changeUpdatesReviewQuery(\n  $id: ID!\n  $drawn: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      reviewNews(drawn: $drawn, from: $from, to: $to) {\n        files\n        isGone\n        patchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "99c29a8317a722f22c5914fc0549b58d";

export default node;
