/**
 * @generated SignedSource<<33a859adc83ebee3eef7d3d2e629179f>>
 * @relayHash 6ea34fc2fd064267a95b664fd2ba8ace
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd15d1d0c9d475a6d2130b640cc79b2e02f2cbca38e7d9c6f427acff31732657

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresherQuery$variables = {
  drafts: boolean;
  id: string;
  threads: boolean;
  timeline: boolean;
};
export type ReviewRefresherQuery$data = {
  readonly node: {
    readonly ReviewRefresher_conversation?: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_conversation">;
    } | null | undefined;
    readonly drafts?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_draft">;
    }> | null | undefined;
    readonly reviewFragments_review?: {
      readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_review">;
    } | null | undefined;
    readonly reviewFragments_timeline?: {
      readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_timeline">;
    } | null | undefined;
    readonly useViewedMarks_review?: {
      readonly " $fragmentSpreads": FragmentRefs<"useViewedMarks_review">;
    } | null | undefined;
  } | null | undefined;
};
export type ReviewRefresherQuery = {
  response: ReviewRefresherQuery$data;
  variables: ReviewRefresherQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drafts"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "threads"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeline"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
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
  "name": "state",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baseOid",
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
  "name": "email",
  "storageKey": null
},
v12 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isViewer",
    "storageKey": null
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "files",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "VerdictSignature",
  "kind": "LinkedField",
  "name": "signature",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReopen",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewRef",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetRef",
  "storageKey": null
},
v25 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  },
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isRecorded",
    "storageKey": null
  },
  (v16/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "commitCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "visitedAt",
    "storageKey": null
  },
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "PatchSetMove",
    "kind": "LinkedField",
    "name": "move",
    "plural": false,
    "selections": [
      (v13/*:: as any*/),
      (v19/*:: as any*/)
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
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "editedBy",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDeleted",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBlocking",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "importedBy",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressed",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "act",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verdict",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyTo",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v50 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isVerdict",
    "storageKey": null
  },
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  (v28/*:: as any*/),
  (v15/*:: as any*/),
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
        "name": "subject",
        "storageKey": null
      },
      (v33/*:: as any*/),
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
    "kind": "ScalarField",
    "name": "quote",
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
      (v27/*:: as any*/),
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
  {
    "alias": null,
    "args": null,
    "concreteType": "AddressedProposal",
    "kind": "LinkedField",
    "name": "addressed",
    "plural": false,
    "selections": [
      (v34/*:: as any*/),
      (v14/*:: as any*/),
      (v26/*:: as any*/),
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewComment",
        "kind": "LinkedField",
        "name": "comment",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "kind": "ScalarField",
    "name": "viewerCanReply",
    "storageKey": null
  },
  (v35/*:: as any*/),
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "ThreadPosition",
    "kind": "LinkedField",
    "name": "position",
    "plural": false,
    "selections": [
      (v33/*:: as any*/),
      (v27/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/)
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
      (v5/*:: as any*/),
      (v34/*:: as any*/),
      (v36/*:: as any*/),
      (v18/*:: as any*/),
      (v37/*:: as any*/),
      (v38/*:: as any*/),
      (v39/*:: as any*/),
      (v40/*:: as any*/),
      (v41/*:: as any*/),
      (v26/*:: as any*/),
      (v42/*:: as any*/),
      (v43/*:: as any*/),
      (v44/*:: as any*/),
      (v45/*:: as any*/),
      (v46/*:: as any*/),
      (v47/*:: as any*/),
      (v48/*:: as any*/),
      (v49/*:: as any*/)
    ],
    "storageKey": null
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
    "metadata": null,
    "name": "ReviewRefresherQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "reviewFragments_review"
                    }
                  ],
                  "type": "Review",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "reviewFragments_review"
              },
              {
                "condition": "threads",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ReviewRefresher_conversation"
                        }
                      ],
                      "type": "Review",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "ReviewRefresher_conversation"
                  }
                ]
              },
              {
                "condition": "timeline",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "reviewFragments_timeline"
                        }
                      ],
                      "type": "Review",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "reviewFragments_timeline"
                  }
                ]
              },
              {
                "condition": "drafts",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Draft",
                    "kind": "LinkedField",
                    "name": "drafts",
                    "plural": true,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "reviewFragments_draft"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "useViewedMarks_review"
                        }
                      ],
                      "type": "Review",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "useViewedMarks_review"
                  }
                ]
              }
            ],
            "type": "Review",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReviewRefresherQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
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
                "name": "entryCount",
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
                "kind": "ScalarField",
                "name": "addressedThreadCount",
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
                "kind": "ScalarField",
                "name": "isViewersTurn",
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
                "name": "mergedHow",
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
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "turn",
                "plural": true,
                "selections": (v12/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "UnviewedCount",
                    "kind": "LinkedField",
                    "name": "unviewed",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
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
                    "concreteType": "VerdictChange",
                    "kind": "LinkedField",
                    "name": "changeSince",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCarried",
                        "storageKey": null
                      },
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "editedFiles",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "driftedFiles",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "baseCommits",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "touchingCommits",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hunks",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "equalHunks",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "proof",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "comment",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v21/*:: as any*/)
                ],
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
                "name": "viewerCanGiveVerdict",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAbandon",
                "storageKey": null
              },
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanLand",
                "storageKey": null
              },
              {
                "condition": "threads",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "reviewers",
                    "plural": true,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchSet",
                    "kind": "LinkedField",
                    "name": "patchSets",
                    "plural": true,
                    "selections": (v25/*:: as any*/),
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
                      (v26/*:: as any*/),
                      (v6/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
                      (v14/*:: as any*/),
                      (v28/*:: as any*/)
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
                    "selections": (v50/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "condition": "timeline",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "movedTo",
                        "storageKey": null
                      },
                      (v36/*:: as any*/),
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
                      (v49/*:: as any*/),
                      (v37/*:: as any*/),
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
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
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
                                  (v34/*:: as any*/),
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
                                      (v10/*:: as any*/),
                                      (v11/*:: as any*/),
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
                                  (v5/*:: as any*/)
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
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CommitCount",
                            "kind": "LinkedField",
                            "name": "count",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "value",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isExact",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "commits(first:100)"
                      },
                      {
                        "if": null,
                        "kind": "Defer",
                        "label": "ReviewRefresher_change$defer$TargetBranch_mergeOutcome",
                        "selections": [
                          (v23/*:: as any*/),
                          (v8/*:: as any*/),
                          (v24/*:: as any*/),
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
                                  (v29/*:: as any*/),
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
                      }
                    ]
                  }
                ]
              },
              {
                "condition": "timeline",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimelineEvent",
                    "kind": "LinkedField",
                    "name": "timeline",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v45/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "note",
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchSet",
                        "kind": "LinkedField",
                        "name": "patchSet",
                        "plural": false,
                        "selections": (v25/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewThread",
                        "kind": "LinkedField",
                        "name": "thread",
                        "plural": false,
                        "selections": (v50/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v34/*:: as any*/),
                          (v36/*:: as any*/),
                          (v18/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v26/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v44/*:: as any*/),
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          (v47/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          (v20/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "drafts",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Draft",
                    "kind": "LinkedField",
                    "name": "drafts",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v36/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "layer",
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resolves",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
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
                        "concreteType": "ReviewThread",
                        "kind": "LinkedField",
                        "name": "replyTo",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v35/*:: as any*/)
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
                          (v5/*:: as any*/)
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
                    "name": "viewedKeys",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanMark",
                    "storageKey": null
                  }
                ]
              }
            ],
            "type": "Review",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6ea34fc2fd064267a95b664fd2ba8ace",
    "id": "dd15d1d0c9d475a6d2130b640cc79b2e02f2cbca38e7d9c6f427acff31732657",
    "metadata": {},
    "name": "ReviewRefresherQuery",
    "operationKind": "query",
    "text": "query ReviewRefresherQuery(\n  $id: ID!\n  $threads: Boolean!\n  $timeline: Boolean!\n  $drafts: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      ...reviewFragments_review\n      ...ReviewRefresher_conversation @include(if: $threads)\n      ...reviewFragments_timeline @include(if: $timeline)\n      drafts @include(if: $drafts) {\n        ...reviewFragments_draft\n        id\n      }\n      ...useViewedMarks_review @include(if: $drafts)\n    }\n    id\n  }\n}\n\nfragment CommitRow_commit on Commit {\n  oid\n  abbreviatedOid\n  messageHeadline\n  author {\n    name\n    email\n    date\n  }\n}\n\nfragment ConflictList_conflicts on MergeConflict {\n  path\n  kinds\n}\n\nfragment HeadMoved_review on Review {\n  id\n  reviewRef\n  viewerCanUpdate\n  movedTo\n  patchSets {\n    headOid\n    isRecorded\n    ...reviewFragments_patchSet\n  }\n}\n\nfragment MergeOutcome_preview on MergePreview {\n  isClean\n  conflicts {\n    ...ConflictList_conflicts\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment ReviewHead_review on Review {\n  id\n  key\n  title\n  state\n  isPrivate\n  isOnWorktree\n  ...ShareReview_review\n  mergedHow\n  author {\n    ...PersonName_person\n  }\n  reviewRef\n  headOid\n  targetRef\n  createdAt\n  openThreadCount\n  comparison {\n    fileTable {\n      statuses\n    }\n    id\n  }\n}\n\nfragment ReviewRefresher_change on Review {\n  ...HeadMoved_review\n  ...ReviewHead_review\n  ...ReviewScreen_commits\n  ...TargetBranch_mergeOutcome @defer(label: \"ReviewRefresher_change$defer$TargetBranch_mergeOutcome\")\n}\n\nfragment ReviewRefresher_conversation on Review {\n  ...ReviewSide_edited\n  patchSets {\n    ...reviewFragments_patchSet\n  }\n  ...ReviewRefresher_change @include(if: $timeline)\n  checks {\n    agent\n    state\n    reason\n    url\n    at\n    commitOid\n  }\n  threads {\n    ...reviewFragments_thread\n    id\n  }\n}\n\nfragment ReviewScreen_commits on Review {\n  patchSets {\n    kind\n    ...reviewFragments_patchSet\n  }\n  commits(first: 100) {\n    edges {\n      node {\n        oid\n        ...CommitRow_commit\n        id\n      }\n    }\n    pageInfo {\n      hasNextPage\n    }\n    count {\n      value\n      isExact\n    }\n  }\n}\n\nfragment ReviewSide_edited on Review {\n  title\n  body\n  reviewRef\n  targetRef\n  reviewers {\n    ...PersonName_person\n    email\n  }\n}\n\nfragment ShareReview_dialog on Review {\n  id\n  commentCount\n  patchSets {\n    number\n    kind\n    at\n  }\n}\n\nfragment ShareReview_review on Review {\n  key\n  ...ShareReview_dialog\n}\n\nfragment TargetBranch_mergeOutcome on Review {\n  reviewRef\n  headOid\n  targetRef\n  mergePreview {\n    ...MergeOutcome_preview\n  }\n}\n\nfragment reviewFragments_comment on ReviewComment {\n  id\n  oid\n  key\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isDeleted\n  isBlocking\n  agent\n  importedBy {\n    ...PersonName_person\n  }\n  addressed\n  act\n  verdict\n  replyTo\n  viewerCanEdit\n  viewerCanDelete\n  author {\n    ...PersonName_person\n  }\n}\n\nfragment reviewFragments_draft on Draft {\n  id\n  key\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n  body\n  kind\n  resolves\n  updatedAt\n  version\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  edits {\n    id\n  }\n}\n\nfragment reviewFragments_patchSet on PatchSet {\n  number\n  kind\n  at\n  headOid\n  baseOid\n  isRecorded\n  isCurrent\n  commitCount\n  visitedAt\n  by {\n    ...PersonName_person\n  }\n  move {\n    kind\n    message\n  }\n  operation {\n    description\n  }\n}\n\nfragment reviewFragments_review on Review {\n  id\n  state\n  updatedAt\n  headOid\n  baseOid\n  commentCount\n  entryCount\n  openThreadCount\n  addressedThreadCount\n  draftCount\n  isViewersTurn\n  isUnread\n  mergedHow\n  waiting {\n    name\n    isAgent\n    since\n  }\n  turn {\n    ...PersonName_person\n  }\n  verdicts {\n    kind\n    at\n    patchSet\n    isActive\n    isCurrent\n    unviewed {\n      files\n      totalFiles\n    }\n    changeSince {\n      kind\n      isCarried\n      files\n      editedFiles\n      driftedFiles\n      baseCommits\n      touchingCommits\n      hunks\n      equalHunks\n      proof\n    }\n    body\n    comment {\n      id\n      signature {\n        state\n        message\n      }\n    }\n    by {\n      ...PersonName_person\n    }\n  }\n  viewerCanUpdate\n  viewerCanComment\n  viewerCanGiveVerdict\n  viewerCanAbandon\n  viewerCanReopen\n  viewerCanLand\n}\n\nfragment reviewFragments_thread on ReviewThread {\n  id\n  state\n  isVerdict\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  patchSet\n  layer {\n    subject\n    certainty\n    position\n    total\n    candidates\n  }\n  quote\n  dismissal {\n    reason\n    isAlways\n  }\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      id\n      author {\n        name\n      }\n    }\n  }\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  position {\n    certainty\n    reason\n    path\n    side\n    startLine\n    endLine\n  }\n  comments {\n    ...reviewFragments_comment\n    id\n  }\n}\n\nfragment reviewFragments_timeline on Review {\n  timeline {\n    kind\n    at\n    verdict\n    note\n    by {\n      ...PersonName_person\n    }\n    patchSet {\n      ...reviewFragments_patchSet\n    }\n    thread {\n      ...reviewFragments_thread\n      id\n    }\n    comment {\n      ...reviewFragments_comment\n      signature {\n        state\n        message\n      }\n      id\n    }\n  }\n}\n\nfragment useViewedMarks_review on Review {\n  id\n  viewedKeys\n  viewerCanMark\n}\n"
  }
};
})();

(node as any).hash = "a34c8bcda972f16f2cf50c631d6c28c1";

export default node;
