/**
 * @generated SignedSource<<7e27e0e642dce4bc0f71859f403674d2>>
 * @relayHash 783eb472479774efa2ac53bf8519675c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f723b1a4a76270f8403a4b26a35138da60f6dd58933934773ee0858161b8e607

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DiffAlgorithm = "HISTOGRAM" | "MYERS" | "PATIENCE";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
  algorithm?: DiffAlgorithm | null | undefined;
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type fetchContentsPatchesQuery$variables = {
  fileIndexes: ReadonlyArray<number>;
  id: string;
  marks: boolean;
  options: DiffOptions;
};
export type fetchContentsPatchesQuery$data = {
  readonly node: {
    readonly patches?: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"fetchContents_batch">;
    }, unknown>;
  } | null | undefined;
};
export type fetchContentsPatchesQuery = {
  response: fetchContentsPatchesQuery$data;
  variables: fetchContentsPatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileIndexes"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marks"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "options"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "fileIndexes",
    "variableName": "fileIndexes"
  },
  {
    "kind": "Variable",
    "name": "options",
    "variableName": "options"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patches",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
},
v9 = {
  "condition": "marks",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hunkKeys",
      "storageKey": null
    }
  ]
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndex",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "PatchFailure",
  "kind": "LinkedField",
  "name": "failures",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
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
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "TruncatedPatch",
  "kind": "LinkedField",
  "name": "truncated",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
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
v13 = [
  (v10/*:: as any*/),
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
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v14 = [
  {
    "kind": "Variable",
    "name": "marks",
    "variableName": "marks"
  }
],
v15 = [
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "marks"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchContentsPatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": (v5/*:: as any*/),
                  "concreteType": "PatchBatch",
                  "kind": "LinkedField",
                  "name": "patches",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "fetchContents_batch",
                      "selections": [
                        (v6/*:: as any*/),
                        (v7/*:: as any*/),
                        (v8/*:: as any*/),
                        (v9/*:: as any*/),
                        (v11/*:: as any*/),
                        (v12/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "PatchPiece",
                          "kind": "LinkedField",
                          "name": "firstPieces",
                          "plural": true,
                          "selections": [
                            {
                              "kind": "InlineDataFragmentSpread",
                              "name": "fetchContents_piece",
                              "selections": (v13/*:: as any*/),
                              "args": (v14/*:: as any*/),
                              "argumentDefinitions": (v15/*:: as any*/)
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v14/*:: as any*/),
                      "argumentDefinitions": (v15/*:: as any*/)
                    }
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "type": "Comparison",
            "abstractKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchContentsPatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "PatchBatch",
                "kind": "LinkedField",
                "name": "patches",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchPiece",
                    "kind": "LinkedField",
                    "name": "firstPieces",
                    "plural": true,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Comparison",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "783eb472479774efa2ac53bf8519675c",
    "id": "f723b1a4a76270f8403a4b26a35138da60f6dd58933934773ee0858161b8e607",
    "metadata": {},
    "name": "fetchContentsPatchesQuery",
    "operationKind": "query",
    "text": "query fetchContentsPatchesQuery(\n  $id: ID!\n  $fileIndexes: [Int!]!\n  $options: DiffOptions!\n  $marks: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      patches(fileIndexes: $fileIndexes, options: $options) {\n        ...fetchContents_batch_38wrPL\n      }\n    }\n    id\n  }\n}\n\nfragment fetchContents_batch_38wrPL on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  hunkKeys @include(if: $marks)\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n  firstPieces {\n    ...fetchContents_piece_38wrPL\n  }\n}\n\nfragment fetchContents_piece_38wrPL on PatchPiece {\n  fileIndex\n  index\n  count\n  text\n  lineCounts\n  hunkKeys @include(if: $marks)\n}\n"
  }
};
})();

(node as any).hash = "772cf6a42766a27749392dc17b334a7e";

export default node;
