/**
 * @generated SignedSource<<a07e1e9177f96161cfc716a3b858fa78>>
 * @relayHash 2c821786ac629cfa30ca8eb4fc85a6e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756795ee0eb3c553100f09bc9f7140dbfd0c876627afc626e45e5b4a24ae2cd0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type TruncationReason = "LINES" | "TIME";
export type PeekPanelQuery$variables = {
  name: string;
  path?: string | null | undefined;
  revision: string;
  slug: string;
  uses: boolean;
};
export type PeekPanelQuery$data = {
  readonly repository: Result<{
    readonly commit?: {
      readonly searchCode: {
        readonly results: ReadonlyArray<{
          readonly end: {
            readonly failure: {
              readonly message: string;
            } | null | undefined;
            readonly isIncomplete: boolean;
            readonly truncatedBy: TruncationReason | null | undefined;
          } | null | undefined;
          readonly files: ReadonlyArray<{
            readonly isBinary: boolean;
            readonly lines: ReadonlyArray<{
              readonly number: number;
              readonly text: string;
            }>;
            readonly path: string;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"CodeResults_results">;
        }>;
      };
    };
    readonly definitions: {
      readonly definitions: ReadonlyArray<{
        readonly kind: string;
        readonly line: number;
        readonly path: string;
        readonly text: string;
      }>;
      readonly isTruncated: boolean;
    };
  }, unknown>;
};
export type PeekPanelQuery = {
  response: PeekPanelQuery$data;
  variables: PeekPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "path"
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
  "name": "uses"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v6 = {
  "kind": "Variable",
  "name": "revision",
  "variableName": "revision"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isTruncated",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    },
    {
      "kind": "Variable",
      "name": "path",
      "variableName": "path"
    },
    (v6/*:: as any*/)
  ],
  "concreteType": "Definitions",
  "kind": "LinkedField",
  "name": "definitions",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Definition",
      "kind": "LinkedField",
      "name": "definitions",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = [
  (v6/*:: as any*/)
],
v12 = [
  {
    "kind": "Variable",
    "name": "pattern",
    "variableName": "name"
  },
  {
    "kind": "Literal",
    "name": "word",
    "value": true
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBinary",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchEnd",
  "kind": "LinkedField",
  "name": "end",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "truncatedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isIncomplete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StreamFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "metadata": null,
    "name": "PeekPanelQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v5/*:: as any*/),
          "concreteType": "Repository",
          "kind": "LinkedField",
          "name": "repository",
          "plural": false,
          "selections": [
            (v10/*:: as any*/),
            {
              "condition": "uses",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "alias": null,
                  "args": (v11/*:: as any*/),
                  "concreteType": "Commit",
                  "kind": "LinkedField",
                  "name": "commit",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": (v12/*:: as any*/),
                      "concreteType": "CodeSearch",
                      "kind": "LinkedField",
                      "name": "searchCode",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "SearchResults",
                          "kind": "LinkedField",
                          "name": "results",
                          "plural": true,
                          "selections": [
                            {
                              "args": null,
                              "kind": "FragmentSpread",
                              "name": "CodeResults_results"
                            },
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "SearchedFile",
                              "kind": "LinkedField",
                              "name": "files",
                              "plural": true,
                              "selections": [
                                (v8/*:: as any*/),
                                (v13/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "SearchedLine",
                                  "kind": "LinkedField",
                                  "name": "lines",
                                  "plural": true,
                                  "selections": [
                                    (v14/*:: as any*/),
                                    (v9/*:: as any*/)
                                  ],
                                  "storageKey": null
                                }
                              ],
                              "storageKey": null
                            },
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
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
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
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PeekPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "condition": "uses",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v12/*:: as any*/),
                    "concreteType": "CodeSearch",
                    "kind": "LinkedField",
                    "name": "searchCode",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SearchResults",
                        "kind": "LinkedField",
                        "name": "results",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SearchedFile",
                            "kind": "LinkedField",
                            "name": "files",
                            "plural": true,
                            "selections": [
                              (v8/*:: as any*/),
                              (v13/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SearchedLine",
                                "kind": "LinkedField",
                                "name": "lines",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isMatch",
                                    "storageKey": null
                                  },
                                  (v14/*:: as any*/),
                                  (v9/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "truncatedBefore",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isTruncatedAfter",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "matches",
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              (v7/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2c821786ac629cfa30ca8eb4fc85a6e2",
    "id": "756795ee0eb3c553100f09bc9f7140dbfd0c876627afc626e45e5b4a24ae2cd0",
    "metadata": {},
    "name": "PeekPanelQuery",
    "operationKind": "query",
    "text": "query PeekPanelQuery(\n  $slug: String!\n  $revision: String!\n  $name: String!\n  $path: String\n  $uses: Boolean!\n) {\n  repository(slug: $slug) {\n    definitions(revision: $revision, name: $name, path: $path) {\n      isTruncated\n      definitions {\n        path\n        line\n        text\n        kind\n      }\n    }\n    commit(revision: $revision) @include(if: $uses) {\n      searchCode(pattern: $name, word: true) {\n        results {\n          ...CodeResults_results\n          files {\n            path\n            isBinary\n            lines {\n              number\n              text\n            }\n          }\n          end {\n            truncatedBy\n            isIncomplete\n            failure {\n              message\n            }\n          }\n        }\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment CodeResults_results on SearchResults {\n  files {\n    path\n    isBinary\n    lines {\n      isMatch\n    }\n    ...FoundFile_file\n  }\n  end {\n    truncatedBy\n    isIncomplete\n    failure {\n      message\n    }\n  }\n}\n\nfragment FoundFile_file on SearchedFile {\n  path\n  isBinary\n  isTruncated\n  lines {\n    number\n    isMatch\n    ...FoundFile_line\n  }\n}\n\nfragment FoundFile_line on SearchedLine {\n  number\n  text\n  truncatedBefore\n  isTruncatedAfter\n  isMatch\n  matches\n}\n"
  }
};
})();

(node as any).hash = "24bb7e5c03e57ffe73d5d5b8dfbf6d5d";

export default node;
