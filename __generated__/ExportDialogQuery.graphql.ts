/**
 * @generated SignedSource<<2e472dca431b7a4d3033ff0f5225b60a>>
 * @relayHash 35a1ade9866d2f2c5559ab14f11cec27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 636d5d3c6fcaebe3258277ea9835eb6f75bd88f4c442374ea2faa01777fbad7d

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ExportDialogQuery$variables = {
  id: string;
  leaveOut: ReadonlyArray<string>;
  withData: boolean;
  withHtml: boolean;
  withNames: boolean;
};
export type ExportDialogQuery$data = {
  readonly node: {
    readonly ofComparison?: Result<{
      readonly additions: number;
      readonly commentCount: number;
      readonly data?: string;
      readonly deletions: number;
      readonly fileCount: number;
      readonly hiddenCommentCount: number;
      readonly hiddenFileCount: number;
      readonly html?: string;
      readonly people: ReadonlyArray<string>;
      readonly unreadable: string | null | undefined;
    }, unknown>;
    readonly ofReview?: Result<{
      readonly additions: number;
      readonly commentCount: number;
      readonly data?: string;
      readonly deletions: number;
      readonly fileCount: number;
      readonly hiddenCommentCount: number;
      readonly hiddenFileCount: number;
      readonly html?: string;
      readonly people: ReadonlyArray<string>;
      readonly unreadable: string | null | undefined;
    }, unknown>;
  } | null | undefined;
};
export type ExportDialogQuery = {
  response: ExportDialogQuery$data;
  variables: ExportDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leaveOut"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withData"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withHtml"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withNames"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = {
  "kind": "Variable",
  "name": "leaveOut",
  "variableName": "leaveOut"
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fileCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "additions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deletions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "commentCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "people",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unreadable",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hiddenFileCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hiddenCommentCount",
    "storageKey": null
  },
  {
    "condition": "withHtml",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "html",
        "storageKey": null
      }
    ]
  },
  {
    "condition": "withData",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "data",
        "storageKey": null
      }
    ]
  }
],
v8 = {
  "alias": "ofReview",
  "args": [
    (v6/*:: as any*/),
    {
      "kind": "Variable",
      "name": "withNames",
      "variableName": "withNames"
    }
  ],
  "concreteType": "ExportedFile",
  "kind": "LinkedField",
  "name": "exportedFile",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": "ofComparison",
  "args": [
    (v6/*:: as any*/)
  ],
  "concreteType": "ExportedFile",
  "kind": "LinkedField",
  "name": "exportedFile",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                "field": (v8/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "Review",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v9/*:: as any*/),
                "to": "RESULT"
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
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ExportDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
              (v8/*:: as any*/)
            ],
            "type": "Review",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v9/*:: as any*/)
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
    "cacheID": "35a1ade9866d2f2c5559ab14f11cec27",
    "id": "636d5d3c6fcaebe3258277ea9835eb6f75bd88f4c442374ea2faa01777fbad7d",
    "metadata": {},
    "name": "ExportDialogQuery",
    "operationKind": "query",
    "text": "query ExportDialogQuery(\n  $id: ID!\n  $leaveOut: [String!]!\n  $withNames: Boolean!\n  $withHtml: Boolean!\n  $withData: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      ofReview: exportedFile(leaveOut: $leaveOut, withNames: $withNames) {\n        fileCount\n        additions\n        deletions\n        commentCount\n        people\n        unreadable\n        hiddenFileCount\n        hiddenCommentCount\n        html @include(if: $withHtml)\n        data @include(if: $withData)\n      }\n    }\n    ... on Comparison {\n      ofComparison: exportedFile(leaveOut: $leaveOut) {\n        fileCount\n        additions\n        deletions\n        commentCount\n        people\n        unreadable\n        hiddenFileCount\n        hiddenCommentCount\n        html @include(if: $withHtml)\n        data @include(if: $withData)\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8d33225a4dcfa0513d92570066403e47";

export default node;
