/**
 * @generated SignedSource<<ccb62f79230558564161b6f676486c77>>
 * @relayHash 1098c6ff3055052836f05356c148d534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19c9a86421f48ef40c9f42c44dd9e11313888426fe4d0010d13fec908db2e1a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewInput = {
  review: string;
};
export type ReviewScreenCloseMergedMutation$variables = {
  input: ReviewInput;
};
export type ReviewScreenCloseMergedMutation$data = {
  readonly closeMerged: {
    readonly review: {
      readonly mergedHow: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_review" | "ReviewTimeline_review">;
    } | null | undefined;
  } | null | undefined;
};
export type ReviewScreenCloseMergedMutation = {
  response: ReviewScreenCloseMergedMutation$data;
  variables: ReviewScreenCloseMergedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mergedHow",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReopen",
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
  "name": "body",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "ReplacedLines",
  "kind": "LinkedField",
  "name": "replacedLines",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
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
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v21 = [
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v24 = [
  (v19/*:: as any*/),
  (v18/*:: as any*/),
  (v20/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "VerdictSignature",
  "kind": "LinkedField",
  "name": "signature",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v27/*:: as any*/)
  ],
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDeleted",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressed",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "act",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "editedBy",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verdict",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "importedBy",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "importedFrom",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentTo",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v44 = {
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
        (v18/*:: as any*/)
      ],
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "concreteType": "ThreadPosition",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v45/*:: as any*/),
    (v29/*:: as any*/)
  ],
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quote",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "concreteType": "Dismissal",
  "kind": "LinkedField",
  "name": "dismissal",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v29/*:: as any*/),
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
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidates",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReply",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewScreenCloseMergedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "closeMerged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewRefresher_review"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewTimeline_review"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviewScreenCloseMergedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "closeMerged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entryCount",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAbandon",
                "storageKey": null
              },
              (v6/*:: as any*/),
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
                "name": "reviewRef",
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
                "name": "openThreadCount",
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "replyTo",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v5/*:: as any*/),
                      (v15/*:: as any*/)
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
                      (v14/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resolves",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
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
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUnread",
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
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "turn",
                "plural": true,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              (v22/*:: as any*/),
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
                  },
                  (v23/*:: as any*/)
                ],
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
                "name": "addressedThreadCount",
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
                "concreteType": "ReviewWatcher",
                "kind": "LinkedField",
                "name": "waiting",
                "plural": true,
                "selections": [
                  (v18/*:: as any*/),
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
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "reviewers",
                "plural": true,
                "selections": (v24/*:: as any*/),
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
                    "selections": (v24/*:: as any*/),
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
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
                      (v28/*:: as any*/),
                      (v5/*:: as any*/)
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
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCarried",
                        "storageKey": null
                      },
                      (v29/*:: as any*/)
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
                "name": "baseOid",
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
                "name": "viewerCanGiveVerdict",
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
                      (v5/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v20/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v33/*:: as any*/),
                      (v8/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      (v43/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AddressedProposal",
                    "kind": "LinkedField",
                    "name": "addressed",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v33/*:: as any*/),
                      (v25/*:: as any*/),
                      (v30/*:: as any*/),
                      (v26/*:: as any*/),
                      (v44/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v26/*:: as any*/),
                  (v46/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LayerPosition",
                    "kind": "LinkedField",
                    "name": "layer",
                    "plural": false,
                    "selections": [
                      (v49/*:: as any*/),
                      (v50/*:: as any*/),
                      (v45/*:: as any*/),
                      (v51/*:: as any*/),
                      (v52/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v53/*:: as any*/),
                  (v15/*:: as any*/),
                  (v6/*:: as any*/)
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
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "thread",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LayerPosition",
                        "kind": "LinkedField",
                        "name": "layer",
                        "plural": false,
                        "selections": [
                          (v50/*:: as any*/),
                          (v45/*:: as any*/),
                          (v49/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/)
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
                          (v14/*:: as any*/),
                          (v5/*:: as any*/),
                          (v33/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v30/*:: as any*/),
                          (v34/*:: as any*/),
                          (v31/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v32/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v17/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v26/*:: as any*/),
                      (v46/*:: as any*/),
                      (v47/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AddressedProposal",
                        "kind": "LinkedField",
                        "name": "addressed",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v25/*:: as any*/),
                          (v30/*:: as any*/),
                          (v26/*:: as any*/),
                          (v44/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v48/*:: as any*/),
                      (v16/*:: as any*/),
                      (v53/*:: as any*/),
                      (v15/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "by",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
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
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchSetMove",
                        "kind": "LinkedField",
                        "name": "move",
                        "plural": false,
                        "selections": [
                          (v27/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      (v3/*:: as any*/),
                      {
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
                      (v8/*:: as any*/),
                      (v28/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "note",
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
  "params": {
    "cacheID": "1098c6ff3055052836f05356c148d534",
    "id": "19c9a86421f48ef40c9f42c44dd9e11313888426fe4d0010d13fec908db2e1a4",
    "metadata": {},
    "name": "ReviewScreenCloseMergedMutation",
    "operationKind": "mutation",
    "text": "mutation ReviewScreenCloseMergedMutation(\n  $input: ReviewInput!\n) {\n  closeMerged(input: $input) {\n    review {\n      mergedHow\n      ...ReviewRefresher_review\n      ...ReviewTimeline_review\n      id\n    }\n  }\n}\n\nfragment AbandonReview_review on Review {\n  id\n  viewerCanAbandon\n  viewerCanReopen\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment CommentComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isDeleted\n  act\n  verdict\n  agent\n  importedBy {\n    ...PersonName_person\n  }\n  importedFrom\n  sentTo\n  addressed\n  viewerCanEdit\n  viewerCanDelete\n  replacedLines {\n    ...PartLines_lines\n  }\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment DraftView_review on Review {\n  id\n  ...CommentComposer_review\n  ...ReplyComposer_review\n}\n\nfragment LandReview_review on Review {\n  id\n  state\n  viewerCanLand\n  viewerCanUndoLanding\n  remotesToPush\n  reviewRef\n  targetRef\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PendingWork_review on Review {\n  openThreadCount\n  drafts {\n    key\n    body\n    kind\n    path\n    side\n    startLine\n    endLine\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    id\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment ReplyComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment ReviewRefresher_review on Review {\n  ...useReviewMutation_version\n  ...AbandonReview_review\n  ...LandReview_review\n  ...PendingWork_review\n  ...ReviewRow_review\n  ...ReviewSide_turn\n  ...ReviewWatchers_review\n  ...ReviewerList_review\n  ...TargetBranch_review\n  drafts {\n    ...DraftView_draft\n    id\n  }\n  viewerCanComment\n  viewerCanGiveVerdict\n}\n\nfragment ReviewRow_review on Review {\n  key\n  title\n  state\n  isUnread\n  isViewersTurn\n  isPrivate\n  isOnWorktree\n  turn {\n    ...PersonName_person\n    name\n    email\n  }\n  author {\n    ...PersonName_person\n  }\n  reviewRef\n  headOid\n  pullRequest {\n    repository\n  }\n  targetRef\n  updatedAt\n  openThreadCount\n  addressedThreadCount\n  commentCount\n  draftCount\n}\n\nfragment ReviewSide_turn on Review {\n  isViewersTurn\n  turn {\n    email\n    ...PersonName_person\n  }\n}\n\nfragment ReviewThreadView_review on Review {\n  id\n  key\n  drafts {\n    key\n    replyTo {\n      id\n    }\n    ...DraftView_draft\n    id\n  }\n  ...ThreadComments_review\n  ...DraftView_review\n  ...ReplyComposer_review\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  side\n  startLine\n  quote\n  addressed {\n    oid\n  }\n  dismissal {\n    __typename\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  layer {\n    position\n  }\n  comments {\n    oid\n    key\n    body\n    agent\n    id\n  }\n  ...ThreadActions_thread\n  ...ThreadComments_thread\n  ...ThreadHead_thread\n  ...ThreadTriage_thread\n}\n\nfragment ReviewTimeline_review on Review {\n  id\n  key\n  openThreadCount\n  addressedThreadCount\n  draftCount\n  ...TimelineEntry_review\n  timeline {\n    kind\n    thread {\n      id\n    }\n    ...TimelineEntry_event\n  }\n  threads {\n    id\n    ...ReviewTimeline_thread\n    ...ThreadOnCode_thread\n  }\n  ...ThreadOnCode_review\n}\n\nfragment ReviewTimeline_thread on ReviewThread {\n  id\n  state\n  addressed {\n    __typename\n  }\n  comments {\n    agent\n    isDeleted\n    addressed\n    author {\n      isViewer\n    }\n    id\n  }\n  ...answersSince_thread\n}\n\nfragment ReviewWatchers_review on Review {\n  waiting {\n    name\n    isAgent\n    since\n  }\n}\n\nfragment ReviewerList_editor on Review {\n  id\n  reviewers {\n    email\n  }\n}\n\nfragment ReviewerList_review on Review {\n  ...ReviewerList_editor\n  key\n  viewerCanUpdate\n  reviewers {\n    email\n    ...PersonName_person\n  }\n  verdicts {\n    by {\n      email\n      ...PersonName_person\n    }\n    kind\n    at\n    patchSet\n    isActive\n    isCurrent\n    unviewed {\n      files\n      totalFiles\n    }\n    comment {\n      signature {\n        ...ReviewerList_signature\n      }\n      id\n    }\n    changeSince {\n      kind\n      isCarried\n      reason\n    }\n  }\n}\n\nfragment ReviewerList_signature on VerdictSignature {\n  state\n  message\n}\n\nfragment TargetBranch_editor on Review {\n  id\n  targetRef\n}\n\nfragment TargetBranch_review on Review {\n  ...TargetBranch_editor\n  state\n  targetRef\n  baseOid\n  isOnWorktree\n  viewerCanUpdate\n}\n\nfragment ThreadActions_thread on ReviewThread {\n  id\n  path\n  startLine\n  commitOid\n  patchSet\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      author {\n        name\n      }\n      id\n    }\n  }\n}\n\nfragment ThreadComments_review on Review {\n  id\n  viewerCanApply\n}\n\nfragment ThreadComments_thread on ReviewThread {\n  id\n  state\n  path\n  quote\n  addressed {\n    __typename\n  }\n  position {\n    side\n    certainty\n  }\n  viewerCanReply\n  comments {\n    id\n    key\n    act\n    isDeleted\n    ...CommentView_comment\n  }\n  ...answersSince_thread\n}\n\nfragment ThreadHead_layer on LayerPosition {\n  subject\n  certainty\n  position\n  total\n  candidates\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  layer {\n    ...ThreadHead_layer\n  }\n  addressed {\n    __typename\n  }\n  dismissal {\n    reason\n  }\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment ThreadOnCode_review on Review {\n  key\n  ...ReviewThreadView_review\n}\n\nfragment ThreadOnCode_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n  }\n  ...ReviewThreadView_thread\n}\n\nfragment ThreadTriage_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  quote\n  viewerCanReply\n  dismissal {\n    reason\n    isAlways\n  }\n  comments {\n    body\n    id\n  }\n}\n\nfragment TimelineEntry_event on TimelineEvent {\n  kind\n  at\n  by {\n    ...PersonName_person\n  }\n  patchSet {\n    kind\n    move {\n      message\n    }\n    ...TimelineEntry_patchSet\n  }\n  thread {\n    layer {\n      ...ThreadHead_layer\n    }\n    comments {\n      __typename\n      id\n    }\n    ...ThreadOnCode_thread\n    id\n  }\n  comment {\n    body\n    signature {\n      ...ReviewerList_signature\n    }\n    id\n  }\n  verdict\n  note\n}\n\nfragment TimelineEntry_patchSet on PatchSet {\n  number\n  kind\n  headOid\n  operation {\n    description\n  }\n}\n\nfragment TimelineEntry_review on Review {\n  key\n  pullRequest {\n    number\n  }\n  ...ThreadOnCode_review\n}\n\nfragment answersSince_thread on ReviewThread {\n  comments {\n    agent\n    isDeleted\n    author {\n      isViewer\n    }\n    id\n  }\n}\n\nfragment comments_draftsOfReview on Review {\n  drafts {\n    key\n    id\n  }\n  ...comments_ofReview\n}\n\nfragment comments_ofReview on Review {\n  threads {\n    comments {\n      key\n      id\n    }\n    id\n  }\n}\n\nfragment useReviewMutation_version on Review {\n  entryCount\n  headOid\n  state\n}\n"
  }
};
})();

(node as any).hash = "10950cce6ca48b25f073072648e2303e";

export default node;
