/**
 * @generated SignedSource<<eb2e658f67b5ad46d0c614ab111141e1>>
 * @relayHash a7910ec3d262c94cded14551d9c3da57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 087325d5bf1eed93a93d36094d7bb8bdf446f854c4fe1853e4c01bab26781c26

import type { ConcreteRequest } from 'relay-runtime';
export type useReportsQuery$variables = {
  all: boolean;
  id: string;
};
export type useReportsQuery$data = {
  readonly node: {
    readonly reports?: {
      readonly coverage: ReadonlyArray<{
        readonly covered: number;
        readonly measured: number;
        readonly path: string;
        readonly ranges: string;
      }>;
      readonly dismissals: ReadonlyArray<{
        readonly reason: string;
      }>;
      readonly messages: ReadonlyArray<string>;
      readonly paths: ReadonlyArray<string>;
      readonly reports: ReadonlyArray<{
        readonly commitOid: string;
        readonly hasBaseline: boolean;
        readonly isExact: boolean;
        readonly isUncommitted: boolean;
        readonly lostCount: number;
        readonly reason: string | null | undefined;
        readonly tool: string;
      }>;
      readonly rows: string;
      readonly rules: ReadonlyArray<string>;
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type useReportsQuery = {
  response: useReportsQuery$data;
  variables: useReportsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "all"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "all",
      "variableName": "all"
    }
  ],
  "concreteType": "ChangeReports",
  "kind": "LinkedField",
  "name": "reports",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ToolReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tool",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExact",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasBaseline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lostCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUncommitted",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Dismissal",
      "kind": "LinkedField",
      "name": "dismissals",
      "plural": true,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedCoverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "covered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ranges",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReportsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                "field": (v4/*:: as any*/),
                "to": "NULL"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReportsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v4/*:: as any*/)
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
    "cacheID": "a7910ec3d262c94cded14551d9c3da57",
    "id": "087325d5bf1eed93a93d36094d7bb8bdf446f854c4fe1853e4c01bab26781c26",
    "metadata": {},
    "name": "useReportsQuery",
    "operationKind": "query",
    "text": "query useReportsQuery(\n  $id: ID!\n  $all: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      reports(all: $all) {\n        reports {\n          tool\n          commitOid\n          isExact\n          hasBaseline\n          lostCount\n          isUncommitted\n          reason\n        }\n        totalCount\n        paths\n        rules\n        messages\n        rows\n        dismissals {\n          reason\n        }\n        coverage {\n          path\n          measured\n          covered\n          ranges\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e8da8ec524d55ac408142ba5a72534f0";

export default node;
