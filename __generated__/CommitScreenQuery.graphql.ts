/**
 * @generated SignedSource<<e89fd1c1bcab284d618ced9cc97a06d5>>
 * @relayHash eab8e276d633f3f0aee922ea038f57ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26dac419c396bd680813ec1a1aa0c569a21aa1810b1889fd463f214e6a5a45dd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileOrder = "IMPORTS" | "LAST" | "PATH";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
export type DiffOptions = {
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type CommitScreenQuery$variables = {
  isRemerge: boolean;
  options?: DiffOptions | null | undefined;
  order?: FileOrder | null | undefined;
  parent: number;
  part: WorktreePart;
  revision: string;
  slug: string;
};
export type CommitScreenQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly abbreviatedOid: string;
      readonly comparison?: {
        readonly oldOid: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
      };
      readonly messageHeadline: string;
      readonly oid: string;
      readonly remergeComparison?: {
        readonly oldOid: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CommitHead_commit" | "CommitScreen_reviews">;
    };
    readonly isShallow: boolean;
    readonly name: string;
    readonly slug: string;
  };
};
export type CommitScreenQuery = {
  response: CommitScreenQuery$data;
  variables: CommitScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRemerge"
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
  "name": "parent"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "part"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShallow",
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v15 = [
  {
    "kind": "Variable",
    "name": "parent",
    "variableName": "parent"
  },
  {
    "kind": "Variable",
    "name": "part",
    "variableName": "part"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oldOid",
  "storageKey": null
},
v17 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v18 = [
  {
    "kind": "Variable",
    "name": "options",
    "variableName": "options"
  },
  (v17/*:: as any*/)
],
v19 = [
  (v16/*:: as any*/),
  {
    "args": (v18/*:: as any*/),
    "kind": "FragmentSpread",
    "name": "ChangeReader_comparison"
  }
],
v20 = [
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
    "name": "date",
    "storageKey": null
  }
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndex",
  "storageKey": null
},
v26 = [
  (v16/*:: as any*/),
  (v21/*:: as any*/),
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
      (v17/*:: as any*/)
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
      (v22/*:: as any*/),
      (v21/*:: as any*/)
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
      (v23/*:: as any*/),
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
          (v24/*:: as any*/),
          (v23/*:: as any*/),
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
          (v24/*:: as any*/),
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
          (v24/*:: as any*/),
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
    "args": (v18/*:: as any*/),
    "concreteType": "PatchBatch",
    "kind": "LinkedField",
    "name": "firstPatches",
    "plural": false,
    "selections": [
      (v24/*:: as any*/),
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
          (v25/*:: as any*/),
          (v22/*:: as any*/)
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
];
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
    "name": "CommitScreenQuery",
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
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommitHead_commit"
              },
              {
                "kind": "Defer",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CommitScreen_reviews"
                  }
                ]
              },
              {
                "condition": "isRemerge",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v15/*:: as any*/),
                    "concreteType": "Comparison",
                    "kind": "LinkedField",
                    "name": "comparison",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isRemerge",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Comparison",
                    "kind": "LinkedField",
                    "name": "remergeComparison",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CommitScreenQuery",
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
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messageBody",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitActor",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitActor",
                "kind": "LinkedField",
                "name": "committer",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "CommitHead_commit$defer$CommitHead_merge",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "filesChangedByMerge",
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorktreePartCount",
                "kind": "LinkedField",
                "name": "stashParts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "part",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "files",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 16
                  }
                ],
                "concreteType": "CommitConnection",
                "kind": "LinkedField",
                "name": "parents",
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
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "parents(first:16)"
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "CommitScreenQuery$defer$CommitScreen_reviews",
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
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isRemerge",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v15/*:: as any*/),
                    "concreteType": "Comparison",
                    "kind": "LinkedField",
                    "name": "comparison",
                    "plural": false,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isRemerge",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Comparison",
                    "kind": "LinkedField",
                    "name": "remergeComparison",
                    "plural": false,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v21/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "eab8e276d633f3f0aee922ea038f57ed",
    "id": "26dac419c396bd680813ec1a1aa0c569a21aa1810b1889fd463f214e6a5a45dd",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": "query CommitScreenQuery(\n  $slug: String!\n  $revision: String!\n  $parent: Int!\n  $part: WorktreePart!\n  $isRemerge: Boolean!\n  $options: DiffOptions\n  $order: FileOrder\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    isShallow\n    commit(revision: $revision) {\n      oid\n      abbreviatedOid\n      messageHeadline\n      ...CommitHead_commit\n      ...CommitScreen_reviews @defer(label: \"CommitScreenQuery$defer$CommitScreen_reviews\")\n      comparison(parent: $parent, part: $part) @skip(if: $isRemerge) {\n        oldOid\n        ...ChangeReader_comparison_3Ny1qi\n        id\n      }\n      remergeComparison @include(if: $isRemerge) {\n        oldOid\n        ...ChangeReader_comparison_3Ny1qi\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment ChangeReader_comparison_3Ny1qi on Comparison {\n  id\n  oldOid\n  newOid\n  renamesLimited\n  hasReports\n  importOrder(order: $order)\n  head {\n    message\n    id\n  }\n  fileTable {\n    ...fileTable_table\n  }\n  firstPatches(options: $options, order: $order) {\n    ...fetchContents_batch_2zD8uA\n  }\n}\n\nfragment CommitHead_commit on Commit {\n  oid\n  messageHeadline\n  messageBody\n  author {\n    name\n    email\n    date\n  }\n  committer {\n    name\n    email\n    date\n  }\n  ...CommitHead_merge @defer(label: \"CommitHead_commit$defer$CommitHead_merge\")\n  stashParts {\n    ...PartTabs_parts\n  }\n  parents(first: 16) {\n    edges {\n      node {\n        oid\n        abbreviatedOid\n        id\n      }\n    }\n  }\n}\n\nfragment CommitHead_merge on Commit {\n  filesChangedByMerge\n}\n\nfragment CommitScreen_reviews on Commit {\n  reviews {\n    key\n    state\n    title\n    id\n  }\n}\n\nfragment PartTabs_parts on WorktreePartCount {\n  part\n  files\n}\n\nfragment fetchContents_batch_2zD8uA on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n}\n\nfragment fileTable_table on FileTable {\n  paths\n  statuses\n  kinds\n  sources {\n    fileIndexes\n    paths\n    similarities\n  }\n  modes {\n    fileIndexes\n    old\n    new\n  }\n  sameContent\n  generated {\n    fileIndexes\n    reasons\n  }\n}\n"
  }
};
})();

(node as any).hash = "dc3439b04e4ad5fe35d042308279e5fa";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
