/**
 * @generated SignedSource<<38177c746d2586bfafbd18339374094c>>
 * @relayHash 2bff6d50bf9dcfad07befbf670aaa33b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e23913eccf7b9d4c1763a1d03cc743883ec762e1dd8b4bcc8a52ead49e54b86b

import type { ConcreteRequest } from 'relay-runtime';
export type fetchReviewNewsQuery$variables = {
  drawn: string;
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type fetchReviewNewsQuery$data = {
  readonly node: {
    readonly reviewNews?: {
      readonly files: number;
      readonly isGone: boolean;
      readonly patchSet: number | null | undefined;
    } | null | undefined;
  };
};
export type fetchReviewNewsQuery = {
  response: fetchReviewNewsQuery$data;
  variables: fetchReviewNewsQuery$variables;
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
    "name": "fetchReviewNewsQuery",
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
    "name": "fetchReviewNewsQuery",
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
    "cacheID": "2bff6d50bf9dcfad07befbf670aaa33b",
    "id": "e23913eccf7b9d4c1763a1d03cc743883ec762e1dd8b4bcc8a52ead49e54b86b",
    "metadata": {},
    "name": "fetchReviewNewsQuery",
    "operationKind": "query",
    "text": "query fetchReviewNewsQuery(\n  $id: ID!\n  $drawn: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      reviewNews(drawn: $drawn, from: $from, to: $to) {\n        files\n        isGone\n        patchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7e0ed1c5f87d39e1aa2a5b657b4951b9";

export default node;
