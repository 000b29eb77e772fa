/**
 * @generated SignedSource<<6c686384144ac0b6d9696ac86405022e>>
 * @relayHash 7cf6a5defa5f749f62e0fe50781c3261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba08e6f9e03cf2fef9e9cb6ce4ce0a468e22381cef9386edef0b8862a9d3ee0c

import type { ConcreteRequest } from 'relay-runtime';
export type changeUpdatesReviewQuery$variables = {
  drawn: string;
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type changeUpdatesReviewQuery$data = {
  readonly node: {
    readonly reviewUpdate?: {
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
      "concreteType": "ChangeUpdate",
      "kind": "LinkedField",
      "name": "reviewUpdate",
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
    "cacheID": "7cf6a5defa5f749f62e0fe50781c3261",
    "id": "ba08e6f9e03cf2fef9e9cb6ce4ce0a468e22381cef9386edef0b8862a9d3ee0c",
    "metadata": {},
    "name": "changeUpdatesReviewQuery",
    "operationKind": "query",
    "text": "query changeUpdatesReviewQuery(\n  $id: ID!\n  $drawn: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      reviewUpdate(drawn: $drawn, from: $from, to: $to) {\n        files\n        isGone\n        patchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d3728c54d14fe5aa8e9961652310ecd2";

export default node;
