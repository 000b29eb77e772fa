/**
 * @generated SignedSource<<2f3720c5d2eb7a18524036c2217a57b9>>
 * @relayHash 74d407e92c89566a71cc5af07c8193e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db756c09b9d2029180ad910ae82c0b4dbed3f3b6f2fd6b6a24d6b857f457dc4a

import type { ConcreteRequest } from 'relay-runtime';
export type StackLayerChange = "ADDED" | "DROPPED" | "EDITED" | "JOINED" | "SAME" | "SPLIT" | "UNCERTAIN";
export type fetchStackReviewQuery$variables = {
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type fetchStackReviewQuery$data = {
  readonly node: {
    readonly stack?: ReadonlyArray<{
      readonly change: StackLayerChange | null | undefined;
      readonly commit: {
        readonly messageHeadline: string;
        readonly oid: string;
      } | null | undefined;
      readonly isMoved: boolean;
      readonly older: ReadonlyArray<{
        readonly abbreviatedOid: string;
        readonly messageHeadline: string;
        readonly oid: string;
      }>;
      readonly position: number | null | undefined;
    }>;
    readonly unviewedLayers?: ReadonlyArray<{
      readonly hunks: number;
      readonly totalHunks: number;
    } | null | undefined>;
  };
};
export type fetchStackReviewQuery = {
  response: fetchStackReviewQuery$data;
  variables: fetchStackReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v5 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMoved",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": [
    (v4/*:: as any*/)
  ],
  "concreteType": "UnviewedCount",
  "kind": "LinkedField",
  "name": "unviewedLayers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hunks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalHunks",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "fetchStackReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
                "args": (v5/*:: as any*/),
                "concreteType": "StackLayer",
                "kind": "LinkedField",
                "name": "stack",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "commit",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "older",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v11/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchStackReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
                "args": (v5/*:: as any*/),
                "concreteType": "StackLayer",
                "kind": "LinkedField",
                "name": "stack",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "commit",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "older",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v11/*:: as any*/),
                      (v8/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "type": "Review",
            "abstractKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "74d407e92c89566a71cc5af07c8193e7",
    "id": "db756c09b9d2029180ad910ae82c0b4dbed3f3b6f2fd6b6a24d6b857f457dc4a",
    "metadata": {},
    "name": "fetchStackReviewQuery",
    "operationKind": "query",
    "text": "query fetchStackReviewQuery(\n  $id: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      stack(from: $from, to: $to) {\n        position\n        commit {\n          oid\n          messageHeadline\n          id\n        }\n        change\n        isMoved\n        older {\n          oid\n          abbreviatedOid\n          messageHeadline\n          id\n        }\n      }\n      unviewedLayers(to: $to) {\n        hunks\n        totalHunks\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3733ff638a89180d1098cf3011e46cb3";

export default node;
