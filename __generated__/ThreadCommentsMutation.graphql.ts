/**
 * @generated SignedSource<<ed819e4c93299fd5264ab5279a17945f>>
 * @relayHash f96015713b9592eaf91938c0df00ad51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca5c37a7e075c2ef1a4f71bfd252e3d2a28204a10a1f9bdc014666775853f837

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplySuggestionsInput = {
  key: string;
  suggestions: ReadonlyArray<ShownSuggestionInput>;
};
export type ShownSuggestionInput = {
  comment: string;
  parts?: ReadonlyArray<ShownPartInput> | null | undefined;
};
export type ShownPartInput = {
  instead?: ReadonlyArray<string> | null | undefined;
  lines: ReadonlyArray<string>;
};
export type ThreadCommentsMutation$variables = {
  input: ApplySuggestionsInput;
};
export type ThreadCommentsMutation$data = {
  readonly applySuggestions: {
    readonly applied: ReadonlyArray<{
      readonly review: {
        readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_review">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_thread">;
    }> | null | undefined;
    readonly edit: string | null | undefined;
    readonly paths: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly refused: ReadonlyArray<{
      readonly comment: string | null | undefined;
      readonly problem: {
        readonly message: string | null | undefined;
      } | null | undefined;
    }> | null | undefined;
    readonly unanswered: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ThreadCommentsMutation = {
  response: ThreadCommentsMutation$data;
  variables: ThreadCommentsMutation$variables;
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
  "name": "edit",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "RefusedSuggestion",
  "kind": "LinkedField",
  "name": "refused",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "unanswered",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
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
  "name": "state",
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
  "name": "oid",
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
  "name": "agent",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v27 = [
  (v17/*:: as any*/),
  (v25/*:: as any*/),
  (v26/*:: as any*/)
],
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "ReplacedLines",
  "kind": "LinkedField",
  "name": "replacedLines",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v21/*:: as any*/),
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
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v27/*:: as any*/),
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReopen",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v34 = [
  (v25/*:: as any*/),
  (v17/*:: as any*/),
  (v26/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ThreadCommentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplySuggestionsPayload",
        "kind": "LinkedField",
        "name": "applySuggestions",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewThread",
            "kind": "LinkedField",
            "name": "applied",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewThreadView_thread"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewRefresher_review"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "ThreadCommentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplySuggestionsPayload",
        "kind": "LinkedField",
        "name": "applySuggestions",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewThread",
            "kind": "LinkedField",
            "name": "applied",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
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
                "concreteType": "AddressedProposal",
                "kind": "LinkedField",
                "name": "addressed",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
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
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/)
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
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
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
                "concreteType": "ThreadPosition",
                "kind": "LinkedField",
                "name": "position",
                "plural": false,
                "selections": [
                  (v20/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
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
                  (v22/*:: as any*/),
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
                  (v13/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v15/*:: as any*/),
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
                    "selections": (v27/*:: as any*/),
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
                    "selections": (v27/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanEdit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanDelete",
                    "storageKey": null
                  },
                  (v28/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              },
              (v20/*:: as any*/),
              (v30/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanReply",
                "storageKey": null
              },
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v21/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
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
                    "name": "headOid",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanAbandon",
                    "storageKey": null
                  },
                  (v32/*:: as any*/),
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
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v33/*:: as any*/),
                      (v20/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewThread",
                        "kind": "LinkedField",
                        "name": "replyTo",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v9/*:: as any*/),
                          (v31/*:: as any*/)
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
                          (v18/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
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
                      (v30/*:: as any*/),
                      (v28/*:: as any*/),
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
                  (v23/*:: as any*/),
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
                    "selections": (v27/*:: as any*/),
                    "storageKey": null
                  },
                  (v29/*:: as any*/),
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
                      (v17/*:: as any*/),
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
                    "selections": (v34/*:: as any*/),
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
                        "selections": (v34/*:: as any*/),
                        "storageKey": null
                      },
                      (v33/*:: as any*/),
                      (v14/*:: as any*/),
                      (v16/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "VerdictSignature",
                            "kind": "LinkedField",
                            "name": "signature",
                            "plural": false,
                            "selections": [
                              (v10/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v9/*:: as any*/)
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
                          (v33/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isCarried",
                            "storageKey": null
                          },
                          (v19/*:: as any*/)
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f96015713b9592eaf91938c0df00ad51",
    "id": "ca5c37a7e075c2ef1a4f71bfd252e3d2a28204a10a1f9bdc014666775853f837",
    "metadata": {},
    "name": "ThreadCommentsMutation",
    "operationKind": "mutation",
    "text": "mutation ThreadCommentsMutation(\n  $input: ApplySuggestionsInput!\n) {\n  applySuggestions(input: $input) {\n    edit\n    paths\n    applied {\n      ...ReviewThreadView_thread\n      review {\n        ...ReviewRefresher_review\n        id\n      }\n      id\n    }\n    refused {\n      comment\n      problem {\n        message\n      }\n    }\n    unanswered {\n      message\n    }\n    problem {\n      message\n    }\n  }\n}\n\nfragment AbandonReview_review on Review {\n  id\n  viewerCanAbandon\n  viewerCanReopen\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isDeleted\n  act\n  verdict\n  agent\n  importedBy {\n    ...PersonName_person\n  }\n  importedFrom\n  sentTo\n  addressed\n  viewerCanEdit\n  viewerCanDelete\n  replacedLines {\n    ...PartLines_lines\n  }\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment LandReview_review on Review {\n  id\n  state\n  viewerCanLand\n  viewerCanUndoLanding\n  remotesToPush\n  reviewRef\n  targetRef\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PendingWork_review on Review {\n  openThreadCount\n  drafts {\n    key\n    body\n    kind\n    path\n    side\n    startLine\n    endLine\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    id\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment ReviewRefresher_review on Review {\n  ...useReviewMutation_version\n  ...AbandonReview_review\n  ...LandReview_review\n  ...PendingWork_review\n  ...ReviewRow_review\n  ...ReviewSide_turn\n  ...ReviewWatchers_review\n  ...ReviewerList_review\n  ...TargetBranch_review\n  drafts {\n    ...DraftView_draft\n    id\n  }\n  viewerCanComment\n  viewerCanGiveVerdict\n}\n\nfragment ReviewRow_review on Review {\n  key\n  title\n  state\n  isUnread\n  isViewersTurn\n  isPrivate\n  isOnWorktree\n  turn {\n    ...PersonName_person\n    name\n    email\n  }\n  author {\n    ...PersonName_person\n  }\n  reviewRef\n  headOid\n  pullRequest {\n    repository\n  }\n  targetRef\n  updatedAt\n  openThreadCount\n  addressedThreadCount\n  commentCount\n  draftCount\n}\n\nfragment ReviewSide_turn on Review {\n  isViewersTurn\n  turn {\n    email\n    ...PersonName_person\n  }\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  side\n  startLine\n  quote\n  addressed {\n    oid\n  }\n  dismissal {\n    __typename\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  layer {\n    position\n  }\n  comments {\n    oid\n    key\n    body\n    agent\n    id\n  }\n  ...ThreadActions_thread\n  ...ThreadComments_thread\n  ...ThreadHead_thread\n  ...ThreadTriage_thread\n}\n\nfragment ReviewWatchers_review on Review {\n  waiting {\n    name\n    isAgent\n    since\n  }\n}\n\nfragment ReviewerList_editor on Review {\n  id\n  reviewers {\n    email\n  }\n}\n\nfragment ReviewerList_review on Review {\n  ...ReviewerList_editor\n  key\n  viewerCanUpdate\n  reviewers {\n    email\n    ...PersonName_person\n  }\n  verdicts {\n    by {\n      email\n      ...PersonName_person\n    }\n    kind\n    at\n    patchSet\n    isActive\n    isCurrent\n    unviewed {\n      files\n      totalFiles\n    }\n    comment {\n      signature {\n        ...ReviewerList_signature\n      }\n      id\n    }\n    changeSince {\n      kind\n      isCarried\n      reason\n    }\n  }\n}\n\nfragment ReviewerList_signature on VerdictSignature {\n  state\n  message\n}\n\nfragment TargetBranch_editor on Review {\n  id\n  targetRef\n}\n\nfragment TargetBranch_review on Review {\n  ...TargetBranch_editor\n  state\n  targetRef\n  baseOid\n  isOnWorktree\n  viewerCanUpdate\n}\n\nfragment ThreadActions_thread on ReviewThread {\n  id\n  path\n  startLine\n  commitOid\n  patchSet\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      author {\n        name\n      }\n      id\n    }\n  }\n}\n\nfragment ThreadComments_thread on ReviewThread {\n  id\n  state\n  path\n  quote\n  addressed {\n    __typename\n  }\n  position {\n    side\n    certainty\n  }\n  viewerCanReply\n  comments {\n    id\n    key\n    act\n    isDeleted\n    ...CommentView_comment\n  }\n  ...answersSince_thread\n}\n\nfragment ThreadHead_layer on LayerPosition {\n  subject\n  certainty\n  position\n  total\n  candidates\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  layer {\n    ...ThreadHead_layer\n  }\n  addressed {\n    __typename\n  }\n  dismissal {\n    reason\n  }\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment ThreadTriage_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  quote\n  viewerCanReply\n  dismissal {\n    reason\n    isAlways\n  }\n  comments {\n    body\n    id\n  }\n}\n\nfragment answersSince_thread on ReviewThread {\n  comments {\n    agent\n    isDeleted\n    author {\n      isViewer\n    }\n    id\n  }\n}\n\nfragment useReviewMutation_version on Review {\n  entryCount\n  headOid\n  state\n}\n"
  }
};
})();

(node as any).hash = "107d2f36f780ebeaf17d3725486b4bd3";

export default node;
