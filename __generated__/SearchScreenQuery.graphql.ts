/**
 * @generated SignedSource<<65bad4c238c4f9fe569d7951fd9677be>>
 * @relayHash 2e9dbeb02dc33cfe5661e8fdd2baafdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf5e00eccf65c632800c94e5ff2dd66634b5154a41f8fefc2b681fa8d5986acb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SearchScreenQuery$variables = {
  ignoreCase: boolean;
  inCode: boolean;
  inNames: boolean;
  inWorktree: boolean;
  isRegex: boolean;
  paths?: ReadonlyArray<string> | null | undefined;
  revision: string;
  slug: string;
  text: string;
  word: boolean;
};
export type SearchScreenQuery$data = {
  readonly repository: {
    readonly headName: string | null | undefined;
    readonly headRef: {
      readonly revision: string;
    } | null | undefined;
    readonly isBare: boolean;
    readonly isEmpty: boolean;
    readonly name: string;
    readonly slug: string;
    readonly worktree?: Result<{
      readonly searchCode: {
        readonly " $fragmentSpreads": FragmentRefs<"CodeResults_search">;
      };
      readonly snapshotOid: string;
    } | null | undefined, unknown>;
    readonly " $fragmentSpreads": FragmentRefs<"FoundInCommit_repository">;
  };
};
export type SearchScreenQuery = {
  response: SearchScreenQuery$data;
  variables: SearchScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ignoreCase"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inCode"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inNames"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inWorktree"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRegex"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paths"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "word"
},
v10 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBare",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmpty",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "snapshotOid",
  "storageKey": null
},
v18 = [
  {
    "kind": "Literal",
    "name": "contextLines",
    "value": 2
  },
  {
    "kind": "Variable",
    "name": "ignoreCase",
    "variableName": "ignoreCase"
  },
  {
    "kind": "Variable",
    "name": "isRegex",
    "variableName": "isRegex"
  },
  {
    "kind": "Variable",
    "name": "paths",
    "variableName": "paths"
  },
  {
    "kind": "Variable",
    "name": "pattern",
    "variableName": "text"
  },
  {
    "kind": "Variable",
    "name": "word",
    "variableName": "word"
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isIncomplete",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "StreamFailure",
  "kind": "LinkedField",
  "name": "failure",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": (v18/*:: as any*/),
  "concreteType": "CodeSearch",
  "kind": "LinkedField",
  "name": "searchCode",
  "plural": false,
  "selections": [
    {
      "if": null,
      "kind": "Stream",
      "label": "CodeResults_search$stream$results",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchResults",
          "kind": "LinkedField",
          "name": "results",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SearchedFile",
              "kind": "LinkedField",
              "name": "files",
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
                  "name": "isBinary",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SearchedLine",
                  "kind": "LinkedField",
                  "name": "lines",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isMatch",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "number",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "text",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "truncatedBefore",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isTruncatedAfter",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "matches",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isTruncated",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SearchEnd",
              "kind": "LinkedField",
              "name": "end",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "truncatedBy",
                  "storageKey": null
                },
                (v20/*:: as any*/),
                (v21/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "headRef",
            "plural": false,
            "selections": [
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "inWorktree",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Worktree",
                  "kind": "LinkedField",
                  "name": "worktree",
                  "plural": false,
                  "selections": [
                    (v17/*:: as any*/),
                    {
                      "alias": null,
                      "args": (v18/*:: as any*/),
                      "concreteType": "CodeSearch",
                      "kind": "LinkedField",
                      "name": "searchCode",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "CodeResults_search"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ]
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FoundInCommit_repository"
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
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v9/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "headRef",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "inWorktree",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Worktree",
                "kind": "LinkedField",
                "name": "worktree",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v22/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "revision",
                "variableName": "revision"
              }
            ],
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oid",
                "storageKey": null
              },
              {
                "condition": "inCode",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v22/*:: as any*/)
                ]
              },
              {
                "condition": "inNames",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "query",
                        "variableName": "text"
                      }
                    ],
                    "concreteType": "FileNameSearch",
                    "kind": "LinkedField",
                    "name": "searchFileNames",
                    "plural": false,
                    "selections": [
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
                        "name": "count",
                        "storageKey": null
                      },
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          (v19/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2e9dbeb02dc33cfe5661e8fdd2baafdd",
    "id": "bf5e00eccf65c632800c94e5ff2dd66634b5154a41f8fefc2b681fa8d5986acb",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": "query SearchScreenQuery(\n  $slug: String!\n  $revision: String!\n  $text: String!\n  $isRegex: Boolean!\n  $word: Boolean!\n  $ignoreCase: Boolean!\n  $paths: [String!]\n  $inCode: Boolean!\n  $inWorktree: Boolean!\n  $inNames: Boolean!\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    isBare\n    isEmpty\n    headName\n    headRef {\n      revision\n      id\n    }\n    worktree @include(if: $inWorktree) {\n      snapshotOid\n      searchCode(pattern: $text, isRegex: $isRegex, word: $word, ignoreCase: $ignoreCase, paths: $paths, contextLines: 2) {\n        ...CodeResults_search\n      }\n      id\n    }\n    ...FoundInCommit_repository\n    id\n  }\n}\n\nfragment CodeResults_results on SearchResults {\n  files {\n    path\n    isBinary\n    lines {\n      isMatch\n    }\n    ...FoundFile_file\n  }\n  end {\n    truncatedBy\n    isIncomplete\n    failure {\n      message\n    }\n  }\n}\n\nfragment CodeResults_search on CodeSearch {\n  results @stream(label: \"CodeResults_search$stream$results\", initialCount: 0) {\n    ...CodeResults_results\n  }\n}\n\nfragment FoundFile_file on SearchedFile {\n  path\n  isBinary\n  isTruncated\n  lines {\n    number\n    isMatch\n    ...FoundFile_line\n  }\n}\n\nfragment FoundFile_line on SearchedLine {\n  number\n  text\n  truncatedBefore\n  isTruncatedAfter\n  isMatch\n  matches\n}\n\nfragment FoundInCommit_names on FileNameSearch {\n  paths\n  count\n  isIncomplete\n  failure {\n    message\n  }\n}\n\nfragment FoundInCommit_repository on Repository {\n  commit(revision: $revision) {\n    oid\n    searchCode(pattern: $text, isRegex: $isRegex, word: $word, ignoreCase: $ignoreCase, paths: $paths, contextLines: 2) @include(if: $inCode) {\n      ...CodeResults_search\n    }\n    searchFileNames(query: $text) @include(if: $inNames) {\n      ...FoundInCommit_names\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c84aa02065ffffeb94442928e575a922";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
