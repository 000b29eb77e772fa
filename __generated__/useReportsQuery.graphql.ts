/**
 * @generated SignedSource<<6e40166e1746c86e689064e64f7c03f8>>
 * @relayHash b45e67b2f3d21f8d8454d66075c97937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5753565e2b9ef282f657ecdfc6df3a69a6f6290de973707bf414d2e4172fb61

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
      readonly fixes: ReadonlyArray<{
        readonly endLine: number;
        readonly findingIndex: number;
        readonly lines: ReadonlyArray<string>;
        readonly startLine: number;
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
      "concreteType": "FindingFix",
      "kind": "LinkedField",
      "name": "fixes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "findingIndex",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lines",
          "storageKey": null
        }
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
    "cacheID": "b45e67b2f3d21f8d8454d66075c97937",
    "id": "f5753565e2b9ef282f657ecdfc6df3a69a6f6290de973707bf414d2e4172fb61",
    "metadata": {},
    "name": "useReportsQuery",
    "operationKind": "query",
    "text": "query useReportsQuery(\n  $id: ID!\n  $all: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      reports(all: $all) {\n        reports {\n          tool\n          commitOid\n          isExact\n          hasBaseline\n          lostCount\n          isUncommitted\n          reason\n        }\n        totalCount\n        paths\n        rules\n        messages\n        rows\n        dismissals {\n          reason\n        }\n        fixes {\n          findingIndex\n          startLine\n          endLine\n          lines\n        }\n        coverage {\n          path\n          measured\n          covered\n          ranges\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "db97fcb5e927dbb8a9c49cdeb54f6596";

export default node;
