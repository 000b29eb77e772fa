/**
 * @generated SignedSource<<5bb1f9599c21d6c313b8763313af19aa>>
 * @relayHash f992202d7724f7534c11a2db8fd0b85b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07066ce3ab93f9a953c24b06edaf251d5fa0a050c97731b948d469e1a45c2ba1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreenQuery$variables = Record<PropertyKey, never>;
export type HomeScreenQuery$data = {
  readonly repositories: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_repository" | "WaitingReviews_turn">;
      };
    }>;
  };
};
export type HomeScreenQuery = {
  response: HomeScreenQuery$data;
  variables: HomeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aheadBy",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "behindBy",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Upstream",
  "kind": "LinkedField",
  "name": "upstream",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOfThisWorktree",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUnread",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressedThreadCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sinceLastVisit",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "GitOperation",
  "kind": "LinkedField",
  "name": "operation",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "PatchSet",
  "kind": "LinkedField",
  "name": "patchSets",
  "plural": true,
  "selections": [
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
      "name": "visitedAt",
      "storageKey": null
    },
    (v20/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    (v21/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecorded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSetMove",
      "kind": "LinkedField",
      "name": "move",
      "plural": false,
      "selections": [
        (v20/*:: as any*/),
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
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewWatcher",
  "kind": "LinkedField",
  "name": "waiting",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "files",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HomeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "RepositoryConnection",
        "kind": "LinkedField",
        "name": "repositories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RepositoryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Repository",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RepositoryCard_repository"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WaitingReviews_turn"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "repositories(first:100)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "RepositoryConnection",
        "kind": "LinkedField",
        "name": "repositories",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RepositoryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Repository",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                    "name": "isBare",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isShallow",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRefusedForOwner",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isEmpty",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "headName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Ref",
                    "kind": "LinkedField",
                    "name": "headRef",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "if": null,
                        "kind": "Defer",
                        "label": "RepositoryCard_repository$defer$UpstreamDistance_ref",
                        "selections": [
                          (v7/*:: as any*/)
                        ]
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "headCommit",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 6
                          }
                        ],
                        "concreteType": "CommitConnection",
                        "kind": "LinkedField",
                        "name": "history",
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
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "oid",
                                    "storageKey": null
                                  },
                                  (v8/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "messageHeadline",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "GitActor",
                                    "kind": "LinkedField",
                                    "name": "author",
                                    "plural": false,
                                    "selections": [
                                      (v3/*:: as any*/),
                                      (v9/*:: as any*/),
                                      (v10/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "history(first:6)"
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "RepositoryCard_repository$defer$RepositoryCard_uncommitted",
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "reviewsNeedingViewer",
                        "plural": true,
                        "selections": [
                          (v11/*:: as any*/),
                          (v1/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WorktreeSummary",
                        "kind": "LinkedField",
                        "name": "worktreeSummary",
                        "plural": false,
                        "selections": [
                          (v25/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "conflicted",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "skippedFiles",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unviewedFiles",
                            "storageKey": null
                          },
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "RepositoryCard_repository$defer$RepositoryCard_unpushed",
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "unpushedComments",
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "RepositoryCard_repository$defer$BranchesAhead_repository",
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Ref",
                        "kind": "LinkedField",
                        "name": "defaultBranchRef",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 30
                          }
                        ],
                        "concreteType": "RefConnection",
                        "kind": "LinkedField",
                        "name": "branchesAhead",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "RefEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Ref",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v3/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v7/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Commit",
                                    "kind": "LinkedField",
                                    "name": "target",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "GitActor",
                                        "kind": "LinkedField",
                                        "name": "committer",
                                        "plural": false,
                                        "selections": [
                                          (v10/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v1/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "branchesAhead(first:30)"
                      }
                    ]
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "WaitingReviews_turn$defer$ChangedReviews_repository",
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "reviewsNeedingViewer",
                        "plural": true,
                        "selections": [
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v11/*:: as any*/),
                          (v14/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "WaitingReviews_turn$defer$WaitingReviews_repository",
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 10
                          },
                          {
                            "kind": "Literal",
                            "name": "turnOf",
                            "value": "me"
                          }
                        ],
                        "concreteType": "ReviewConnection",
                        "kind": "LinkedField",
                        "name": "reviews",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReviewEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Review",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v12/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isOnWorktree",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Person",
                                    "kind": "LinkedField",
                                    "name": "author",
                                    "plural": false,
                                    "selections": [
                                      (v15/*:: as any*/),
                                      (v3/*:: as any*/),
                                      (v9/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v13/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "state",
                                    "storageKey": null
                                  },
                                  (v14/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isViewersTurn",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isPrivate",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Person",
                                    "kind": "LinkedField",
                                    "name": "turn",
                                    "plural": true,
                                    "selections": [
                                      (v3/*:: as any*/),
                                      (v9/*:: as any*/),
                                      (v15/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "reviewRef",
                                    "storageKey": null
                                  },
                                  (v21/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "PullRequest",
                                    "kind": "LinkedField",
                                    "name": "pullRequest",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "repository",
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "targetRef",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "updatedAt",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "openThreadCount",
                                    "storageKey": null
                                  },
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "draftCount",
                                    "storageKey": null
                                  },
                                  {
                                    "if": null,
                                    "kind": "Defer",
                                    "label": "WaitingReviews_repository$defer$WaitingReviews_review",
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "UnviewedCount",
                                        "kind": "LinkedField",
                                        "name": "unviewed",
                                        "plural": false,
                                        "selections": [
                                          (v25/*:: as any*/),
                                          {
                                            "alias": null,
                                            "args": null,
                                            "kind": "ScalarField",
                                            "name": "totalFiles",
                                            "storageKey": null
                                          }
                                        ],
                                        "storageKey": null
                                      }
                                    ]
                                  },
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "reviews(first:10,turnOf:\"me\")"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "reviewsNeedingViewer",
                        "plural": true,
                        "selections": [
                          (v12/*:: as any*/),
                          (v1/*:: as any*/),
                          (v13/*:: as any*/),
                          (v11/*:: as any*/),
                          (v14/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewCounts",
                        "kind": "LinkedField",
                        "name": "reviewCounts",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "open",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "changesRequested",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "approved",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "waitingForViewer",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
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
        "storageKey": "repositories(first:100)"
      }
    ]
  },
  "params": {
    "cacheID": "f992202d7724f7534c11a2db8fd0b85b",
    "id": "07066ce3ab93f9a953c24b06edaf251d5fa0a050c97731b948d469e1a45c2ba1",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": "query HomeScreenQuery {\n  repositories(first: 100) {\n    edges {\n      node {\n        id\n        slug\n        ...RepositoryCard_repository\n        ...WaitingReviews_turn\n      }\n    }\n  }\n}\n\nfragment BranchesAhead_repository on Repository {\n  slug\n  defaultBranchRef {\n    name\n    revision\n    id\n  }\n  branchesAhead(first: 30) {\n    edges {\n      node {\n        name\n        revision\n        aheadBy\n        behindBy\n        ...UpstreamDistance_ref\n        target {\n          committer {\n            date\n          }\n          id\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment ChangedReviews_repository on Repository {\n  slug\n  reviewsNeedingViewer {\n    key\n    title\n    isOfThisWorktree\n    isUnread\n    author {\n      isViewer\n    }\n    addressedThreadCount\n    commentCount\n    sinceLastVisit\n    patchSets {\n      number\n    }\n    ...ReviewRefresher_patchSets\n    waiting {\n      name\n    }\n    ...ReviewWatchers_review\n    id\n  }\n}\n\nfragment CommitRow_commit on Commit {\n  oid\n  abbreviatedOid\n  messageHeadline\n  author {\n    name\n    email\n    date\n  }\n}\n\nfragment LastVisit_review on Review {\n  patchSets {\n    number\n    visitedAt\n  }\n}\n\nfragment PatchSetPicker_review on Review {\n  patchSets {\n    number\n    kind\n    at\n    headOid\n    isRecorded\n    move {\n      kind\n      message\n    }\n    operation {\n      description\n    }\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment RepositoryCard_commit on Commit {\n  history(first: 6) {\n    edges {\n      node {\n        oid\n        ...CommitRow_commit\n        id\n      }\n    }\n  }\n}\n\nfragment RepositoryCard_repository on Repository {\n  name\n  slug\n  path\n  isBare\n  isShallow\n  isRefusedForOwner\n  isEmpty\n  headName\n  headRef {\n    revision\n    ...UpstreamDistance_ref @defer(label: \"RepositoryCard_repository$defer$UpstreamDistance_ref\")\n    id\n  }\n  headCommit {\n    abbreviatedOid\n    ...RepositoryCard_commit\n    id\n  }\n  ...RepositoryCard_uncommitted @defer(label: \"RepositoryCard_repository$defer$RepositoryCard_uncommitted\")\n  ...RepositoryCard_unpushed @defer(label: \"RepositoryCard_repository$defer$RepositoryCard_unpushed\")\n  ...BranchesAhead_repository @defer(label: \"RepositoryCard_repository$defer$BranchesAhead_repository\")\n}\n\nfragment RepositoryCard_uncommitted on Repository {\n  slug\n  reviewsNeedingViewer {\n    isOfThisWorktree\n    id\n  }\n  ...ChangedReviews_repository\n  worktreeSummary {\n    files\n    conflicted\n    skippedFiles\n    unviewedFiles\n    operation {\n      description\n    }\n  }\n}\n\nfragment RepositoryCard_unpushed on Repository {\n  slug\n  unpushedComments\n}\n\nfragment ReviewRefresher_patchSets on Review {\n  ...LastVisit_review\n  ...PatchSetPicker_review\n  ...ReviewedFile_status\n}\n\nfragment ReviewRow_review on Review {\n  key\n  title\n  state\n  isUnread\n  isViewersTurn\n  isPrivate\n  isOnWorktree\n  turn {\n    ...PersonName_person\n    name\n    email\n  }\n  author {\n    ...PersonName_person\n  }\n  reviewRef\n  headOid\n  pullRequest {\n    repository\n  }\n  targetRef\n  updatedAt\n  openThreadCount\n  addressedThreadCount\n  commentCount\n  draftCount\n}\n\nfragment ReviewWatchers_review on Review {\n  waiting {\n    name\n    isAgent\n    since\n  }\n}\n\nfragment ReviewedFile_status on Review {\n  patchSets {\n    number\n    headOid\n    baseOid\n    isCurrent\n  }\n}\n\nfragment UpstreamDistance_ref on Ref {\n  upstream {\n    name\n    aheadBy\n    behindBy\n  }\n}\n\nfragment WaitingReviews_repository on Repository {\n  slug\n  reviews(first: 10, turnOf: \"me\") {\n    edges {\n      node {\n        key\n        isOnWorktree\n        author {\n          isViewer\n        }\n        ...ReviewRow_review\n        ...WaitingReviews_review @defer(label: \"WaitingReviews_repository$defer$WaitingReviews_review\")\n        id\n      }\n    }\n  }\n  reviewsNeedingViewer {\n    key\n    id\n  }\n  ...ChangedReviews_repository\n  reviewCounts {\n    open\n    changesRequested\n    approved\n    waitingForViewer\n  }\n}\n\nfragment WaitingReviews_review on Review {\n  unviewed {\n    files\n    totalFiles\n  }\n}\n\nfragment WaitingReviews_turn on Repository {\n  name\n  slug\n  isEmpty\n  ...ChangedReviews_repository @defer(label: \"WaitingReviews_turn$defer$ChangedReviews_repository\")\n  ...WaitingReviews_repository @defer(label: \"WaitingReviews_turn$defer$WaitingReviews_repository\")\n}\n"
  }
};
})();

(node as any).hash = "27ed80875b411f78d0c372f62976211f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
