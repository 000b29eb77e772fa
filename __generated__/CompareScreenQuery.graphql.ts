/**
 * @generated SignedSource<<7fd432f169928fb761fd14d030097e14>>
 * @relayHash 0369401d43945123f1ff70dc4f8026e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c5577e9057e1d4d8d249dfe69818c8c91f1dcba0865f3b490c22cd6a0e50f6f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dots = "THREE" | "TWO";
export type FileOrder = "IMPORTS" | "LAST" | "PATH";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type LayerRange = {
  first: number;
  last: number;
};
export type DiffOptions = {
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type CompareScreenQuery$variables = {
  base: string;
  dots: Dots;
  head: string;
  layers?: LayerRange | null | undefined;
  options?: DiffOptions | null | undefined;
  order?: FileOrder | null | undefined;
  slug: string;
};
export type CompareScreenQuery$data = {
  readonly repository: {
    readonly comparison: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison" | "CompareScreen_merge" | "CompareScreen_request" | "ComparedCommits_comparison">;
    };
    readonly name: string;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
  };
};
export type CompareScreenQuery = {
  response: CompareScreenQuery$data;
  variables: CompareScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "base"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dots"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "head"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layers"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "options"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v7 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "base",
    "variableName": "base"
  },
  {
    "kind": "Variable",
    "name": "dots",
    "variableName": "dots"
  },
  {
    "kind": "Variable",
    "name": "head",
    "variableName": "head"
  },
  {
    "kind": "Variable",
    "name": "layers",
    "variableName": "layers"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v13 = [
  {
    "kind": "Variable",
    "name": "options",
    "variableName": "options"
  },
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aheadBy",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "behindBy",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInBase",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kinds",
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
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndex",
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CompareScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NameGate_repository"
              }
            ]
          },
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Comparison",
            "kind": "LinkedField",
            "name": "comparison",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "kind": "Defer",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ComparedCommits_comparison"
                  }
                ]
              },
              {
                "kind": "Defer",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CompareScreen_merge"
                  }
                ]
              },
              {
                "kind": "Defer",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CompareScreen_request"
                  }
                ]
              },
              {
                "args": (v13/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "ChangeReader_comparison"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompareScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "if": null,
            "kind": "Defer",
            "label": "CompareScreenQuery$defer$NameGate_repository",
            "selections": [
              (v9/*:: as any*/),
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
                  (v8/*:: as any*/),
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
                    "name": "source",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": (v10/*:: as any*/),
            "concreteType": "Comparison",
            "kind": "LinkedField",
            "name": "comparison",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "if": null,
                "kind": "Defer",
                "label": "CompareScreenQuery$defer$ComparedCommits_comparison",
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "mergeBases",
                    "plural": true,
                    "selections": [
                      (v16/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "abbreviatedOid",
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
                    ],
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
                      (v16/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "CompareScreenQuery$defer$CompareScreen_merge",
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v17/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "path",
                            "storageKey": null
                          },
                          (v18/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "CompareScreenQuery$defer$CompareScreen_request",
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "head",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "reviews",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "key",
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
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
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
                                "kind": "ScalarField",
                                "name": "messageBody",
                                "storageKey": null
                              },
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "commits(first:100)"
                  }
                ]
              },
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
                "args": [
                  (v12/*:: as any*/)
                ],
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
                  (v19/*:: as any*/),
                  (v11/*:: as any*/)
                ],
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
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "statuses",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FileSources",
                    "kind": "LinkedField",
                    "name": "sources",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/),
                      (v20/*:: as any*/),
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
                      (v21/*:: as any*/),
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
                      (v21/*:: as any*/),
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
                "args": (v13/*:: as any*/),
                "concreteType": "PatchBatch",
                "kind": "LinkedField",
                "name": "firstPatches",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
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
                    "concreteType": "PatchFailure",
                    "kind": "LinkedField",
                    "name": "failures",
                    "plural": true,
                    "selections": [
                      (v22/*:: as any*/),
                      (v19/*:: as any*/)
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
                      (v22/*:: as any*/),
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
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0369401d43945123f1ff70dc4f8026e5",
    "id": "0c5577e9057e1d4d8d249dfe69818c8c91f1dcba0865f3b490c22cd6a0e50f6f",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": "query CompareScreenQuery(\n  $slug: String!\n  $base: String!\n  $head: String!\n  $dots: Dots!\n  $layers: LayerRange\n  $options: DiffOptions\n  $order: FileOrder\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    ...NameGate_repository @defer(label: \"CompareScreenQuery$defer$NameGate_repository\")\n    comparison(base: $base, head: $head, dots: $dots, layers: $layers) {\n      id\n      ...ComparedCommits_comparison @defer(label: \"CompareScreenQuery$defer$ComparedCommits_comparison\")\n      ...CompareScreen_merge @defer(label: \"CompareScreenQuery$defer$CompareScreen_merge\")\n      ...CompareScreen_request @defer(label: \"CompareScreenQuery$defer$CompareScreen_request\")\n      ...ChangeReader_comparison_3Ny1qi\n    }\n    id\n  }\n}\n\nfragment ChangeReader_comparison_3Ny1qi on Comparison {\n  id\n  oldOid\n  newOid\n  renamesLimited\n  hasReports\n  importOrder(order: $order)\n  head {\n    message\n    id\n  }\n  fileTable {\n    ...fileTable_table\n  }\n  firstPatches(options: $options, order: $order) {\n    ...fetchContents_batch_2zD8uA\n  }\n}\n\nfragment CompareScreen_merge on Comparison {\n  aheadBy\n  behindBy\n  isInBase\n  mergePreview {\n    ...MergeOutcome_preview\n  }\n}\n\nfragment CompareScreen_request on Comparison {\n  aheadBy\n  behindBy\n  isInBase\n  head {\n    reviews {\n      key\n      state\n      title\n      id\n    }\n    id\n  }\n  ...RequestReview_dialog\n}\n\nfragment ComparedCommits_comparison on Comparison {\n  aheadBy\n  behindBy\n  mergeBases {\n    oid\n    abbreviatedOid\n    id\n  }\n  head {\n    oid\n    id\n  }\n}\n\nfragment ConflictList_conflicts on MergeConflict {\n  path\n  kinds\n}\n\nfragment MergeOutcome_preview on MergePreview {\n  isClean\n  conflicts {\n    ...ConflictList_conflicts\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n\nfragment RequestReview_dialog on Comparison {\n  aheadBy\n  commits(first: 100) {\n    edges {\n      node {\n        messageHeadline\n        messageBody\n        id\n      }\n    }\n  }\n}\n\nfragment fetchContents_batch_2zD8uA on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n}\n\nfragment fileTable_table on FileTable {\n  paths\n  statuses\n  kinds\n  sources {\n    fileIndexes\n    paths\n    similarities\n  }\n  modes {\n    fileIndexes\n    old\n    new\n  }\n  sameContent\n  generated {\n    fileIndexes\n    reasons\n  }\n}\n"
  }
};
})();

(node as any).hash = "5d3e3ca1169bde15484662c1debcc2af";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
