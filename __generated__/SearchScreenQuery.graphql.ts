/**
 * @generated SignedSource<<b7f3d00b1695dc0ad651d27180fd54fa>>
 * @relayHash 61e77a506754eb32403ef3e731c321f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 588b09e102241958397ebde1c3b6a963a168a4ea2464a2f0c66cf564e263d7d3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SearchScreenQuery$variables = {
  ignoreCase: boolean;
  inCode: boolean;
  inNames: boolean;
  isRegex: boolean;
  paths?: ReadonlyArray<string> | null | undefined;
  revision: string;
  slug: string;
  text: string;
  word: boolean;
};
export type SearchScreenQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly oid: string;
      readonly searchCode?: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"CodeResults_search">;
      }, unknown>;
      readonly searchFileNames?: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"NameResults_search">;
      }, unknown>;
    };
    readonly headName: string | null | undefined;
    readonly headRef: {
      readonly revision: string;
    } | null | undefined;
    readonly name: string;
    readonly slug: string;
  };
};
export type SearchScreenQuery = {
  response: SearchScreenQuery$data;
  variables: SearchScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ignoreCase"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inCode"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inNames"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRegex"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paths"
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
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "word"
},
v9 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
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
  "name": "slug",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v14 = [
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v16 = [
  {
    "kind": "Literal",
    "name": "contextLines",
    "value": 2
  },
  {
    "kind": "Variable",
    "name": "ignoreCase",
    "variableName": "ignoreCase"
  },
  {
    "kind": "Variable",
    "name": "isRegex",
    "variableName": "isRegex"
  },
  {
    "kind": "Variable",
    "name": "paths",
    "variableName": "paths"
  },
  {
    "kind": "Variable",
    "name": "pattern",
    "variableName": "text"
  },
  {
    "kind": "Variable",
    "name": "word",
    "variableName": "word"
  }
],
v17 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "text"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isIncomplete",
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "headRef",
            "plural": false,
            "selections": [
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v15/*:: as any*/),
              {
                "condition": "inCode",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v16/*:: as any*/),
                      "concreteType": "CodeSearch",
                      "kind": "LinkedField",
                      "name": "searchCode",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "CodeResults_search"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "inNames",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": (v17/*:: as any*/),
                      "concreteType": "FileNameSearch",
                      "kind": "LinkedField",
                      "name": "searchFileNames",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "NameResults_search"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
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
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "headRef",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v15/*:: as any*/),
              {
                "condition": "inCode",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": (v16/*:: as any*/),
                    "concreteType": "CodeSearch",
                    "kind": "LinkedField",
                    "name": "searchCode",
                    "plural": false,
                    "selections": [
                      {
                        "if": null,
                        "kind": "Stream",
                        "label": "CodeResults_search$stream$results",
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
                                    "name": "isBinary",
                                    "storageKey": null
                                  },
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
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "number",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "text",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "cutBefore",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "isCutAfter",
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
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isCut",
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              {
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
                                    "name": "cut",
                                    "storageKey": null
                                  },
                                  (v19/*:: as any*/),
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
                                        "name": "sentence",
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
                          }
                        ]
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "inNames",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": (v17/*:: as any*/),
                    "concreteType": "FileNameSearch",
                    "kind": "LinkedField",
                    "name": "searchFileNames",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paths",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "count",
                        "storageKey": null
                      },
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "61e77a506754eb32403ef3e731c321f1",
    "id": "588b09e102241958397ebde1c3b6a963a168a4ea2464a2f0c66cf564e263d7d3",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": "query SearchScreenQuery(\n  $slug: String!\n  $revision: String!\n  $text: String!\n  $isRegex: Boolean!\n  $word: Boolean!\n  $ignoreCase: Boolean!\n  $paths: [String!]\n  $inCode: Boolean!\n  $inNames: Boolean!\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    headName\n    headRef {\n      revision\n      id\n    }\n    commit(revision: $revision) {\n      oid\n      searchCode(pattern: $text, isRegex: $isRegex, word: $word, ignoreCase: $ignoreCase, paths: $paths, contextLines: 2) @include(if: $inCode) {\n        ...CodeResults_search\n      }\n      searchFileNames(query: $text) @include(if: $inNames) {\n        ...NameResults_search\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment CodeResults_search on CodeSearch {\n  results @stream(label: \"CodeResults_search$stream$results\", initialCount: 0) {\n    ...useFound_results\n  }\n}\n\nfragment FoundFile_file on SearchedFile {\n  path\n  isBinary\n  isCut\n  lines {\n    number\n    isMatch\n    ...FoundLine_line\n  }\n}\n\nfragment FoundLine_line on SearchedLine {\n  number\n  text\n  cutBefore\n  isCutAfter\n  isMatch\n  matches\n}\n\nfragment NameResults_search on FileNameSearch {\n  paths\n  count\n  isIncomplete\n}\n\nfragment useFound_results on SearchResults {\n  files {\n    path\n    isBinary\n    lines {\n      isMatch\n    }\n    ...FoundFile_file\n  }\n  end {\n    cut\n    isIncomplete\n    failure {\n      sentence\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "27954a3867a70fa00c06be8985fe8f77";

export default node;
