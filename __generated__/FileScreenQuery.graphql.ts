/**
 * @generated SignedSource<<e2bb089bfcad69937ffcf943e2b76d4d>>
 * @relayHash 93ef9f90276c88b65c8756d96e566576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ac214cc13c6c4b01c4edaea56b6dea7be872a11ec0c19e2999b743988b5507d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileScreenQuery$variables = {
  isReviewed: boolean;
  place: string;
  review: string;
  slug: string;
};
export type FileScreenQuery$data = {
  readonly repository: {
    readonly file: {
      readonly commit: {
        readonly abbreviatedOid: string;
        readonly messageHeadline: string;
        readonly oid: string;
      };
      readonly path: string;
      readonly revision: string;
      readonly " $fragmentSpreads": FragmentRefs<"FileSource_file">;
    };
    readonly name: string;
    readonly review?: {
      readonly repository: {
        readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"DraftView_review" | "InReview_review" | "RemarkComposer_review" | "ReviewBar_review" | "ReviewFacts_review" | "ReviewThreadView_review" | "ReviewedFile_review">;
    };
    readonly slug: string;
  };
};
export type FileScreenQuery = {
  response: FileScreenQuery$data;
  variables: FileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isReviewed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "place"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "review"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
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
v7 = [
  {
    "kind": "Variable",
    "name": "place",
    "variableName": "place"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v13 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "review"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
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
  "name": "state",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baseOid",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v23 = [
  (v5/*:: as any*/),
  (v15/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isViewer",
    "storageKey": null
  }
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": (v23/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "ThreadPosition",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v25/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/),
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
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
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
  "name": "body",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
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
    "name": "FileScreenQuery",
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
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "FileAtRevision",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FileSource_file"
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isReviewed",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Repository",
                    "kind": "LinkedField",
                    "name": "repository",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "NameGate_repository"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "InReview_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewedFile_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewBar_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewFacts_review"
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
                    "name": "RemarkComposer_review"
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FileScreenQuery",
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
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "FileAtRevision",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mode",
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Blob",
                "kind": "LinkedField",
                "name": "blob",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "byteSize",
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
                    "name": "text",
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isReviewed",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Repository",
                    "kind": "LinkedField",
                    "name": "repository",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
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
                          (v5/*:: as any*/),
                          (v15/*:: as any*/),
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
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  {
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
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "commitCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lookedAt",
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchSetMove",
                        "kind": "LinkedField",
                        "name": "move",
                        "plural": false,
                        "selections": [
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sentence",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v18/*:: as any*/),
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
                    "concreteType": "RemarkPlacement",
                    "kind": "LinkedField",
                    "name": "positions",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "remarkId",
                        "storageKey": null
                      },
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
                    "selections": [
                      (v14/*:: as any*/),
                      (v9/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quote",
                        "storageKey": null
                      },
                      (v17/*:: as any*/),
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReply",
                        "storageKey": null
                      },
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "comments",
                        "plural": true,
                        "selections": [
                          (v14/*:: as any*/),
                          (v16/*:: as any*/),
                          (v33/*:: as any*/),
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
                            "selections": (v23/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isWithdrawn",
                            "storageKey": null
                          },
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
                            "name": "verdict",
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
                            "name": "viewerCanWithdraw",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": (v23/*:: as any*/),
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
                    "concreteType": "Draft",
                    "kind": "LinkedField",
                    "name": "drafts",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v16/*:: as any*/),
                      (v9/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewThread",
                        "kind": "LinkedField",
                        "name": "replyTo",
                        "plural": false,
                        "selections": [
                          (v34/*:: as any*/),
                          (v14/*:: as any*/),
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
                          (v34/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v33/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resolves",
                        "storageKey": null
                      }
                    ],
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
                    "name": "openThreadCount",
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
                    "name": "viewerCanGiveVerdict",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
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
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "turn",
                    "plural": true,
                    "selections": (v23/*:: as any*/),
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
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v30/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isStanding",
                        "storageKey": null
                      },
                      (v20/*:: as any*/),
                      (v33/*:: as any*/),
                      (v24/*:: as any*/)
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
                    "name": "viewerCanAbandon",
                    "storageKey": null
                  },
                  (v32/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "93ef9f90276c88b65c8756d96e566576",
    "id": "9ac214cc13c6c4b01c4edaea56b6dea7be872a11ec0c19e2999b743988b5507d",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": "query FileScreenQuery(\n  $slug: String!\n  $place: String!\n  $review: String!\n  $isReviewed: Boolean!\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    file(place: $place) {\n      revision\n      path\n      commit {\n        oid\n        abbreviatedOid\n        messageHeadline\n        id\n      }\n      ...FileSource_file\n    }\n    review(key: $review) @include(if: $isReviewed) {\n      repository {\n        ...NameGate_repository\n        id\n      }\n      ...InReview_review\n      ...ReviewedFile_review\n      ...ReviewBar_review\n      ...ReviewFacts_review\n      ...ReviewThreadView_review\n      ...DraftView_review\n      ...RemarkComposer_review\n      id\n    }\n    id\n  }\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isWithdrawn\n  act\n  verdict\n  viewerCanEdit\n  viewerCanWithdraw\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment DraftComposer_draft on Draft {\n  key\n  body\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...DraftComposer_draft\n}\n\nfragment DraftView_review on Review {\n  id\n  ...RemarkComposer_review\n  ...ReplyComposer_review\n}\n\nfragment FileSource_file on FileAtRevision {\n  path\n  mode\n  oid\n  blob {\n    byteSize\n    isBinary\n    text\n    id\n  }\n}\n\nfragment InReview_review on Review {\n  key\n  title\n  state\n  ...useStanding_review\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment RemarkComposer_review on Review {\n  id\n  key\n  ...useIsPublished_review\n  ...useWriter_review\n}\n\nfragment ReplyComposer_review on Review {\n  id\n  key\n  ...useIsPublished_review\n  ...useWriter_review\n}\n\nfragment ReviewBar_review on Review {\n  key\n  draftCount\n  openThreadCount\n  headOid\n  isPrivate\n  viewerCanComment\n  viewerCanGiveVerdict\n  ...VerdictComposer_review\n}\n\nfragment ReviewFacts_review on Review {\n  id\n  state\n  updatedAt\n  headOid\n  baseOid\n  commentCount\n  entryCount\n  openThreadCount\n  draftCount\n  isViewersTurn\n  isUnread\n  mergedHow\n  turn {\n    name\n    email\n    isViewer\n  }\n  verdicts {\n    kind\n    at\n    patchSet\n    isStanding\n    isCurrent\n    body\n    by {\n      name\n      email\n      isViewer\n    }\n  }\n  viewerCanUpdate\n  viewerCanComment\n  viewerCanGiveVerdict\n  viewerCanAbandon\n  viewerCanReopen\n}\n\nfragment ReviewThreadView_review on Review {\n  key\n  drafts {\n    id\n    key\n    replyTo {\n      id\n    }\n    ...DraftView_draft\n  }\n  ...DraftView_review\n  ...ReplyComposer_review\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  quote\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  comments {\n    id\n    key\n    body\n    ...CommentView_comment\n  }\n  ...ThreadHead_thread\n}\n\nfragment ReviewedFile_review on Review {\n  id\n  key\n  headOid\n  viewerCanComment\n  ...useStanding_review\n  ...useRemarks_review\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment VerdictComposer_review on Review {\n  id\n  key\n  headOid\n  draftCount\n  viewerCanComment\n  viewerCanGiveVerdict\n  ...useWriter_review\n}\n\nfragment patchSetRecord_patchSet on PatchSet {\n  number\n  kind\n  at\n  headOid\n  baseOid\n  isRecorded\n  isCurrent\n  commitCount\n  lookedAt\n  by {\n    name\n    email\n    isViewer\n  }\n  move {\n    kind\n    sentence\n  }\n}\n\nfragment useIsPublished_review on Review {\n  id\n  drafts {\n    key\n    id\n  }\n}\n\nfragment useRemarks_review on Review {\n  positions {\n    remarkId\n    position {\n      path\n      side\n      startLine\n      endLine\n      certainty\n      reason\n    }\n  }\n  threads {\n    id\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    patchSet\n    quote\n    state\n    ...ReviewThreadView_thread\n  }\n  drafts {\n    id\n    key\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    ...DraftView_draft\n    ...DraftComposer_draft\n  }\n}\n\nfragment useStanding_review on Review {\n  patchSets {\n    number\n    headOid\n    baseOid\n    isCurrent\n    ...patchSetRecord_patchSet\n  }\n}\n\nfragment useWriter_review on Review {\n  repository {\n    viewer {\n      name\n      email\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f855df8b65f9a9f02f8016d7ce00090";

export default node;
