/**
 * @generated SignedSource<<7c29b653b16650530d1f473d4ceffe98>>
 * @relayHash 6463e69052bcf1a2c8320b77c92378b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1bca36c4e4743ca6aee2f21326913e35b19bd81a5cf4c3e8ef6412fd3ffeb3a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type ReviewScreenQuery$variables = {
  review: string;
  slug: string;
};
export type ReviewScreenQuery$data = {
  readonly repository: {
    readonly name: string;
    readonly review: {
      readonly id: string;
      readonly isUnread: boolean;
      readonly key: string;
      readonly state: ReviewState;
      readonly submoduleNotice: string | null | undefined;
      readonly title: string;
      readonly unpushedComments: number;
      readonly unreadableLines: number;
      readonly " $fragmentSpreads": FragmentRefs<"HeadMoved_review" | "ReviewAnswer_review" | "ReviewDescription_review" | "ReviewHead_review" | "ReviewRefresher_page" | "ReviewScreen_commits" | "ReviewSide_review" | "ReviewTimeline_review">;
    };
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository" | "SyncMenu_repository">;
  };
};
export type ReviewScreenQuery = {
  response: ReviewScreenQuery$data;
  variables: ReviewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "review"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
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
  "name": "slug",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "review"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUnread",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableLines",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unpushedComments",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submoduleNotice",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v21 = {
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
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baseOid",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v25 = [
  (v3/*:: as any*/),
  (v14/*:: as any*/),
  (v24/*:: as any*/)
],
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v25/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewRef",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetRef",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "ReplacedLines",
  "kind": "LinkedField",
  "name": "replacedLines",
  "plural": true,
  "selections": [
    (v36/*:: as any*/),
    (v37/*:: as any*/),
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
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDeleted",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressed",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "act",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "editedBy",
  "plural": false,
  "selections": (v25/*:: as any*/),
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verdict",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "importedBy",
  "plural": false,
  "selections": (v25/*:: as any*/),
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedFrom",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentTo",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewComment",
  "kind": "LinkedField",
  "name": "comment",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "concreteType": "ThreadPosition",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    (v34/*:: as any*/),
    (v35/*:: as any*/),
    (v36/*:: as any*/),
    (v37/*:: as any*/),
    (v54/*:: as any*/),
    (v55/*:: as any*/)
  ],
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quote",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "concreteType": "Dismissal",
  "kind": "LinkedField",
  "name": "dismissal",
  "plural": false,
  "selections": [
    (v33/*:: as any*/),
    (v55/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAlways",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidates",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReply",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReopen",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "concreteType": "VerdictSignature",
  "kind": "LinkedField",
  "name": "signature",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "storageKey": null
},
v66 = [
  (v14/*:: as any*/),
  (v3/*:: as any*/),
  (v24/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReviewScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NameGate_repository"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SyncMenu_repository"
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewRefresher_page"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewHead_review"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HeadMoved_review"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewDescription_review"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewScreen_commits"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewTimeline_review"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewAnswer_review"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewSide_review"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReviewScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isNamed",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "restoredComments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Remote",
            "kind": "LinkedField",
            "name": "remotes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fetchWarning",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Unpushed",
                "kind": "LinkedField",
                "name": "unpushed",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "comments",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "entries",
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
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PatchSet",
                "kind": "LinkedField",
                "name": "patchSets",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "visitedAt",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
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
                      (v17/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entryCount",
                "storageKey": null
              },
              (v19/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "isOnWorktree",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUpdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanComment",
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
                "name": "draftCount",
                "storageKey": null
              },
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
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "repository",
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mergedHow",
                "storageKey": null
              },
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openThreadCount",
                "storageKey": null
              },
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
                    "args": null,
                    "concreteType": "FileTable",
                    "kind": "LinkedField",
                    "name": "fileTable",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "statuses",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "movedTo",
                "storageKey": null
              },
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 100
                  }
                ],
                "concreteType": "CommitConnection",
                "kind": "LinkedField",
                "name": "commits",
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
                          (v31/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "abbreviatedOid",
                            "storageKey": null
                          },
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
                              (v14/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "date",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
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
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "commits(first:100)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "addressedThreadCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Draft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "replyTo",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v30/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resolves",
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "layer",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "edits",
                    "plural": false,
                    "selections": [
                      (v33/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanApply",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReviewThread",
                "kind": "LinkedField",
                "name": "threads",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "comments",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v6/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/),
                          (v3/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v31/*:: as any*/),
                      (v30/*:: as any*/),
                      (v43/*:: as any*/),
                      (v29/*:: as any*/),
                      (v44/*:: as any*/),
                      (v45/*:: as any*/),
                      (v46/*:: as any*/),
                      (v47/*:: as any*/),
                      (v48/*:: as any*/),
                      (v49/*:: as any*/),
                      (v50/*:: as any*/),
                      (v51/*:: as any*/),
                      (v39/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AddressedProposal",
                    "kind": "LinkedField",
                    "name": "addressed",
                    "plural": false,
                    "selections": [
                      (v33/*:: as any*/),
                      (v31/*:: as any*/),
                      (v18/*:: as any*/),
                      (v40/*:: as any*/),
                      (v52/*:: as any*/),
                      (v53/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v52/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/),
                  (v58/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LayerPosition",
                    "kind": "LinkedField",
                    "name": "layer",
                    "plural": false,
                    "selections": [
                      (v59/*:: as any*/),
                      (v60/*:: as any*/),
                      (v54/*:: as any*/),
                      (v61/*:: as any*/),
                      (v62/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  (v63/*:: as any*/),
                  (v32/*:: as any*/),
                  (v64/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TimelineEvent",
                "kind": "LinkedField",
                "name": "timeline",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "thread",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LayerPosition",
                        "kind": "LinkedField",
                        "name": "layer",
                        "plural": false,
                        "selections": [
                          (v60/*:: as any*/),
                          (v54/*:: as any*/),
                          (v59/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "comments",
                        "plural": true,
                        "selections": [
                          (v33/*:: as any*/),
                          (v6/*:: as any*/),
                          (v31/*:: as any*/),
                          (v7/*:: as any*/),
                          (v30/*:: as any*/),
                          (v40/*:: as any*/),
                          (v43/*:: as any*/),
                          (v41/*:: as any*/),
                          (v29/*:: as any*/),
                          (v44/*:: as any*/),
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          (v47/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          (v42/*:: as any*/),
                          (v50/*:: as any*/),
                          (v51/*:: as any*/),
                          (v39/*:: as any*/),
                          (v26/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v52/*:: as any*/),
                      (v56/*:: as any*/),
                      (v57/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AddressedProposal",
                        "kind": "LinkedField",
                        "name": "addressed",
                        "plural": false,
                        "selections": [
                          (v31/*:: as any*/),
                          (v18/*:: as any*/),
                          (v40/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v33/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v58/*:: as any*/),
                      (v38/*:: as any*/),
                      (v63/*:: as any*/),
                      (v32/*:: as any*/),
                      (v64/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "by",
                    "plural": false,
                    "selections": (v25/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchSet",
                    "kind": "LinkedField",
                    "name": "patchSet",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchSetMove",
                        "kind": "LinkedField",
                        "name": "move",
                        "plural": false,
                        "selections": [
                          (v20/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v16/*:: as any*/),
                      (v19/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "comment",
                    "plural": false,
                    "selections": [
                      (v30/*:: as any*/),
                      (v65/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v46/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanGiveVerdict",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanSign",
                "storageKey": null
              },
              {
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
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "turn",
                "plural": true,
                "selections": (v66/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "reviewers",
                "plural": true,
                "selections": (v66/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Verdict",
                "kind": "LinkedField",
                "name": "verdicts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "by",
                    "plural": false,
                    "selections": (v66/*:: as any*/),
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v52/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "UnviewedCount",
                    "kind": "LinkedField",
                    "name": "unviewed",
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
                        "name": "totalFiles",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "comment",
                    "plural": false,
                    "selections": [
                      (v65/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "VerdictChange",
                    "kind": "LinkedField",
                    "name": "changeSince",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCarried",
                        "storageKey": null
                      },
                      (v55/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Check",
                "kind": "LinkedField",
                "name": "checks",
                "plural": true,
                "selections": [
                  (v40/*:: as any*/),
                  (v9/*:: as any*/),
                  (v55/*:: as any*/),
                  (v15/*:: as any*/),
                  (v18/*:: as any*/),
                  (v38/*:: as any*/)
                ],
                "storageKey": null
              },
              (v22/*:: as any*/),
              {
                "if": null,
                "kind": "Defer",
                "label": "TargetBranch_merge$defer$TargetBranch_mergeOutcome",
                "selections": [
                  (v27/*:: as any*/),
                  (v19/*:: as any*/),
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MergePreview",
                    "kind": "LinkedField",
                    "name": "mergePreview",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isClean",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MergeConflict",
                        "kind": "LinkedField",
                        "name": "conflicts",
                        "plural": true,
                        "selections": [
                          (v34/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kinds",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanLand",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUndoLanding",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "remotesToPush",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAbandon",
                "storageKey": null
              },
              (v64/*:: as any*/)
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
    "cacheID": "6463e69052bcf1a2c8320b77c92378b7",
    "id": "d1bca36c4e4743ca6aee2f21326913e35b19bd81a5cf4c3e8ef6412fd3ffeb3a",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": "query ReviewScreenQuery(\n  $slug: String!\n  $review: String!\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    ...NameGate_repository\n    ...SyncMenu_repository\n    review(key: $review) {\n      id\n      key\n      title\n      state\n      isUnread\n      unreadableLines\n      unpushedComments\n      submoduleNotice\n      ...ReviewRefresher_page\n      ...ReviewHead_review\n      ...HeadMoved_review\n      ...ReviewDescription_review\n      ...ReviewScreen_commits\n      ...ReviewTimeline_review\n      ...ReviewAnswer_review\n      ...ReviewSide_review\n    }\n    id\n  }\n}\n\nfragment AbandonReview_review on Review {\n  id\n  viewerCanAbandon\n  viewerCanReopen\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment CommentComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isDeleted\n  act\n  verdict\n  agent\n  importedBy {\n    ...PersonName_person\n  }\n  importedFrom\n  sentTo\n  addressed\n  viewerCanEdit\n  viewerCanDelete\n  replacedLines {\n    ...PartLines_lines\n  }\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment CommitRow_commit on Commit {\n  oid\n  abbreviatedOid\n  messageHeadline\n  author {\n    name\n    email\n    date\n  }\n}\n\nfragment ConflictList_conflicts on MergeConflict {\n  path\n  kinds\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment DraftView_review on Review {\n  id\n  ...CommentComposer_review\n  ...ReplyComposer_review\n}\n\nfragment HeadMoved_review on Review {\n  id\n  reviewRef\n  viewerCanUpdate\n  movedTo\n  patchSets {\n    headOid\n    isRecorded\n  }\n}\n\nfragment LandReview_review on Review {\n  id\n  state\n  viewerCanLand\n  viewerCanUndoLanding\n  remotesToPush\n  reviewRef\n  targetRef\n}\n\nfragment LastVisit_review on Review {\n  patchSets {\n    number\n    visitedAt\n  }\n}\n\nfragment MergeOutcome_preview on MergePreview {\n  isClean\n  conflicts {\n    ...ConflictList_conflicts\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PatchSetPicker_review on Review {\n  patchSets {\n    number\n    kind\n    at\n    headOid\n    isRecorded\n    move {\n      kind\n      message\n    }\n    operation {\n      description\n    }\n  }\n}\n\nfragment PendingWork_review on Review {\n  openThreadCount\n  drafts {\n    key\n    body\n    kind\n    path\n    side\n    startLine\n    endLine\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    id\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment PullRequestLine_review on Review {\n  id\n  key\n  isPrivate\n  viewerCanUpdate\n  viewerCanComment\n  commentCount\n  draftCount\n  pullRequest {\n    label\n    repository\n    url\n  }\n  patchSets {\n    number\n  }\n}\n\nfragment ReplyComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment ReviewAnswer_review on Review {\n  viewerCanComment\n  drafts {\n    id\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    path\n    side\n    startLine\n    endLine\n    ...DraftView_draft\n  }\n  ...DraftView_review\n  ...VerdictComposer_review\n  ...ReviewWatchers_review\n}\n\nfragment ReviewDescription_editor on Review {\n  id\n  key\n  title\n  body\n}\n\nfragment ReviewDescription_review on Review {\n  body\n  viewerCanUpdate\n  ...ReviewDescription_editor\n}\n\nfragment ReviewHead_review on Review {\n  id\n  key\n  title\n  state\n  isPrivate\n  isOnWorktree\n  ...PullRequestLine_review\n  ...ShareReview_review\n  mergedHow\n  author {\n    ...PersonName_person\n  }\n  reviewRef\n  headOid\n  targetRef\n  createdAt\n  openThreadCount\n  comparison {\n    fileTable {\n      statuses\n    }\n    id\n  }\n}\n\nfragment ReviewRefresher_page on Review {\n  ...ReviewRefresher_patchSets\n  ...useReviewMutation_version\n}\n\nfragment ReviewRefresher_patchSets on Review {\n  ...LastVisit_review\n  ...PatchSetPicker_review\n  ...ReviewedFile_status\n}\n\nfragment ReviewScreen_commits on Review {\n  patchSets {\n    kind\n  }\n  commits(first: 100) {\n    edges {\n      node {\n        oid\n        ...CommitRow_commit\n        id\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nfragment ReviewSide_checks on Review {\n  checks {\n    agent\n    state\n    reason\n    url\n    at\n    commitOid\n  }\n}\n\nfragment ReviewSide_review on Review {\n  ...ReviewSide_turn\n  ...ReviewerList_review\n  ...ReviewSide_checks\n  ...TargetBranch_review\n  ...TargetBranch_merge\n  ...LandReview_review\n  ...AbandonReview_review\n}\n\nfragment ReviewSide_turn on Review {\n  isViewersTurn\n  turn {\n    email\n    ...PersonName_person\n  }\n}\n\nfragment ReviewThreadView_review on Review {\n  id\n  key\n  drafts {\n    key\n    replyTo {\n      id\n    }\n    ...DraftView_draft\n    id\n  }\n  ...ThreadComments_review\n  ...DraftView_review\n  ...ReplyComposer_review\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  side\n  startLine\n  quote\n  addressed {\n    oid\n  }\n  dismissal {\n    __typename\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  layer {\n    position\n  }\n  comments {\n    oid\n    key\n    body\n    agent\n    id\n  }\n  ...ThreadActions_thread\n  ...ThreadComments_thread\n  ...ThreadHead_thread\n  ...ThreadTriage_thread\n}\n\nfragment ReviewTimeline_review on Review {\n  id\n  key\n  openThreadCount\n  addressedThreadCount\n  draftCount\n  ...TimelineEntry_review\n  timeline {\n    kind\n    thread {\n      id\n    }\n    ...TimelineEntry_event\n  }\n  threads {\n    id\n    ...ReviewTimeline_thread\n    ...ThreadOnCode_thread\n  }\n  ...ThreadOnCode_review\n}\n\nfragment ReviewTimeline_thread on ReviewThread {\n  id\n  state\n  addressed {\n    __typename\n  }\n  comments {\n    agent\n    isDeleted\n    addressed\n    author {\n      isViewer\n    }\n    id\n  }\n  ...answersSince_thread\n}\n\nfragment ReviewWatchers_review on Review {\n  waiting {\n    name\n    isAgent\n    since\n  }\n}\n\nfragment ReviewedFile_status on Review {\n  patchSets {\n    number\n    headOid\n    baseOid\n    isCurrent\n  }\n}\n\nfragment ReviewerList_editor on Review {\n  id\n  reviewers {\n    email\n  }\n}\n\nfragment ReviewerList_review on Review {\n  ...ReviewerList_editor\n  key\n  viewerCanUpdate\n  reviewers {\n    email\n    ...PersonName_person\n  }\n  verdicts {\n    by {\n      email\n      ...PersonName_person\n    }\n    kind\n    at\n    patchSet\n    isActive\n    isCurrent\n    unviewed {\n      files\n      totalFiles\n    }\n    comment {\n      signature {\n        ...ReviewerList_signature\n      }\n      id\n    }\n    changeSince {\n      kind\n      isCarried\n      reason\n    }\n  }\n}\n\nfragment ReviewerList_signature on VerdictSignature {\n  state\n  message\n}\n\nfragment ShareReview_dialog on Review {\n  id\n  commentCount\n  patchSets {\n    number\n    kind\n    at\n  }\n}\n\nfragment ShareReview_review on Review {\n  key\n  ...ShareReview_dialog\n}\n\nfragment SyncMenu_repository on Repository {\n  slug\n  unpushedComments\n  restoredComments\n  remotes {\n    name\n    url\n    fetchWarning\n    unpushed {\n      comments\n      entries\n    }\n  }\n}\n\nfragment TargetBranch_editor on Review {\n  id\n  targetRef\n}\n\nfragment TargetBranch_merge on Review {\n  state\n  headOid\n  isOnWorktree\n  ...TargetBranch_mergeOutcome @defer(label: \"TargetBranch_merge$defer$TargetBranch_mergeOutcome\")\n}\n\nfragment TargetBranch_mergeOutcome on Review {\n  reviewRef\n  headOid\n  targetRef\n  mergePreview {\n    ...MergeOutcome_preview\n  }\n}\n\nfragment TargetBranch_review on Review {\n  ...TargetBranch_editor\n  state\n  targetRef\n  baseOid\n  isOnWorktree\n  viewerCanUpdate\n}\n\nfragment ThreadActions_thread on ReviewThread {\n  id\n  path\n  startLine\n  commitOid\n  patchSet\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      author {\n        name\n      }\n      id\n    }\n  }\n}\n\nfragment ThreadComments_review on Review {\n  id\n  viewerCanApply\n}\n\nfragment ThreadComments_thread on ReviewThread {\n  id\n  state\n  path\n  quote\n  addressed {\n    __typename\n  }\n  position {\n    side\n    certainty\n  }\n  viewerCanReply\n  comments {\n    id\n    key\n    act\n    isDeleted\n    ...CommentView_comment\n  }\n  ...answersSince_thread\n}\n\nfragment ThreadHead_layer on LayerPosition {\n  subject\n  certainty\n  position\n  total\n  candidates\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  layer {\n    ...ThreadHead_layer\n  }\n  addressed {\n    __typename\n  }\n  dismissal {\n    reason\n  }\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment ThreadOnCode_review on Review {\n  key\n  ...ReviewThreadView_review\n}\n\nfragment ThreadOnCode_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n  }\n  ...ReviewThreadView_thread\n}\n\nfragment ThreadTriage_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  quote\n  viewerCanReply\n  dismissal {\n    reason\n    isAlways\n  }\n  comments {\n    body\n    id\n  }\n}\n\nfragment TimelineEntry_event on TimelineEvent {\n  kind\n  at\n  by {\n    ...PersonName_person\n  }\n  patchSet {\n    kind\n    move {\n      message\n    }\n    ...TimelineEntry_patchSet\n  }\n  thread {\n    layer {\n      ...ThreadHead_layer\n    }\n    comments {\n      __typename\n      id\n    }\n    ...ThreadOnCode_thread\n    id\n  }\n  comment {\n    body\n    signature {\n      ...ReviewerList_signature\n    }\n    id\n  }\n  verdict\n  note\n}\n\nfragment TimelineEntry_patchSet on PatchSet {\n  number\n  kind\n  headOid\n  operation {\n    description\n  }\n}\n\nfragment TimelineEntry_review on Review {\n  key\n  pullRequest {\n    number\n  }\n  ...ThreadOnCode_review\n}\n\nfragment VerdictComposer_review on Review {\n  id\n  key\n  headOid\n  draftCount\n  viewerCanComment\n  viewerCanGiveVerdict\n  viewerCanSign\n  pullRequest {\n    repository\n  }\n  ...PendingWork_review\n}\n\nfragment answersSince_thread on ReviewThread {\n  comments {\n    agent\n    isDeleted\n    author {\n      isViewer\n    }\n    id\n  }\n}\n\nfragment comments_draftsOfReview on Review {\n  drafts {\n    key\n    id\n  }\n  ...comments_ofReview\n}\n\nfragment comments_ofReview on Review {\n  threads {\n    comments {\n      key\n      id\n    }\n    id\n  }\n}\n\nfragment useReviewMutation_version on Review {\n  entryCount\n  headOid\n  state\n}\n"
  }
};
})();

(node as any).hash = "44c1505ca65b43b09d9a465926c899cc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
