/**
 * @generated SignedSource<<3449016042264a761cc3b85bc5a566c0>>
 * @relayHash 7b18e21a997ccc9e803aec9065ded3e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ef3ff1951c1110cdc42c616150fc81445e114b3090afae49e379cfb4fac9812

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AbandonReviewInput = {
  body?: string | null | undefined;
  key: string;
  review: string;
};
export type useAbandonReviewMutation$variables = {
  input: AbandonReviewInput;
};
export type useAbandonReviewMutation$data = {
  readonly abandonReview: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewFacts_review" | "ReviewTimeline_review">;
    } | null | undefined;
  } | null | undefined;
};
export type useAbandonReviewMutation = {
  response: useAbandonReviewMutation$data;
  variables: useAbandonReviewMutation$variables;
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
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "headOid",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReopen",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "act",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isWithdrawn",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "editedBy",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verdict",
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
  "name": "addressed",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanEdit",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanWithdraw",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "ThreadPosition",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certainty",
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
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quote",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "AddressedProposal",
  "kind": "LinkedField",
  "name": "addressed",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v23/*:: as any*/),
    (v11/*:: as any*/),
    (v30/*:: as any*/),
    (v12/*:: as any*/),
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
            (v6/*:: as any*/)
          ],
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v37 = {
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
    "name": "useAbandonReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "abandonReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "name": "ReviewFacts_review"
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
    "name": "useAbandonReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "abandonReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              (v5/*:: as any*/),
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
                "concreteType": "Waiter",
                "kind": "LinkedField",
                "name": "waiting",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
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
                "selections": (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isStanding",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
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
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Draft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v3/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "replyTo",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v18/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resolves",
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commitOid",
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
                "concreteType": "Repository",
                "kind": "LinkedField",
                "name": "repository",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Viewer",
                    "kind": "LinkedField",
                    "name": "viewer",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
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
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "thread",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "comments",
                        "plural": true,
                        "selections": [
                          (v17/*:: as any*/),
                          (v3/*:: as any*/),
                          (v23/*:: as any*/),
                          (v16/*:: as any*/),
                          (v13/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": (v9/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v12/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v37/*:: as any*/),
                      (v18/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchSet",
                    "kind": "LinkedField",
                    "name": "patchSet",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchSetMove",
                        "kind": "LinkedField",
                        "name": "move",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sentence",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
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
                      (v13/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v29/*:: as any*/),
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
                "concreteType": "ReviewThread",
                "kind": "LinkedField",
                "name": "threads",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "comments",
                    "plural": true,
                    "selections": [
                      (v30/*:: as any*/),
                      (v3/*:: as any*/),
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      (v16/*:: as any*/),
                      (v13/*:: as any*/),
                      (v24/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v36/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v12/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v37/*:: as any*/),
                  (v18/*:: as any*/),
                  (v15/*:: as any*/)
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
    "cacheID": "7b18e21a997ccc9e803aec9065ded3e2",
    "id": "7ef3ff1951c1110cdc42c616150fc81445e114b3090afae49e379cfb4fac9812",
    "metadata": {},
    "name": "useAbandonReviewMutation",
    "operationKind": "mutation",
    "text": "mutation useAbandonReviewMutation(\n  $input: AbandonReviewInput!\n) {\n  abandonReview(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      ...ReviewFacts_review\n      ...ReviewTimeline_review\n      id\n    }\n  }\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isWithdrawn\n  act\n  verdict\n  agent\n  addressed\n  viewerCanEdit\n  viewerCanWithdraw\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment DraftComposer_draft on Draft {\n  key\n  body\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...DraftComposer_draft\n}\n\nfragment DraftView_review on Review {\n  id\n  ...RemarkComposer_review\n  ...ReplyComposer_review\n}\n\nfragment PatchSetLinks_patchSet on PatchSet {\n  number\n  headOid\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment RemarkComposer_review on Review {\n  id\n  key\n  ...useIsPublished_review\n  ...useWriter_review\n}\n\nfragment ReplyComposer_review on Review {\n  id\n  key\n  ...useIsPublished_review\n  ...useWriter_review\n}\n\nfragment ReviewFacts_review on Review {\n  id\n  state\n  updatedAt\n  headOid\n  baseOid\n  commentCount\n  entryCount\n  openThreadCount\n  draftCount\n  isViewersTurn\n  isUnread\n  mergedHow\n  waiting {\n    name\n    isAgent\n    since\n  }\n  turn {\n    name\n    email\n    isViewer\n  }\n  verdicts {\n    kind\n    at\n    patchSet\n    isStanding\n    isCurrent\n    body\n    by {\n      name\n      email\n      isViewer\n    }\n  }\n  viewerCanUpdate\n  viewerCanComment\n  viewerCanGiveVerdict\n  viewerCanAbandon\n  viewerCanReopen\n}\n\nfragment ReviewThreadView_review on Review {\n  id\n  key\n  drafts {\n    id\n    key\n    replyTo {\n      id\n    }\n    ...DraftView_draft\n  }\n  ...SuggestionApplier_review\n  ...DraftView_review\n  ...ReplyComposer_review\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  quote\n  addressed {\n    __typename\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  comments {\n    id\n    key\n    body\n    act\n    isWithdrawn\n    ...CommentView_comment\n  }\n  ...ThreadProposal_thread\n  ...answersSince_thread\n  ...ThreadHead_thread\n}\n\nfragment ReviewTimeline_review on Review {\n  id\n  key\n  openThreadCount\n  drafts {\n    __typename\n    id\n  }\n  ...TimelineEntry_review\n  timeline {\n    kind\n    thread {\n      id\n    }\n    ...TimelineEntry_event\n  }\n  threads {\n    id\n    comments {\n      agent\n      id\n    }\n    ...threadsToDecide_thread\n    ...ThreadOnCode_thread\n  }\n  ...ThreadOnCode_review\n}\n\nfragment SuggestionApplier_review on Review {\n  id\n  viewerCanApply\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  addressed {\n    __typename\n  }\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment ThreadOnCode_review on Review {\n  key\n  ...ReviewThreadView_review\n}\n\nfragment ThreadOnCode_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  comments {\n    oid\n    id\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n  }\n  ...ReviewThreadView_thread\n}\n\nfragment ThreadProposal_thread on ReviewThread {\n  patchSet\n  viewerCanResolve\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      author {\n        name\n      }\n      id\n    }\n  }\n}\n\nfragment TimelineEntry_event on TimelineEvent {\n  kind\n  at\n  by {\n    ...PersonName_person\n  }\n  patchSet {\n    move {\n      sentence\n    }\n    ...PatchSetLinks_patchSet\n  }\n  thread {\n    comments {\n      __typename\n      id\n    }\n    ...ThreadOnCode_thread\n    id\n  }\n  comment {\n    body\n    id\n  }\n  verdict\n  note\n}\n\nfragment TimelineEntry_review on Review {\n  key\n  ...ThreadOnCode_review\n}\n\nfragment answersSince_thread on ReviewThread {\n  comments {\n    agent\n    isWithdrawn\n    author {\n      isViewer\n    }\n    id\n  }\n}\n\nfragment threadsToDecide_thread on ReviewThread {\n  id\n  state\n  addressed {\n    __typename\n  }\n  ...answersSince_thread\n}\n\nfragment useIsPublished_review on Review {\n  id\n  drafts {\n    key\n    id\n  }\n}\n\nfragment useWriter_review on Review {\n  repository {\n    viewer {\n      name\n      email\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bc586e10fa22fd2ca4292b600d737099";

export default node;
