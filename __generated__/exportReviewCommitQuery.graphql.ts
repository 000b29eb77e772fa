/**
 * @generated SignedSource<<27770cd626706cfaffe0ee99bd2d43ad>>
 * @relayHash a7e2dac4e2e4d8b3b06962004281f610
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a658061125433b2ee6fecf476cb92ad4dd91e9f286cb3ad6b2f56ff460af4b7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type exportReviewCommitQuery$variables = {
  leaveOut: ReadonlyArray<string>;
  revision: string;
  slug: string;
};
export type exportReviewCommitQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly comparison: {
        readonly exportedFile: {
          readonly " $fragmentSpreads": FragmentRefs<"exportReview_file">;
        };
      };
    };
  };
};
export type exportReviewCommitQuery = {
  response: exportReviewCommitQuery$data;
  variables: exportReviewCommitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leaveOut"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
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
    "name": "revision",
    "variableName": "revision"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "leaveOut",
    "variableName": "leaveOut"
  }
],
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
    "name": "exportReviewCommitQuery",
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
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
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
                  {
                    "alias": null,
                    "args": (v5/*:: as any*/),
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
    "name": "exportReviewCommitQuery",
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
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
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
                  {
                    "alias": null,
                    "args": (v5/*:: as any*/),
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
    "cacheID": "a7e2dac4e2e4d8b3b06962004281f610",
    "id": "9a658061125433b2ee6fecf476cb92ad4dd91e9f286cb3ad6b2f56ff460af4b7",
    "metadata": {},
    "name": "exportReviewCommitQuery",
    "operationKind": "query",
    "text": "query exportReviewCommitQuery(\n  $slug: String!\n  $revision: String!\n  $leaveOut: [String!]!\n) {\n  repository(slug: $slug) {\n    commit(revision: $revision) {\n      comparison {\n        exportedFile(leaveOut: $leaveOut) {\n          ...exportReview_file\n        }\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment exportReview_file on ExportedFile {\n  fileCount\n  additions\n  deletions\n  commentCount\n  people\n  unreadable\n  hiddenFileCount\n  hiddenCommentCount\n  data\n}\n"
  }
};
})();

(node as any).hash = "05f73abfab78228af9a967d8066df21e";

export default node;
