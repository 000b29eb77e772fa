/**
 * @generated SignedSource<<2e8ffb4b28222aad1c4d66b0acb5cf41>>
 * @relayHash 61d89d41b29742d805eb211daacd9a50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 466ef7bc5cd3b7b35d6da351979f6ffd1ce53bcdf642fddc26378920e0c1294b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dots = "THREE" | "TWO";
export type exportReviewComparisonQuery$variables = {
  base: string;
  dots: Dots;
  head: string;
  leaveOut: ReadonlyArray<string>;
  slug: string;
};
export type exportReviewComparisonQuery$data = {
  readonly repository: {
    readonly comparison: {
      readonly exportedFile: {
        readonly " $fragmentSpreads": FragmentRefs<"exportReview_file">;
      };
    };
  };
};
export type exportReviewComparisonQuery = {
  response: exportReviewComparisonQuery$data;
  variables: exportReviewComparisonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "base"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dots"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "head"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leaveOut"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "base",
    "variableName": "base"
  },
  {
    "kind": "Variable",
    "name": "dots",
    "variableName": "dots"
  },
  {
    "kind": "Variable",
    "name": "head",
    "variableName": "head"
  }
],
v7 = [
  {
    "kind": "Variable",
    "name": "leaveOut",
    "variableName": "leaveOut"
  }
],
v8 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "exportReviewComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Comparison",
            "kind": "LinkedField",
            "name": "comparison",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "ExportedFile",
                "kind": "LinkedField",
                "name": "exportedFile",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "exportReview_file"
                  }
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportReviewComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Comparison",
            "kind": "LinkedField",
            "name": "comparison",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "ExportedFile",
                "kind": "LinkedField",
                "name": "exportedFile",
                "plural": false,
                "selections": [
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "data",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "61d89d41b29742d805eb211daacd9a50",
    "id": "466ef7bc5cd3b7b35d6da351979f6ffd1ce53bcdf642fddc26378920e0c1294b",
    "metadata": {},
    "name": "exportReviewComparisonQuery",
    "operationKind": "query",
    "text": "query exportReviewComparisonQuery(\n  $slug: String!\n  $base: String!\n  $head: String!\n  $dots: Dots!\n  $leaveOut: [String!]!\n) {\n  repository(slug: $slug) {\n    comparison(base: $base, head: $head, dots: $dots) {\n      exportedFile(leaveOut: $leaveOut) {\n        ...exportReview_file\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment exportReview_file on ExportedFile {\n  fileCount\n  additions\n  deletions\n  commentCount\n  people\n  unreadable\n  hiddenFileCount\n  hiddenCommentCount\n  data\n}\n"
  }
};
})();

(node as any).hash = "e03f87b52c78a893ea5c55bd23b46f5b";

export default node;
