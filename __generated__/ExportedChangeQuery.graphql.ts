/**
 * @generated SignedSource<<d9e89fa1f458066de96bf378f6f9359a>>
 * @relayHash 2ff61477dd146ad9c1dbdb35ba48387e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fd39c7cff4c117b27c0cac39e6074b795b93c858ebb1d6c2308959b1405ae43

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
export type GeneratedReason = "GENERATED_NAME" | "LOCK_FILE" | "MARKED_GENERATED" | "MARKED_UNDIFFED" | "MARKED_VENDORED" | "MINIFIED" | "VENDORED";
export type LayerCertainty = "CERTAIN" | "DROPPED" | "UNCERTAIN";
export type ThreadCertainty = "EDITED" | "EXACT" | "LOST" | "MOVED" | "SHIFTED";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type ExportedChangeQuery$variables = Record<PropertyKey, never>;
export type ExportedChangeQuery$data = {
  readonly repository: {
    readonly comparison: {
      readonly " $fragmentSpreads": FragmentRefs<"CommentedChange_comparison">;
    };
    readonly review: {
      readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_review" | "CommentedChange_review" | "DraftView_review" | "ReviewThreadView_review" | "WholeChangeThreads_review">;
    };
  };
};
export type ExportedChangeQuery$rawResponse = {
  readonly repository: {
    readonly comparison: {
      readonly fileTable: {
        readonly generated: {
          readonly fileIndexes: ReadonlyArray<number>;
          readonly reasons: ReadonlyArray<GeneratedReason>;
        };
        readonly kinds: string;
        readonly modes: {
          readonly fileIndexes: ReadonlyArray<number>;
          readonly new: ReadonlyArray<string>;
          readonly old: ReadonlyArray<string>;
        };
        readonly paths: ReadonlyArray<string>;
        readonly sameContent: ReadonlyArray<number>;
        readonly sources: {
          readonly fileIndexes: ReadonlyArray<number>;
          readonly paths: ReadonlyArray<string>;
          readonly similarities: ReadonlyArray<number>;
        };
        readonly statuses: string;
      };
      readonly firstPatches: {
        readonly failures: ReadonlyArray<{
          readonly fileIndex: number;
          readonly message: string;
        }>;
        readonly fileIndexes: ReadonlyArray<number>;
        readonly hunkKeys: ReadonlyArray<string>;
        readonly lineCounts: ReadonlyArray<number>;
        readonly patches: ReadonlyArray<string>;
        readonly truncated: {
          readonly fileIndex: number;
          readonly patch: string;
        } | null | undefined;
      };
      readonly hasReports: boolean;
      readonly head: {
        readonly id: string;
        readonly message: string;
      };
      readonly id: string;
      readonly importOrder: ReadonlyArray<number> | null | undefined;
      readonly interdiff: {
        readonly conflicts: ReadonlyArray<string>;
        readonly note: string | null | undefined;
        readonly olderOid: string;
        readonly ontoOid: string | null | undefined;
        readonly portedFiles: {
          readonly olderPaths: ReadonlyArray<string>;
          readonly paths: ReadonlyArray<string>;
          readonly runs: ReadonlyArray<ReadonlyArray<number>>;
        };
      } | null | undefined;
      readonly newOid: string;
      readonly oldOid: string | null | undefined;
      readonly renamesLimited: boolean;
    };
    readonly id: string;
    readonly review: {
      readonly drafts: ReadonlyArray<{
        readonly body: string;
        readonly commitOid: string | null | undefined;
        readonly edits: {
          readonly __typename: "ReviewComment";
          readonly id: string;
        } | null | undefined;
        readonly endLine: number | null | undefined;
        readonly id: string;
        readonly key: string;
        readonly kind: CommentKind;
        readonly layer: string | null | undefined;
        readonly path: string | null | undefined;
        readonly replacedLines: ReadonlyArray<{
          readonly endLine: number;
          readonly lines: ReadonlyArray<string>;
          readonly startLine: number;
        }>;
        readonly replyTo: {
          readonly __typename: "ReviewThread";
          readonly id: string;
          readonly viewerCanResolve: boolean;
        } | null | undefined;
        readonly resolves: boolean;
        readonly side: DiffSide;
        readonly startLine: number | null | undefined;
        readonly version: number;
      }>;
      readonly id: string;
      readonly key: string;
      readonly patchSets: ReadonlyArray<{
        readonly headOid: string;
        readonly isCurrent: boolean;
      }>;
      readonly positions: ReadonlyArray<{
        readonly position: {
          readonly certainty: ThreadCertainty;
          readonly endLine: number | null | undefined;
          readonly path: string | null | undefined;
          readonly reason: string;
          readonly side: DiffSide;
          readonly startLine: number | null | undefined;
        };
        readonly threadId: string;
      }>;
      readonly threads: ReadonlyArray<{
        readonly addressed: {
          readonly __typename: "AddressedProposal";
          readonly agent: string | null | undefined;
          readonly at: string | null | undefined;
          readonly comment: {
            readonly author: {
              readonly name: string;
            };
            readonly id: string;
          };
          readonly oid: string;
          readonly patchSet: number | null | undefined;
        } | null | undefined;
        readonly comments: ReadonlyArray<{
          readonly act: string | null | undefined;
          readonly addressed: string | null | undefined;
          readonly agent: string | null | undefined;
          readonly author: {
            readonly email: string;
            readonly isViewer: boolean;
            readonly name: string;
          };
          readonly body: string;
          readonly createdAt: string | null | undefined;
          readonly editedAt: string | null | undefined;
          readonly editedBy: {
            readonly email: string;
            readonly isViewer: boolean;
            readonly name: string;
          } | null | undefined;
          readonly id: string;
          readonly importedBy: {
            readonly email: string;
            readonly isViewer: boolean;
            readonly name: string;
          } | null | undefined;
          readonly importedFrom: string | null | undefined;
          readonly isDeleted: boolean;
          readonly key: string | null | undefined;
          readonly oid: string;
          readonly replacedLines: ReadonlyArray<{
            readonly endLine: number;
            readonly lines: ReadonlyArray<string>;
            readonly startLine: number;
          }>;
          readonly sentTo: string | null | undefined;
          readonly verdict: VerdictKind | null | undefined;
          readonly viewerCanDelete: boolean;
          readonly viewerCanEdit: boolean;
        }>;
        readonly commitOid: string | null | undefined;
        readonly dismissal: {
          readonly __typename: "Dismissal";
          readonly isAlways: boolean;
          readonly reason: string;
        } | null | undefined;
        readonly endLine: number | null | undefined;
        readonly id: string;
        readonly layer: {
          readonly candidates: ReadonlyArray<number>;
          readonly certainty: LayerCertainty;
          readonly position: number | null | undefined;
          readonly subject: string;
          readonly total: number;
        } | null | undefined;
        readonly patchSet: number | null | undefined;
        readonly path: string | null | undefined;
        readonly position: {
          readonly certainty: ThreadCertainty;
          readonly endLine: number | null | undefined;
          readonly path: string | null | undefined;
          readonly reason: string;
          readonly side: DiffSide;
          readonly startLine: number | null | undefined;
        };
        readonly quote: ReadonlyArray<string>;
        readonly side: DiffSide;
        readonly startLine: number | null | undefined;
        readonly state: ThreadState;
        readonly viewerCanReopen: boolean;
        readonly viewerCanReply: boolean;
        readonly viewerCanResolve: boolean;
      }>;
      readonly viewedKeys: ReadonlyArray<string>;
      readonly viewerCanApply: boolean;
      readonly viewerCanComment: boolean;
      readonly viewerCanMark: boolean;
    };
  };
};
export type ExportedChangeQuery = {
  rawResponse: ExportedChangeQuery$rawResponse;
  response: ExportedChangeQuery$data;
  variables: ExportedChangeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": ""
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": ""
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "base",
    "value": ""
  },
  {
    "kind": "Literal",
    "name": "dots",
    "value": "TWO"
  },
  {
    "kind": "Literal",
    "name": "head",
    "value": ""
  }
],
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
  "name": "key",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ThreadPosition",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
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
  "name": "oid",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
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
  "name": "body",
  "storageKey": null
},
v19 = [
  (v17/*:: as any*/),
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
    "name": "isViewer",
    "storageKey": null
  }
],
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "ReplacedLines",
  "kind": "LinkedField",
  "name": "replacedLines",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
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
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndex",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ExportedChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommentedChange_review"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WholeChangeThreads_review"
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
            "storageKey": "review(key:\"\")"
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Comparison",
            "kind": "LinkedField",
            "name": "comparison",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommentedChange_comparison"
              }
            ],
            "storageKey": "comparison(base:\"\",dots:\"TWO\",head:\"\")"
          }
        ],
        "storageKey": "repository(slug:\"\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExportedChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
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
                "name": "viewerCanComment",
                "storageKey": null
              },
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
                    "name": "headOid",
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
                "args": null,
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
                  (v11/*:: as any*/)
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "state",
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
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      (v16/*:: as any*/),
                      (v13/*:: as any*/),
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
                          (v3/*:: as any*/)
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
                      (v14/*:: as any*/),
                      (v10/*:: as any*/),
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
                  (v11/*:: as any*/),
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
                      (v9/*:: as any*/),
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
                      (v15/*:: as any*/),
                      (v4/*:: as any*/),
                      (v18/*:: as any*/),
                      (v16/*:: as any*/),
                      (v3/*:: as any*/),
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
                        "selections": (v19/*:: as any*/),
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
                        "selections": (v19/*:: as any*/),
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
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": (v19/*:: as any*/),
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
                  (v21/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v12/*:: as any*/),
                  (v18/*:: as any*/),
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
                    "name": "kind",
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
                      (v14/*:: as any*/),
                      (v3/*:: as any*/),
                      (v21/*:: as any*/)
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
                      (v3/*:: as any*/)
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
                  (v20/*:: as any*/),
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
                "name": "viewerCanApply",
                "storageKey": null
              }
            ],
            "storageKey": "review(key:\"\")"
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Comparison",
            "kind": "LinkedField",
            "name": "comparison",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oldOid",
                "storageKey": null
              },
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
                "concreteType": "FileTable",
                "kind": "LinkedField",
                "name": "fileTable",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
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
                      (v23/*:: as any*/),
                      (v22/*:: as any*/),
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
                      (v23/*:: as any*/),
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
                      (v23/*:: as any*/),
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
                      (v22/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "importOrder",
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
                  (v24/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PatchBatch",
                "kind": "LinkedField",
                "name": "firstPatches",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "patches",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineCounts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hunkKeys",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchFailure",
                    "kind": "LinkedField",
                    "name": "failures",
                    "plural": true,
                    "selections": [
                      (v25/*:: as any*/),
                      (v24/*:: as any*/)
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
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "patch",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "comparison(base:\"\",dots:\"TWO\",head:\"\")"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "repository(slug:\"\")"
      }
    ]
  },
  "params": {
    "cacheID": "2ff61477dd146ad9c1dbdb35ba48387e",
    "id": "0fd39c7cff4c117b27c0cac39e6074b795b93c858ebb1d6c2308959b1405ae43",
    "metadata": {},
    "name": "ExportedChangeQuery",
    "operationKind": "query",
    "text": "query ExportedChangeQuery {\n  repository(slug: \"\") {\n    review(key: \"\") {\n      ...CommentedChange_review\n      ...WholeChangeThreads_review\n      ...ReviewThreadView_review\n      ...DraftView_review\n      ...CommentComposer_review\n      id\n    }\n    comparison(base: \"\", head: \"\", dots: TWO) {\n      ...CommentedChange_comparison\n      id\n    }\n    id\n  }\n}\n\nfragment ChangeReader_comparison_66Zh0 on Comparison {\n  id\n  oldOid\n  newOid\n  renamesLimited\n  hasReports\n  importOrder\n  head {\n    message\n    id\n  }\n  fileTable {\n    ...fileTable_table\n  }\n  firstPatches {\n    ...fetchContents_batch_3CkmOp\n  }\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment CommentComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isDeleted\n  act\n  verdict\n  agent\n  importedBy {\n    ...PersonName_person\n  }\n  importedFrom\n  sentTo\n  addressed\n  viewerCanEdit\n  viewerCanDelete\n  replacedLines {\n    ...PartLines_lines\n  }\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment CommentedChange_comparison on Comparison {\n  id\n  oldOid\n  newOid\n  fileTable {\n    ...fileTable_table\n  }\n  interdiff {\n    ...useInterdiff_interdiff\n    ...CommentedChange_interdiff\n  }\n  ...ChangeReader_comparison_66Zh0\n}\n\nfragment CommentedChange_interdiff on Interdiff {\n  note\n  conflicts\n}\n\nfragment CommentedChange_review on Review {\n  id\n  key\n  viewerCanComment\n  patchSets {\n    headOid\n    isCurrent\n  }\n  ...useViewedMarks_review\n  ...useComments_review_2ySWrf\n  ...SuggestionField_review\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment DraftView_review on Review {\n  id\n  ...CommentComposer_review\n  ...ReplyComposer_review\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment ReplyComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment ReviewThreadView_review on Review {\n  id\n  key\n  drafts {\n    key\n    replyTo {\n      id\n    }\n    ...DraftView_draft\n    id\n  }\n  ...ThreadComments_review\n  ...DraftView_review\n  ...ReplyComposer_review\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  side\n  startLine\n  quote\n  addressed {\n    oid\n  }\n  dismissal {\n    __typename\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  layer {\n    position\n  }\n  comments {\n    oid\n    key\n    body\n    agent\n    id\n  }\n  ...ThreadActions_thread\n  ...ThreadComments_thread\n  ...ThreadHead_thread\n  ...ThreadTriage_thread\n}\n\nfragment SuggestionField_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment ThreadActions_thread on ReviewThread {\n  id\n  path\n  startLine\n  commitOid\n  patchSet\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      author {\n        name\n      }\n      id\n    }\n  }\n}\n\nfragment ThreadComments_review on Review {\n  id\n  viewerCanApply\n}\n\nfragment ThreadComments_thread on ReviewThread {\n  id\n  state\n  path\n  quote\n  addressed {\n    __typename\n  }\n  position {\n    side\n    certainty\n  }\n  viewerCanReply\n  comments {\n    id\n    key\n    act\n    isDeleted\n    ...CommentView_comment\n  }\n  ...answersSince_thread\n}\n\nfragment ThreadHead_layer on LayerPosition {\n  subject\n  certainty\n  position\n  total\n  candidates\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  layer {\n    ...ThreadHead_layer\n  }\n  addressed {\n    __typename\n  }\n  dismissal {\n    reason\n  }\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment ThreadTriage_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  quote\n  viewerCanReply\n  dismissal {\n    reason\n    isAlways\n  }\n  comments {\n    body\n    id\n  }\n}\n\nfragment WholeChangeThreads_review on Review {\n  threads {\n    id\n    path\n    state\n    comments {\n      key\n      id\n    }\n    ...ReviewThreadView_thread\n  }\n  drafts {\n    key\n    path\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    ...DraftView_draft\n    id\n  }\n}\n\nfragment answersSince_thread on ReviewThread {\n  comments {\n    agent\n    isDeleted\n    author {\n      isViewer\n    }\n    id\n  }\n}\n\nfragment comments_draftsOfReview on Review {\n  drafts {\n    key\n    id\n  }\n  ...comments_ofReview\n}\n\nfragment comments_ofReview on Review {\n  threads {\n    comments {\n      key\n      id\n    }\n    id\n  }\n}\n\nfragment fetchContents_batch_3CkmOp on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  hunkKeys\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n}\n\nfragment fileTable_table on FileTable {\n  paths\n  statuses\n  kinds\n  sources {\n    fileIndexes\n    paths\n    similarities\n  }\n  modes {\n    fileIndexes\n    old\n    new\n  }\n  sameContent\n  generated {\n    fileIndexes\n    reasons\n  }\n}\n\nfragment useComments_review_2ySWrf on Review {\n  positions {\n    threadId\n    position {\n      path\n      side\n      startLine\n      endLine\n      certainty\n      reason\n    }\n  }\n  threads {\n    id\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    patchSet\n    quote\n    state\n    addressed {\n      __typename\n    }\n    ...ReviewThreadView_thread\n  }\n  drafts {\n    id\n    key\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    body\n    version\n    kind\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    ...DraftView_draft\n    ...CommentComposer_draft\n  }\n}\n\nfragment useInterdiff_interdiff on Interdiff {\n  olderOid\n  ontoOid\n  conflicts\n  portedFiles {\n    paths\n    olderPaths\n    runs\n  }\n}\n\nfragment useViewedMarks_review on Review {\n  id\n  viewedKeys\n  viewerCanMark\n}\n"
  }
};
})();

(node as any).hash = "ae0971b8e3f2c7720d9ba3033951cec9";

export default node;
