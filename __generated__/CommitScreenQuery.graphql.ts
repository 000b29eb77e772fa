/**
 * @generated SignedSource<<be63f20cb9b086a56d21eaa6129066e8>>
 * @relayHash c60a27192f90fe44d2d82017e1ea324a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a1e4fb7dec22e91bbd8da735da29ce673bb7c40b89f0db79328352c07ae2aa6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type CommitScreenQuery$variables = {
  parent: number;
  revision: string;
  slug: string;
  whitespace?: Whitespace | null | undefined;
};
export type CommitScreenQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly abbreviatedOid: string;
      readonly comparison: {
        readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
      };
      readonly messageHeadline: string;
      readonly " $fragmentSpreads": FragmentRefs<"CommitHead_commit">;
    };
    readonly isShallow: boolean;
    readonly name: string;
    readonly slug: string;
  };
};
export type CommitScreenQuery = {
  response: CommitScreenQuery$data;
  variables: CommitScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parent"
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
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "whitespace"
},
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShallow",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "parent",
    "variableName": "parent"
  }
],
v12 = [
  {
    "kind": "Variable",
    "name": "whitespace",
    "variableName": "whitespace"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v14 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "date",
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1000
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CommitScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommitHead_commit"
              },
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
                  {
                    "args": (v12/*:: as any*/),
                    "kind": "FragmentSpread",
                    "name": "ChangeReader_comparison"
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
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CommitScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageBody",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitActor",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitActor",
                "kind": "LinkedField",
                "name": "committer",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 16
                  }
                ],
                "concreteType": "CommitConnection",
                "kind": "LinkedField",
                "name": "parents",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CommitEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Commit",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v9/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "parents(first:16)"
              },
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "renamesLimited",
                    "storageKey": null
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "ChangeReader_comparison$defer$ChangeCounts_comparison_1BfRjx",
                    "selections": [
                      {
                        "alias": null,
                        "args": (v12/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "lineCounts",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v12/*:: as any*/),
                        "concreteType": "ComparisonTotals",
                        "kind": "LinkedField",
                        "name": "totals",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "files",
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
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "ChangeReader_comparison$defer$FirstPatches_comparison_1BfRjx",
                    "selections": [
                      {
                        "alias": "firstFiles",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 5
                          }
                        ],
                        "concreteType": "FileChangeConnection",
                        "kind": "LinkedField",
                        "name": "files",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FileChangeEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "FileChange",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v15/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": (v12/*:: as any*/),
                                    "kind": "ScalarField",
                                    "name": "patch",
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "files(first:5)"
                      }
                    ]
                  },
                  {
                    "alias": null,
                    "args": (v16/*:: as any*/),
                    "concreteType": "FileChangeConnection",
                    "kind": "LinkedField",
                    "name": "files",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FileChangeEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FileChange",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v15/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "status",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "similarity",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "oldPath",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "newPath",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "oldMode",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "newMode",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "oldOid",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "newOid",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "generated",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "__typename",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cursor",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endCursor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasNextPage",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "files(first:1000)"
                  },
                  {
                    "alias": null,
                    "args": (v16/*:: as any*/),
                    "filters": null,
                    "handle": "connection",
                    "key": "ChangeReader_files",
                    "kind": "LinkedHandle",
                    "name": "files"
                  },
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c60a27192f90fe44d2d82017e1ea324a",
    "id": "7a1e4fb7dec22e91bbd8da735da29ce673bb7c40b89f0db79328352c07ae2aa6",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": "query CommitScreenQuery(\n  $slug: String!\n  $revision: String!\n  $parent: Int!\n  $whitespace: Whitespace\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    isShallow\n    commit(revision: $revision) {\n      abbreviatedOid\n      messageHeadline\n      ...CommitHead_commit\n      comparison(parent: $parent) {\n        ...ChangeReader_comparison_1BfRjx\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment ChangeCounts_comparison_1BfRjx on Comparison {\n  lineCounts(whitespace: $whitespace)\n  totals(whitespace: $whitespace) {\n    files\n    additions\n    deletions\n  }\n}\n\nfragment ChangeReader_comparison_1BfRjx on Comparison {\n  renamesLimited\n  ...ChangeCounts_comparison_1BfRjx @defer(label: \"ChangeReader_comparison$defer$ChangeCounts_comparison_1BfRjx\")\n  ...FirstPatches_comparison_1BfRjx @defer(label: \"ChangeReader_comparison$defer$FirstPatches_comparison_1BfRjx\")\n  files(first: 1000) {\n    edges {\n      node {\n        id\n        status\n        similarity\n        oldPath\n        newPath\n        oldMode\n        newMode\n        oldOid\n        newOid\n        generated\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment CommitHead_commit on Commit {\n  oid\n  messageHeadline\n  messageBody\n  author {\n    name\n    email\n    date\n  }\n  committer {\n    name\n    email\n    date\n  }\n  parents(first: 16) {\n    edges {\n      node {\n        oid\n        abbreviatedOid\n        id\n      }\n    }\n  }\n}\n\nfragment FirstPatches_comparison_1BfRjx on Comparison {\n  firstFiles: files(first: 5) {\n    edges {\n      node {\n        id\n        patch(whitespace: $whitespace)\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "752157ad42eb1a94ced7f199d43b24f5";

export default node;
