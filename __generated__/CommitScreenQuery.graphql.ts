/**
 * @generated SignedSource<<a1eba510017e263d17d0d1a3716c2244>>
 * @relayHash 7759d1587333fa33179d3fed65324699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67d137b349cce170a8b7f4900d1543a5ed0189095ffb674a454af8b5964e4a6d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileOrder = "LAST" | "PATH" | "SIZE" | "TOGETHER";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
export type DiffOptions = {
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type CommitScreenQuery$variables = {
  condensed: boolean;
  isCombined: boolean;
  options?: DiffOptions | null | undefined;
  order?: FileOrder | null | undefined;
  parent: number;
  part: WorktreePart;
  revision: string;
  slug: string;
};
export type CommitScreenQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly abbreviatedOid: string;
      readonly combined?: {
        readonly " $fragmentSpreads": FragmentRefs<"CombinedReader_commit">;
      } | null | undefined;
      readonly comparison?: {
        readonly oldOid: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
      };
      readonly messageHeadline: string;
      readonly oid: string;
      readonly " $fragmentSpreads": FragmentRefs<"CommitHead_commit" | "CommitScreen_reviews">;
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
  "name": "condensed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCombined"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "options"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parent"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "part"
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
v8 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShallow",
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v16 = [
  {
    "kind": "Variable",
    "name": "parent",
    "variableName": "parent"
  },
  {
    "kind": "Variable",
    "name": "part",
    "variableName": "part"
  }
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oldOid",
  "storageKey": null
},
v18 = {
  "kind": "Variable",
  "name": "options",
  "variableName": "options"
},
v19 = [
  (v18/*:: as any*/),
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  }
],
v20 = [
  {
    "kind": "Variable",
    "name": "condensed",
    "variableName": "condensed"
  },
  (v18/*:: as any*/)
],
v21 = [
  (v9/*:: as any*/),
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
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndex",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v30 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "start",
    "storageKey": null
  },
  (v28/*:: as any*/)
];
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CommitScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommitHead_commit"
              },
              {
                "kind": "Defer",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CommitScreen_reviews"
                  }
                ]
              },
              {
                "condition": "isCombined",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v16/*:: as any*/),
                    "concreteType": "Comparison",
                    "kind": "LinkedField",
                    "name": "comparison",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      {
                        "args": (v19/*:: as any*/),
                        "kind": "FragmentSpread",
                        "name": "ChangeReader_comparison"
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isCombined",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": (v20/*:: as any*/),
                          "kind": "FragmentSpread",
                          "name": "CombinedReader_commit"
                        }
                      ],
                      "type": "Commit",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "combined"
                  }
                ]
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
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CommitScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
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
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitActor",
                "kind": "LinkedField",
                "name": "committer",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "CommitHead_commit$defer$CommitHead_merge",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "filesChangedByMerge",
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorktreePartCount",
                "kind": "LinkedField",
                "name": "stashParts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "part",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "files",
                    "storageKey": null
                  }
                ],
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
                          (v14/*:: as any*/),
                          (v22/*:: as any*/)
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
                "if": null,
                "kind": "Defer",
                "label": "CommitScreenQuery$defer$CommitScreen_reviews",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Review",
                    "kind": "LinkedField",
                    "name": "reviews",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isCombined",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v16/*:: as any*/),
                    "concreteType": "Comparison",
                    "kind": "LinkedField",
                    "name": "comparison",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      (v22/*:: as any*/),
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
                        "name": "renamesLimited",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasReports",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Commit",
                        "kind": "LinkedField",
                        "name": "head",
                        "plural": false,
                        "selections": [
                          (v23/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FileTable",
                        "kind": "LinkedField",
                        "name": "fileTable",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "statuses",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FileSources",
                            "kind": "LinkedField",
                            "name": "sources",
                            "plural": false,
                            "selections": [
                              (v25/*:: as any*/),
                              (v24/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "similarities",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FileModes",
                            "kind": "LinkedField",
                            "name": "modes",
                            "plural": false,
                            "selections": [
                              (v25/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "old",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "new",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sameContent",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GeneratedFiles",
                            "kind": "LinkedField",
                            "name": "generated",
                            "plural": false,
                            "selections": [
                              (v25/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "reasons",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v19/*:: as any*/),
                        "concreteType": "PatchBatch",
                        "kind": "LinkedField",
                        "name": "firstPatches",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "allLineCounts",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fileIndexesTogether",
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "patches",
                            "storageKey": null
                          },
                          (v26/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PatchFailure",
                            "kind": "LinkedField",
                            "name": "failures",
                            "plural": true,
                            "selections": [
                              (v27/*:: as any*/),
                              (v23/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TruncatedPatch",
                            "kind": "LinkedField",
                            "name": "truncated",
                            "plural": false,
                            "selections": [
                              (v27/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "patch",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PatchPiece",
                            "kind": "LinkedField",
                            "name": "firstPieces",
                            "plural": true,
                            "selections": [
                              (v27/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "index",
                                "storageKey": null
                              },
                              (v28/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "text",
                                "storageKey": null
                              },
                              (v26/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "hunkKeys",
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
                ]
              },
              {
                "condition": "isCombined",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": (v20/*:: as any*/),
                    "concreteType": "MergeDiff",
                    "kind": "LinkedField",
                    "name": "combinedDiff",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 200
                          }
                        ],
                        "concreteType": "CombinedFileConnection",
                        "kind": "LinkedField",
                        "name": "files",
                        "plural": false,
                        "selections": [
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
                                "name": "hasNextPage",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CombinedFileEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CombinedFile",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v29/*:: as any*/),
                                  (v13/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "CombinedSide",
                                    "kind": "LinkedField",
                                    "name": "sides",
                                    "plural": true,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "status",
                                        "storageKey": null
                                      },
                                      (v29/*:: as any*/)
                                    ],
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
                                    "kind": "ScalarField",
                                    "name": "encoding",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "CombinedHunk",
                                    "kind": "LinkedField",
                                    "name": "hunks",
                                    "plural": true,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "header",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "LineSpan",
                                        "kind": "LinkedField",
                                        "name": "old",
                                        "plural": true,
                                        "selections": (v30/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "LineSpan",
                                        "kind": "LinkedField",
                                        "name": "new",
                                        "plural": false,
                                        "selections": (v30/*:: as any*/),
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
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "files(first:200)"
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              (v22/*:: as any*/)
            ],
            "storageKey": null
          },
          (v22/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7759d1587333fa33179d3fed65324699",
    "id": "67d137b349cce170a8b7f4900d1543a5ed0189095ffb674a454af8b5964e4a6d",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": "query CommitScreenQuery(\n  $slug: String!\n  $revision: String!\n  $parent: Int!\n  $part: WorktreePart!\n  $isCombined: Boolean!\n  $condensed: Boolean!\n  $options: DiffOptions\n  $order: FileOrder\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    isShallow\n    commit(revision: $revision) {\n      oid\n      abbreviatedOid\n      messageHeadline\n      ...CommitHead_commit\n      ...CommitScreen_reviews @defer(label: \"CommitScreenQuery$defer$CommitScreen_reviews\")\n      comparison(parent: $parent, part: $part) @skip(if: $isCombined) {\n        oldOid\n        ...ChangeReader_comparison_3Ny1qi\n        id\n      }\n      ...CombinedReader_commit_26nLwQ @include(if: $isCombined)\n      id\n    }\n    id\n  }\n}\n\nfragment ChangeReader_comparison_3Ny1qi on Comparison {\n  id\n  oldOid\n  newOid\n  renamesLimited\n  hasReports\n  head {\n    message\n    id\n  }\n  fileTable {\n    ...fileTable_table\n  }\n  firstPatches(options: $options, order: $order) {\n    allLineCounts\n    fileIndexesTogether\n    ...fetchContents_batch_2zD8uA\n  }\n}\n\nfragment CombinedLines_hunks on CombinedHunk {\n  header\n  old {\n    start\n    count\n  }\n  new {\n    start\n    count\n  }\n  lines\n}\n\nfragment CombinedReader_commit_26nLwQ on Commit {\n  combinedDiff(condensed: $condensed, options: $options) {\n    files(first: 200) {\n      pageInfo {\n        hasNextPage\n      }\n      edges {\n        node {\n          path\n          oid\n          sides {\n            status\n            path\n          }\n          isBinary\n          encoding\n          hunks {\n            ...CombinedLines_hunks\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment CommitHead_commit on Commit {\n  oid\n  messageHeadline\n  messageBody\n  author {\n    name\n    email\n    date\n  }\n  committer {\n    name\n    email\n    date\n  }\n  ...CommitHead_merge @defer(label: \"CommitHead_commit$defer$CommitHead_merge\")\n  stashParts {\n    ...PartTabs_parts\n  }\n  parents(first: 16) {\n    edges {\n      node {\n        oid\n        abbreviatedOid\n        id\n      }\n    }\n  }\n}\n\nfragment CommitHead_merge on Commit {\n  filesChangedByMerge\n}\n\nfragment CommitScreen_reviews on Commit {\n  reviews {\n    key\n    state\n    title\n    id\n  }\n}\n\nfragment PartTabs_parts on WorktreePartCount {\n  part\n  files\n}\n\nfragment fetchContents_batch_2zD8uA on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n  firstPieces {\n    ...fetchContents_piece\n  }\n}\n\nfragment fetchContents_piece on PatchPiece {\n  fileIndex\n  index\n  count\n  text\n  lineCounts\n  hunkKeys\n}\n\nfragment fileTable_table on FileTable {\n  paths\n  statuses\n  sources {\n    fileIndexes\n    paths\n    similarities\n  }\n  modes {\n    fileIndexes\n    old\n    new\n  }\n  sameContent\n  generated {\n    fileIndexes\n    reasons\n  }\n}\n"
  }
};
})();

(node as any).hash = "84bf58cbbf30cc3d6f3fe1d4d1bcafbe";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
