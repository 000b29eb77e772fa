/**
 * @generated SignedSource<<f89e2a7248a06473250bf3b189080750>>
 * @relayHash 1be28ed3be1686c6626a3833361aea9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6916deb693397d4bd3b44e8e875206a04ea775b6289dcf629bd1a91326809b62

import type { ConcreteRequest } from 'relay-runtime';
export type ShareReviewFilesQuery$variables = {
  id: string;
  to: number;
};
export type ShareReviewFilesQuery$data = {
  readonly node: {
    readonly comparison?: {
      readonly fileTable: {
        readonly paths: ReadonlyArray<string> | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ShareReviewFilesQuery = {
  response: ShareReviewFilesQuery$data;
  variables: ShareReviewFilesQuery$variables;
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
    "name": "to"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "from",
    "value": 0
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "FileTable",
  "kind": "LinkedField",
  "name": "fileTable",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paths",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShareReviewFilesQuery",
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
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Review",
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
    "name": "ShareReviewFilesQuery",
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
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Review",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1be28ed3be1686c6626a3833361aea9b",
    "id": "6916deb693397d4bd3b44e8e875206a04ea775b6289dcf629bd1a91326809b62",
    "metadata": {},
    "name": "ShareReviewFilesQuery",
    "operationKind": "query",
    "text": "query ShareReviewFilesQuery(\n  $id: ID!\n  $to: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      comparison(from: 0, to: $to) {\n        fileTable {\n          paths\n        }\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2da06b71708df7308194a48e1e37bc30";

export default node;
