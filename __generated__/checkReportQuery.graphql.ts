/**
 * @generated SignedSource<<aef25cabe78b027f95ce48a8421b92a7>>
 * @relayHash 5059d52005945c33ac97eb1070d0a922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7449f197f479874d633390c52c8327d5f28768f1261045d67baad657bfd61a09

import type { ConcreteRequest } from 'relay-runtime';
export type checkReportQuery$variables = {
  all: boolean;
  name?: string | null | undefined;
  slug: string;
};
export type checkReportQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly comparison: {
        readonly reports: {
          readonly coverage: ReadonlyArray<{
            readonly covered: number;
            readonly measured: number;
            readonly path: string;
            readonly ranges: string;
          }>;
          readonly messages: ReadonlyArray<string>;
          readonly paths: ReadonlyArray<string>;
          readonly reports: ReadonlyArray<{
            readonly commitOid: string;
            readonly findingCount: number;
            readonly hasCoverage: boolean;
            readonly isUncommitted: boolean;
            readonly reason: string | null | undefined;
            readonly tool: string;
          }>;
          readonly rows: string;
          readonly rules: ReadonlyArray<string>;
        } | null | undefined;
      } | null | undefined;
    };
  };
};
export type checkReportQuery = {
  response: checkReportQuery$data;
  variables: checkReportQuery$variables;
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
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Literal",
    "name": "refreshed",
    "value": true
  }
],
v5 = {
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
          "name": "isUncommitted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasCoverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "findingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
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
},
v6 = {
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
    "name": "checkReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "checkReportQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5059d52005945c33ac97eb1070d0a922",
    "id": "7449f197f479874d633390c52c8327d5f28768f1261045d67baad657bfd61a09",
    "metadata": {},
    "name": "checkReportQuery",
    "operationKind": "query",
    "text": "query checkReportQuery(\n  $slug: String!\n  $name: String\n  $all: Boolean!\n) {\n  repository(slug: $slug) {\n    findReview(name: $name, refreshed: true) {\n      comparison {\n        reports(all: $all) {\n          reports {\n            tool\n            commitOid\n            isUncommitted\n            hasCoverage\n            findingCount\n            reason\n          }\n          paths\n          rules\n          messages\n          rows\n          coverage {\n            path\n            measured\n            covered\n            ranges\n          }\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3ea4018ed99fdbf3012c88d6ee9f5a35";

export default node;
