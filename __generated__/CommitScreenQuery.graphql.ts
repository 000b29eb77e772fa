/**
 * @generated SignedSource<<5799b22190d58252d440a3262aaca260>>
 * @relayHash f984e5afcf1f4dd9a6ffc965a46d5f97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04a5fdeb412064cf2dd992d72e51e038bd695b0c4e3035162bab1c0362be0456

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileOrder = "LAST" | "PATH" | "SIZE";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type CommitScreenQuery$variables = {
  order?: FileOrder | null | undefined;
  parent: number;
  revision: string;
  slug: string;
  whitespace?: Whitespace | null | undefined;
};
export type CommitScreenQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly abbreviatedOid: string;
      readonly comparison: {
        readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
      };
      readonly messageHeadline: string;
      readonly " $fragmentSpreads": FragmentRefs<"CommitHead_commit">;
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
  "name": "order"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parent"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "whitespace"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
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
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShallow",
  "storageKey": null
},
v9 = [
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "parent",
    "variableName": "parent"
  }
],
v13 = [
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "whitespace",
    "variableName": "whitespace"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v15 = [
  (v6/*:: as any*/),
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
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "places",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CommitScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CommitHead_commit"
              },
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CommitScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
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
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitActor",
                "kind": "LinkedField",
                "name": "committer",
                "plural": false,
                "selections": (v15/*:: as any*/),
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
                          (v14/*:: as any*/),
                          (v10/*:: as any*/),
                          (v16/*:: as any*/)
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
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "Comparison",
                "kind": "LinkedField",
                "name": "comparison",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
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
                    "concreteType": "FileTable",
                    "kind": "LinkedField",
                    "name": "fileTable",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
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
                        "concreteType": "FileSources",
                        "kind": "LinkedField",
                        "name": "sources",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v17/*:: as any*/),
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
                          (v18/*:: as any*/),
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
                          (v18/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "allLineCounts",
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "patches",
                        "storageKey": null
                      },
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchFailure",
                        "kind": "LinkedField",
                        "name": "failures",
                        "plural": true,
                        "selections": [
                          (v20/*:: as any*/),
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
                        "concreteType": "PatchBeginning",
                        "kind": "LinkedField",
                        "name": "beginning",
                        "plural": false,
                        "selections": [
                          (v20/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchPiece",
                        "kind": "LinkedField",
                        "name": "piece",
                        "plural": false,
                        "selections": [
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "index",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "text",
                            "storageKey": null
                          },
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f984e5afcf1f4dd9a6ffc965a46d5f97",
    "id": "04a5fdeb412064cf2dd992d72e51e038bd695b0c4e3035162bab1c0362be0456",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": "query CommitScreenQuery(\n  $slug: String!\n  $revision: String!\n  $parent: Int!\n  $whitespace: Whitespace\n  $order: FileOrder\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    isShallow\n    commit(revision: $revision) {\n      abbreviatedOid\n      messageHeadline\n      ...CommitHead_commit\n      comparison(parent: $parent) {\n        ...ChangeReader_comparison_39eePB\n        id\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment ChangeReader_comparison_39eePB on Comparison {\n  id\n  oldOid\n  newOid\n  renamesLimited\n  fileTable {\n    ...readFileTable_table\n  }\n  firstPatches(whitespace: $whitespace, order: $order) {\n    allLineCounts\n    ...readBatch_batch_2zD8uA\n  }\n}\n\nfragment CommitHead_commit on Commit {\n  oid\n  messageHeadline\n  messageBody\n  author {\n    name\n    email\n    date\n  }\n  committer {\n    name\n    email\n    date\n  }\n  parents(first: 16) {\n    edges {\n      node {\n        oid\n        abbreviatedOid\n        id\n      }\n    }\n  }\n}\n\nfragment readBatch_batch_2zD8uA on PatchBatch {\n  places\n  patches\n  lineCounts\n  failures {\n    place\n    sentence\n  }\n  beginning {\n    place\n    patch\n  }\n  piece {\n    place\n    index\n    text\n    lineCounts\n  }\n}\n\nfragment readFileTable_table on FileTable {\n  paths\n  statuses\n  sources {\n    places\n    paths\n    similarities\n  }\n  modes {\n    places\n    old\n    new\n  }\n  sameContent\n  generated {\n    places\n    reasons\n  }\n}\n"
  }
};
})();

(node as any).hash = "9713016930466f8d96ee09a6bf9f94da";

export default node;
