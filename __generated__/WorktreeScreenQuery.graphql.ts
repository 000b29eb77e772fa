/**
 * @generated SignedSource<<030a844164cac701f87344acc3c70188>>
 * @relayHash 9dc88c5268ad4f7ccc28c60bbcdb1169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1583f6fe0e3271b3276ac8130dcdbebff0569dbb24c50930d14f97f200033ff9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileOrder = "IMPORTS" | "LAST" | "PATH";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
export type DiffOptions = {
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type WorktreeScreenQuery$variables = {
  from?: number | null | undefined;
  options?: DiffOptions | null | undefined;
  order?: FileOrder | null | undefined;
  part: WorktreePart;
  showsPart: boolean;
  showsSpan: boolean;
  slug: string;
  to?: number | null | undefined;
};
export type WorktreeScreenQuery$data = {
  readonly repository: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly worktree: {
      readonly comparison: {
        readonly id: string;
      };
      readonly isClean: boolean;
      readonly parts: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"PartTabs_parts">;
      }>;
      readonly review: {
        readonly id: string;
        readonly patchSets: ReadonlyArray<{
          readonly number: number;
        }>;
        readonly sinceLastVisit: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_review" | "CommentedChange_review" | "DraftView_review" | "LastVisit_outside" | "LastVisit_review" | "ReviewBar_review" | "ReviewRefresher_page" | "ReviewThreadView_review" | "WholeChangeThreads_review">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CleanWorktree_worktree" | "SkippedFiles_worktree" | "WorktreeHead_worktree" | "WorktreeReader_worktree" | "WorktreeScreen_outside">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
  };
};
export type WorktreeScreenQuery = {
  response: WorktreeScreenQuery$data;
  variables: WorktreeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "options"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "part"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "showsPart"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "showsSpan"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
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
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isClean",
  "storageKey": null
},
v13 = {
  "kind": "Variable",
  "name": "part",
  "variableName": "part"
},
v14 = [
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": (v14/*:: as any*/),
  "concreteType": "Comparison",
  "kind": "LinkedField",
  "name": "comparison",
  "plural": false,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v17 = {
  "kind": "Variable",
  "name": "options",
  "variableName": "options"
},
v18 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v19 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sinceLastVisit",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v22 = [
  (v16/*:: as any*/),
  (v19/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openThreadCount",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPrivate",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
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
  "name": "message",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUnread",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewersTurn",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOnWorktree",
  "storageKey": null
},
v39 = [
  (v10/*:: as any*/),
  (v23/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isViewer",
    "storageKey": null
  }
],
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "turn",
  "plural": true,
  "selections": (v39/*:: as any*/),
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v39/*:: as any*/),
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewRef",
  "storageKey": null
},
v43 = {
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
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetRef",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressedThreadCount",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "draftCount",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "newOid",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oldOid",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "FileTable",
  "kind": "LinkedField",
  "name": "fileTable",
  "plural": false,
  "selections": [
    (v50/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "kinds",
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
        (v51/*:: as any*/),
        (v50/*:: as any*/),
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
        (v51/*:: as any*/),
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
        (v51/*:: as any*/),
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
v53 = {
  "alias": null,
  "args": null,
  "concreteType": "Interdiff",
  "kind": "LinkedField",
  "name": "interdiff",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "olderOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ontoOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conflicts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortedFiles",
      "kind": "LinkedField",
      "name": "portedFiles",
      "plural": false,
      "selections": [
        (v50/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "olderPaths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "renamesLimited",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasReports",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": [
    (v18/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "importOrder",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "concreteType": "Commit",
  "kind": "LinkedField",
  "name": "head",
  "plural": false,
  "selections": [
    (v34/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v58 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patches",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hunkKeys",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndex",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "concreteType": "PatchFailure",
  "kind": "LinkedField",
  "name": "failures",
  "plural": true,
  "selections": [
    (v62/*:: as any*/),
    (v34/*:: as any*/)
  ],
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "concreteType": "TruncatedPatch",
  "kind": "LinkedField",
  "name": "truncated",
  "plural": false,
  "selections": [
    (v62/*:: as any*/),
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
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "files",
  "storageKey": null
},
v66 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hunks",
    "storageKey": null
  },
  (v65/*:: as any*/)
],
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "concreteType": "ThreadPosition",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    (v67/*:: as any*/),
    (v68/*:: as any*/),
    (v69/*:: as any*/),
    (v70/*:: as any*/),
    (v71/*:: as any*/),
    (v72/*:: as any*/)
  ],
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "concreteType": "ReplacedLines",
  "kind": "LinkedField",
  "name": "replacedLines",
  "plural": true,
  "selections": [
    (v69/*:: as any*/),
    (v70/*:: as any*/),
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
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WorktreeScreenQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "NameGate_repository"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Worktree",
            "kind": "LinkedField",
            "name": "worktree",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v15/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WorktreeHead_worktree"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorktreePartCount",
                "kind": "LinkedField",
                "name": "parts",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PartTabs_parts"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CleanWorktree_worktree"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SkippedFiles_worktree"
              },
              {
                "kind": "Defer",
                "selections": [
                  {
                    "args": (v14/*:: as any*/),
                    "kind": "FragmentSpread",
                    "name": "WorktreeScreen_outside"
                  }
                ]
              },
              {
                "args": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "showsPart",
                    "variableName": "showsPart"
                  },
                  {
                    "kind": "Variable",
                    "name": "showsSpan",
                    "variableName": "showsSpan"
                  },
                  (v19/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "WorktreeReader_worktree"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchSet",
                    "kind": "LinkedField",
                    "name": "patchSets",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LastVisit_review"
                  },
                  {
                    "kind": "Defer",
                    "selections": [
                      {
                        "args": (v22/*:: as any*/),
                        "kind": "FragmentSpread",
                        "name": "LastVisit_outside"
                      }
                    ]
                  },
                  {
                    "args": (v22/*:: as any*/),
                    "kind": "FragmentSpread",
                    "name": "CommentedChange_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewBar_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WholeChangeThreads_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewRefresher_page"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewThreadView_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DraftView_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CommentComposer_review"
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
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorktreeScreenQuery",
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
              (v10/*:: as any*/),
              (v23/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Worktree",
            "kind": "LinkedField",
            "name": "worktree",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snapshotOid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "branch",
                "storageKey": null
              },
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "GitOperation",
                "kind": "LinkedField",
                "name": "operation",
                "plural": false,
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "theirsOid",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takenAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v9/*:: as any*/),
                  (v30/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchSet",
                    "kind": "LinkedField",
                    "name": "patchSets",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v24/*:: as any*/),
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
                          (v31/*:: as any*/),
                          (v34/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GitOperation",
                        "kind": "LinkedField",
                        "name": "operation",
                        "plural": false,
                        "selections": [
                          (v25/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "visitedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCurrent",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "baseOid",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v24/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  {
                    "condition": "showsSpan",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": (v22/*:: as any*/),
                        "kind": "ScalarField",
                        "name": "objectsMissing",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v22/*:: as any*/),
                        "concreteType": "Comparison",
                        "kind": "LinkedField",
                        "name": "comparison",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/),
                          (v55/*:: as any*/),
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v58/*:: as any*/),
                            "concreteType": "PatchBatch",
                            "kind": "LinkedField",
                            "name": "firstPatches",
                            "plural": false,
                            "selections": [
                              (v51/*:: as any*/),
                              (v59/*:: as any*/),
                              (v60/*:: as any*/),
                              (v61/*:: as any*/),
                              (v63/*:: as any*/),
                              (v64/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  (v20/*:: as any*/),
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "WorktreeScreenQuery$defer$LastVisit_outside_1tCgTg",
                    "selections": [
                      {
                        "alias": null,
                        "args": (v22/*:: as any*/),
                        "concreteType": "UnviewedCount",
                        "kind": "LinkedField",
                        "name": "unviewedOutside",
                        "plural": false,
                        "selections": (v66/*:: as any*/),
                        "storageKey": null
                      }
                    ]
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
                    "name": "viewedKeys",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanMark",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v22/*:: as any*/),
                    "concreteType": "ThreadPlacement",
                    "kind": "LinkedField",
                    "name": "positions",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "threadId",
                        "storageKey": null
                      },
                      (v73/*:: as any*/)
                    ],
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
                      (v9/*:: as any*/),
                      (v67/*:: as any*/),
                      (v68/*:: as any*/),
                      (v69/*:: as any*/),
                      (v70/*:: as any*/),
                      (v74/*:: as any*/),
                      (v75/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quote",
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AddressedProposal",
                        "kind": "LinkedField",
                        "name": "addressed",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v76/*:: as any*/),
                          (v32/*:: as any*/),
                          (v77/*:: as any*/),
                          (v75/*:: as any*/),
                          {
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
                                  (v10/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Dismissal",
                        "kind": "LinkedField",
                        "name": "dismissal",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v72/*:: as any*/),
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
                      (v73/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LayerPosition",
                        "kind": "LinkedField",
                        "name": "layer",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "position",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subject",
                            "storageKey": null
                          },
                          (v71/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "total",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "candidates",
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
                        "name": "comments",
                        "plural": true,
                        "selections": [
                          (v76/*:: as any*/),
                          (v26/*:: as any*/),
                          (v78/*:: as any*/),
                          (v77/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "act",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isDeleted",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "editedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "editedBy",
                            "plural": false,
                            "selections": (v39/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "verdict",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "importedBy",
                            "plural": false,
                            "selections": (v39/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "importedFrom",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sentTo",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "addressed",
                            "storageKey": null
                          },
                          (v79/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerCanDelete",
                            "storageKey": null
                          },
                          (v80/*:: as any*/),
                          (v41/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReply",
                        "storageKey": null
                      },
                      (v81/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReopen",
                        "storageKey": null
                      }
                    ],
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
                      (v9/*:: as any*/),
                      (v26/*:: as any*/),
                      (v67/*:: as any*/),
                      (v68/*:: as any*/),
                      (v69/*:: as any*/),
                      (v70/*:: as any*/),
                      (v74/*:: as any*/),
                      (v78/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
                        "storageKey": null
                      },
                      (v31/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewThread",
                        "kind": "LinkedField",
                        "name": "replyTo",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v9/*:: as any*/),
                          (v81/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "edits",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resolves",
                        "storageKey": null
                      },
                      (v80/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "layer",
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
                      (v10/*:: as any*/),
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
                    "name": "entryCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanApply",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ConflictedPath",
                "kind": "LinkedField",
                "name": "conflicts",
                "plural": true,
                "selections": [
                  (v67/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StashEntry",
                "kind": "LinkedField",
                "name": "stashes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "index",
                    "storageKey": null
                  },
                  (v34/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorktreePartCount",
                "kind": "LinkedField",
                "name": "parts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "part",
                    "storageKey": null
                  },
                  (v65/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SkippedFile",
                "kind": "LinkedField",
                "name": "skippedFiles",
                "plural": true,
                "selections": [
                  (v33/*:: as any*/),
                  (v67/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bytes",
                    "storageKey": null
                  },
                  (v72/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leftOutCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 5
                  }
                ],
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "earlierReviews",
                "plural": true,
                "selections": [
                  (v26/*:: as any*/),
                  (v35/*:: as any*/),
                  (v27/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v29/*:: as any*/),
                  (v38/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v24/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v28/*:: as any*/),
                  (v46/*:: as any*/),
                  (v30/*:: as any*/),
                  (v47/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": "earlierReviews(first:5)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readOnlyReason",
                "storageKey": null
              },
              (v79/*:: as any*/),
              (v9/*:: as any*/),
              {
                "if": null,
                "kind": "Defer",
                "label": "WorktreeScreenQuery$defer$WorktreeScreen_outside_3ATDp9",
                "selections": [
                  {
                    "alias": null,
                    "args": (v14/*:: as any*/),
                    "concreteType": "UnviewedCount",
                    "kind": "LinkedField",
                    "name": "unviewedOutside",
                    "plural": false,
                    "selections": (v66/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "showsPart",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": (v14/*:: as any*/),
                    "concreteType": "Comparison",
                    "kind": "LinkedField",
                    "name": "comparison",
                    "plural": false,
                    "selections": [
                      (v49/*:: as any*/),
                      (v48/*:: as any*/),
                      (v54/*:: as any*/),
                      (v55/*:: as any*/),
                      (v56/*:: as any*/),
                      (v57/*:: as any*/),
                      (v52/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v58/*:: as any*/),
                        "concreteType": "PatchBatch",
                        "kind": "LinkedField",
                        "name": "firstPatches",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          (v59/*:: as any*/),
                          (v60/*:: as any*/),
                          (v63/*:: as any*/),
                          (v64/*:: as any*/),
                          (v61/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v53/*:: as any*/)
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
    ]
  },
  "params": {
    "cacheID": "9dc88c5268ad4f7ccc28c60bbcdb1169",
    "id": "1583f6fe0e3271b3276ac8130dcdbebff0569dbb24c50930d14f97f200033ff9",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": "query WorktreeScreenQuery(\n  $slug: String!\n  $part: WorktreePart!\n  $from: Int\n  $to: Int\n  $showsPart: Boolean!\n  $showsSpan: Boolean!\n  $options: DiffOptions\n  $order: FileOrder\n) {\n  repository(slug: $slug) {\n    id\n    name\n    slug\n    ...NameGate_repository\n    worktree {\n      isClean\n      comparison(part: $part) {\n        id\n      }\n      ...WorktreeHead_worktree\n      parts {\n        ...PartTabs_parts\n      }\n      ...CleanWorktree_worktree\n      ...SkippedFiles_worktree\n      ...WorktreeScreen_outside_3ATDp9 @defer(label: \"WorktreeScreenQuery$defer$WorktreeScreen_outside_3ATDp9\")\n      ...WorktreeReader_worktree_1WFnsA\n      review {\n        id\n        sinceLastVisit\n        patchSets {\n          number\n        }\n        ...LastVisit_review\n        ...LastVisit_outside_1tCgTg @defer(label: \"WorktreeScreenQuery$defer$LastVisit_outside_1tCgTg\")\n        ...CommentedChange_review_1tCgTg\n        ...ReviewBar_review\n        ...WholeChangeThreads_review\n        ...ReviewRefresher_page\n        ...ReviewThreadView_review\n        ...DraftView_review\n        ...CommentComposer_review\n      }\n      id\n    }\n  }\n}\n\nfragment ChangeReader_comparison_3JvX1c on Comparison {\n  id\n  oldOid\n  newOid\n  renamesLimited\n  hasReports\n  importOrder(order: $order)\n  head {\n    message\n    id\n  }\n  fileTable {\n    ...fileTable_table\n  }\n  firstPatches(options: $options, order: $order) {\n    ...fetchContents_batch_3CkmOp\n  }\n}\n\nfragment ChangeReader_comparison_3Ny1qi on Comparison {\n  id\n  oldOid\n  newOid\n  renamesLimited\n  hasReports\n  importOrder(order: $order)\n  head {\n    message\n    id\n  }\n  fileTable {\n    ...fileTable_table\n  }\n  firstPatches(options: $options, order: $order) {\n    ...fetchContents_batch_2zD8uA\n  }\n}\n\nfragment CleanWorktree_worktree on Worktree {\n  skippedFiles {\n    __typename\n  }\n  leftOutCount\n  review {\n    key\n    ...ReviewRow_review\n    id\n  }\n  earlierReviews(first: 5) {\n    key\n    ...ReviewRow_review\n    id\n  }\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment CommentComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isDeleted\n  act\n  verdict\n  agent\n  importedBy {\n    ...PersonName_person\n  }\n  importedFrom\n  sentTo\n  addressed\n  viewerCanEdit\n  viewerCanDelete\n  replacedLines {\n    ...PartLines_lines\n  }\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment CommentedChange_comparison_3Ny1qi on Comparison {\n  id\n  oldOid\n  newOid\n  fileTable {\n    ...fileTable_table\n  }\n  interdiff {\n    ...useInterdiff_interdiff\n    ...CommentedChange_interdiff\n  }\n  ...ChangeReader_comparison_3JvX1c\n}\n\nfragment CommentedChange_interdiff on Interdiff {\n  note\n  conflicts\n}\n\nfragment CommentedChange_review_1tCgTg on Review {\n  id\n  key\n  viewerCanComment\n  patchSets {\n    headOid\n    isCurrent\n  }\n  ...useViewedMarks_review\n  ...useComments_review_2EGMvB\n  ...SuggestionField_review\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment DraftView_review on Review {\n  id\n  ...CommentComposer_review\n  ...ReplyComposer_review\n}\n\nfragment LastVisit_count on UnviewedCount {\n  hunks\n  files\n}\n\nfragment LastVisit_outside_1tCgTg on Review {\n  unviewedOutside(from: $from, to: $to) {\n    ...LastVisit_count\n  }\n}\n\nfragment LastVisit_review on Review {\n  patchSets {\n    number\n    visitedAt\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PartTabs_parts on WorktreePartCount {\n  part\n  files\n}\n\nfragment PatchSetPicker_review on Review {\n  patchSets {\n    number\n    kind\n    at\n    headOid\n    isRecorded\n    move {\n      kind\n      message\n    }\n    operation {\n      description\n    }\n  }\n}\n\nfragment PendingWork_review on Review {\n  openThreadCount\n  drafts {\n    key\n    body\n    kind\n    path\n    side\n    startLine\n    endLine\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    id\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment ReplyComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment ReviewBar_review on Review {\n  id\n  key\n  draftCount\n  openThreadCount\n  addressedThreadCount\n  headOid\n  viewerCanComment\n  viewerCanGiveVerdict\n  ...VerdictComposer_review\n  ...ReviewWatchers_review\n}\n\nfragment ReviewRefresher_page on Review {\n  ...ReviewRefresher_patchSets\n  ...useReviewMutation_version\n}\n\nfragment ReviewRefresher_patchSets on Review {\n  ...LastVisit_review\n  ...PatchSetPicker_review\n  ...ReviewedFile_status\n}\n\nfragment ReviewRow_review on Review {\n  key\n  title\n  state\n  isUnread\n  isViewersTurn\n  isPrivate\n  isOnWorktree\n  turn {\n    ...PersonName_person\n    name\n    email\n  }\n  author {\n    ...PersonName_person\n  }\n  reviewRef\n  headOid\n  pullRequest {\n    repository\n  }\n  targetRef\n  updatedAt\n  openThreadCount\n  addressedThreadCount\n  commentCount\n  draftCount\n}\n\nfragment ReviewThreadView_review on Review {\n  id\n  key\n  drafts {\n    key\n    replyTo {\n      id\n    }\n    ...DraftView_draft\n    id\n  }\n  ...ThreadComments_review\n  ...DraftView_review\n  ...ReplyComposer_review\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  side\n  startLine\n  quote\n  addressed {\n    oid\n  }\n  dismissal {\n    __typename\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  layer {\n    position\n  }\n  comments {\n    oid\n    key\n    body\n    agent\n    id\n  }\n  ...ThreadActions_thread\n  ...ThreadComments_thread\n  ...ThreadHead_thread\n  ...ThreadTriage_thread\n}\n\nfragment ReviewWatchers_review on Review {\n  waiting {\n    name\n    isAgent\n    since\n  }\n}\n\nfragment ReviewedFile_status on Review {\n  patchSets {\n    number\n    headOid\n    baseOid\n    isCurrent\n  }\n}\n\nfragment ShareReview_dialog on Review {\n  id\n  commentCount\n  patchSets {\n    number\n    kind\n    at\n  }\n}\n\nfragment ShareReview_review on Review {\n  key\n  ...ShareReview_dialog\n}\n\nfragment SkippedFiles_worktree on Worktree {\n  skippedFiles {\n    path\n    bytes\n    reason\n  }\n  leftOutCount\n}\n\nfragment SuggestionField_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment ThreadActions_thread on ReviewThread {\n  id\n  path\n  startLine\n  commitOid\n  patchSet\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      author {\n        name\n      }\n      id\n    }\n  }\n}\n\nfragment ThreadComments_review on Review {\n  id\n  viewerCanApply\n}\n\nfragment ThreadComments_thread on ReviewThread {\n  id\n  state\n  path\n  quote\n  addressed {\n    __typename\n  }\n  position {\n    side\n    certainty\n  }\n  viewerCanReply\n  comments {\n    id\n    key\n    act\n    isDeleted\n    ...CommentView_comment\n  }\n  ...answersSince_thread\n}\n\nfragment ThreadHead_layer on LayerPosition {\n  subject\n  certainty\n  position\n  total\n  candidates\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  layer {\n    ...ThreadHead_layer\n  }\n  addressed {\n    __typename\n  }\n  dismissal {\n    reason\n  }\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment ThreadTriage_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  quote\n  viewerCanReply\n  dismissal {\n    reason\n    isAlways\n  }\n  comments {\n    body\n    id\n  }\n}\n\nfragment VerdictComposer_review on Review {\n  id\n  key\n  headOid\n  draftCount\n  viewerCanComment\n  viewerCanGiveVerdict\n  viewerCanSign\n  pullRequest {\n    repository\n  }\n  ...PendingWork_review\n}\n\nfragment WholeChangeThreads_review on Review {\n  threads {\n    id\n    path\n    state\n    comments {\n      key\n      id\n    }\n    ...ReviewThreadView_thread\n  }\n  drafts {\n    key\n    path\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    ...DraftView_draft\n    id\n  }\n}\n\nfragment WorktreeHead_conflicts on Worktree {\n  headOid\n  operation {\n    theirsOid\n  }\n  conflicts {\n    path\n    kind\n  }\n}\n\nfragment WorktreeHead_facts on Worktree {\n  branch\n  headOid\n  operation {\n    description\n  }\n  takenAt\n  review {\n    key\n    state\n    openThreadCount\n    isPrivate\n    id\n  }\n}\n\nfragment WorktreeHead_stashes on Worktree {\n  stashes {\n    index\n    message\n  }\n}\n\nfragment WorktreeHead_worktree on Worktree {\n  isClean\n  snapshotOid\n  ...WorktreeHead_facts\n  ...WorktreeHead_conflicts\n  ...WorktreeHead_stashes\n  review {\n    isPrivate\n    ...ShareReview_review\n    ...WorktreeSpan_review\n    id\n  }\n}\n\nfragment WorktreeReader_worktree_1WFnsA on Worktree {\n  snapshotOid\n  readOnlyReason\n  viewerCanEdit\n  comparison(part: $part) @include(if: $showsPart) {\n    id\n    ...ChangeReader_comparison_3Ny1qi\n    ...CommentedChange_comparison_3Ny1qi\n  }\n  review {\n    key\n    objectsMissing(from: $from, to: $to) @include(if: $showsSpan)\n    comparison(from: $from, to: $to) @include(if: $showsSpan) {\n      id\n      newOid\n      ...CommentedChange_comparison_3Ny1qi\n    }\n    id\n  }\n}\n\nfragment WorktreeScreen_outside_3ATDp9 on Worktree {\n  unviewedOutside(part: $part) {\n    ...LastVisit_count\n  }\n}\n\nfragment WorktreeSpan_review on Review {\n  patchSets {\n    __typename\n  }\n  ...PatchSetPicker_review\n}\n\nfragment answersSince_thread on ReviewThread {\n  comments {\n    agent\n    isDeleted\n    author {\n      isViewer\n    }\n    id\n  }\n}\n\nfragment comments_draftsOfReview on Review {\n  drafts {\n    key\n    id\n  }\n  ...comments_ofReview\n}\n\nfragment comments_ofReview on Review {\n  threads {\n    comments {\n      key\n      id\n    }\n    id\n  }\n}\n\nfragment fetchContents_batch_2zD8uA on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n}\n\nfragment fetchContents_batch_3CkmOp on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  hunkKeys\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n}\n\nfragment fileTable_table on FileTable {\n  paths\n  statuses\n  kinds\n  sources {\n    fileIndexes\n    paths\n    similarities\n  }\n  modes {\n    fileIndexes\n    old\n    new\n  }\n  sameContent\n  generated {\n    fileIndexes\n    reasons\n  }\n}\n\nfragment useComments_review_2EGMvB on Review {\n  positions(from: $from, to: $to) {\n    threadId\n    position {\n      path\n      side\n      startLine\n      endLine\n      certainty\n      reason\n    }\n  }\n  threads {\n    id\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    patchSet\n    quote\n    state\n    addressed {\n      __typename\n    }\n    ...ReviewThreadView_thread\n  }\n  drafts {\n    id\n    key\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    body\n    version\n    kind\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    ...DraftView_draft\n    ...CommentComposer_draft\n  }\n}\n\nfragment useInterdiff_interdiff on Interdiff {\n  olderOid\n  ontoOid\n  conflicts\n  portedFiles {\n    paths\n    olderPaths\n    runs\n  }\n}\n\nfragment useReviewMutation_version on Review {\n  entryCount\n  headOid\n  state\n}\n\nfragment useViewedMarks_review on Review {\n  id\n  viewedKeys\n  viewerCanMark\n}\n"
  }
};
})();

(node as any).hash = "9e35570b5162d812a1d52be4368a492e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
