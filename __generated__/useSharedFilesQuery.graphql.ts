/**
 * @generated SignedSource<<104a0ea15abb5aeb9b52f03a311020d3>>
 * @relayHash 245532d83eced07d2db16b1cf8213f15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87d7ba8219ce6f4aafa762faeb1b078fd1fc2fe52811b3bb51c184f15eef5403

import type { ConcreteRequest } from 'relay-runtime';
export type useSharedFilesQuery$variables = {
  id: string;
  to: number;
};
export type useSharedFilesQuery$data = {
  readonly node: {
    readonly comparison?: {
      readonly fileTable: {
        readonly paths: ReadonlyArray<string> | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSharedFilesQuery = {
  response: useSharedFilesQuery$data;
  variables: useSharedFilesQuery$variables;
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
    "name": "useSharedFilesQuery",
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
    "name": "useSharedFilesQuery",
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
    "cacheID": "245532d83eced07d2db16b1cf8213f15",
    "id": "87d7ba8219ce6f4aafa762faeb1b078fd1fc2fe52811b3bb51c184f15eef5403",
    "metadata": {},
    "name": "useSharedFilesQuery",
    "operationKind": "query",
    "text": "query useSharedFilesQuery(\n  $id: ID!\n  $to: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      comparison(from: 0, to: $to) {\n        fileTable {\n          paths\n        }\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7a1739d69be71458b6b3eab6b18c4822";

export default node;
