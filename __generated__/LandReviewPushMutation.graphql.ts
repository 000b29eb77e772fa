/**
 * @generated SignedSource<<fd3648bf65e5d7d07d3ede95150d5d43>>
 * @relayHash b561c6a8e5745fd894b531989a2fbfa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f28e10271fdc7799f4441f8027ed6737965dc00f74ece47646c48df4c47d6c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushLandingInput = {
  remote: string;
  review: string;
};
export type LandReviewPushMutation$variables = {
  input: PushLandingInput;
};
export type LandReviewPushMutation$data = {
  readonly pushLanding: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_review">;
    } | null | undefined;
  } | null | undefined;
};
export type LandReviewPushMutation = {
  response: LandReviewPushMutation$data;
  variables: LandReviewPushMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
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
  "name": "key",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
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
  "name": "email",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v14 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/)
],
v15 = [
  (v12/*:: as any*/),
  (v11/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LandReviewPushMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "pushLanding",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LandReviewPushMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "pushLanding",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAbandon",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanReopen",
                "storageKey": null
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
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "body",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
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
                    "name": "side",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "replyTo",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanResolve",
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
                    "name": "edits",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commitOid",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReplacedLines",
                    "kind": "LinkedField",
                    "name": "replacedLines",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
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
              (v6/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": (v14/*:: as any*/),
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
                  (v11/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
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
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "patchSet",
                    "storageKey": null
                  },
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
                          (v4/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
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
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCarried",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
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
      }
    ]
  },
  "params": {
    "cacheID": "b561c6a8e5745fd894b531989a2fbfa3",
    "id": "8f28e10271fdc7799f4441f8027ed6737965dc00f74ece47646c48df4c47d6c9",
    "metadata": {},
    "name": "LandReviewPushMutation",
    "operationKind": "mutation",
    "text": "mutation LandReviewPushMutation(\n  $input: PushLandingInput!\n) {\n  pushLanding(input: $input) {\n    problem {\n      message\n    }\n    review {\n      ...ReviewRefresher_review\n      id\n    }\n  }\n}\n\nfragment AbandonReview_review on Review {\n  id\n  viewerCanAbandon\n  viewerCanReopen\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment LandReview_review on Review {\n  id\n  state\n  viewerCanLand\n  viewerCanUndoLanding\n  remotesToPush\n  reviewRef\n  targetRef\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PendingWork_review on Review {\n  openThreadCount\n  drafts {\n    key\n    body\n    kind\n    path\n    side\n    startLine\n    endLine\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    id\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment ReviewRefresher_review on Review {\n  ...useReviewMutation_version\n  ...AbandonReview_review\n  ...LandReview_review\n  ...PendingWork_review\n  ...ReviewRow_review\n  ...ReviewSide_turn\n  ...ReviewWatchers_review\n  ...ReviewerList_review\n  ...TargetBranch_review\n  drafts {\n    ...DraftView_draft\n    id\n  }\n  viewerCanComment\n  viewerCanGiveVerdict\n}\n\nfragment ReviewRow_review on Review {\n  key\n  title\n  state\n  isUnread\n  isViewersTurn\n  isPrivate\n  isOnWorktree\n  turn {\n    ...PersonName_person\n    name\n    email\n  }\n  author {\n    ...PersonName_person\n  }\n  reviewRef\n  headOid\n  pullRequest {\n    repository\n  }\n  targetRef\n  updatedAt\n  openThreadCount\n  addressedThreadCount\n  commentCount\n  draftCount\n}\n\nfragment ReviewSide_turn on Review {\n  isViewersTurn\n  turn {\n    email\n    ...PersonName_person\n  }\n}\n\nfragment ReviewWatchers_review on Review {\n  waiting {\n    name\n    isAgent\n    since\n  }\n}\n\nfragment ReviewerList_editor on Review {\n  id\n  reviewers {\n    email\n  }\n}\n\nfragment ReviewerList_review on Review {\n  ...ReviewerList_editor\n  key\n  viewerCanUpdate\n  reviewers {\n    email\n    ...PersonName_person\n  }\n  verdicts {\n    by {\n      email\n      ...PersonName_person\n    }\n    kind\n    at\n    patchSet\n    isActive\n    isCurrent\n    unviewed {\n      files\n      totalFiles\n    }\n    comment {\n      signature {\n        ...ReviewerList_signature\n      }\n      id\n    }\n    changeSince {\n      kind\n      isCarried\n      reason\n    }\n  }\n}\n\nfragment ReviewerList_signature on VerdictSignature {\n  state\n  message\n}\n\nfragment TargetBranch_editor on Review {\n  id\n  targetRef\n}\n\nfragment TargetBranch_review on Review {\n  ...TargetBranch_editor\n  state\n  targetRef\n  baseOid\n  isOnWorktree\n  viewerCanUpdate\n}\n\nfragment useReviewMutation_version on Review {\n  entryCount\n  headOid\n  state\n}\n"
  }
};
})();

(node as any).hash = "8a109bd5e1e50ae260d388dd5cd8990c";

export default node;
