/**
 * @generated SignedSource<<d10f1b4201c0f204d0af772246f56aae>>
 * @relayHash 4ea8a252b3f1690074b923d171c7e36a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 294541c9d2f5f785a4270e507e0c7f822198e288588155347db2c9b56e80bb3a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
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
  "name": "fileIndex",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fileIndexes",
    "storageKey": null
  },
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
  {
    "alias": null,
    "args": null,
    "concreteType": "PatchFailure",
    "kind": "LinkedField",
    "name": "failures",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
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
  {
    "alias": null,
    "args": null,
    "concreteType": "TruncatedPatch",
    "kind": "LinkedField",
    "name": "truncated",
    "plural": false,
    "selections": [
      (v6/*:: as any*/),
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
                      "selections": (v7/*:: as any*/),
                      "args": [
                        {
                          "kind": "Variable",
                          "name": "marks",
                          "variableName": "marks"
                        }
                      ],
                      "argumentDefinitions": [
                        {
                          "defaultValue": false,
                          "kind": "LocalArgument",
                          "name": "marks"
                        }
                      ]
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
                "selections": (v7/*:: as any*/),
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
    "cacheID": "4ea8a252b3f1690074b923d171c7e36a",
    "id": "294541c9d2f5f785a4270e507e0c7f822198e288588155347db2c9b56e80bb3a",
    "metadata": {},
    "name": "fetchContentsPatchesQuery",
    "operationKind": "query",
    "text": "query fetchContentsPatchesQuery(\n  $id: ID!\n  $fileIndexes: [Int!]!\n  $options: DiffOptions!\n  $marks: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      patches(fileIndexes: $fileIndexes, options: $options) {\n        ...fetchContents_batch_38wrPL\n      }\n    }\n    id\n  }\n}\n\nfragment fetchContents_batch_38wrPL on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  hunkKeys @include(if: $marks)\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n}\n"
  }
};
})();

(node as any).hash = "772cf6a42766a27749392dc17b334a7e";

export default node;
