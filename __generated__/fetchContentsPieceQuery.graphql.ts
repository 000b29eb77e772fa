/**
 * @generated SignedSource<<ca01b5344879bc7a065c2caf34785f49>>
 * @relayHash bb40b842b46d37870858948f49ba3420
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baabe6660d1486e9c6873136158cfdd458c385fcb5ed42e34f61c51f9eb723a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DiffAlgorithm = "HISTOGRAM" | "MYERS" | "PATIENCE";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
  algorithm?: DiffAlgorithm | null | undefined;
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type fetchContentsPieceQuery$variables = {
  fileIndex: number;
  id: string;
  index: number;
  marks: boolean;
  options: DiffOptions;
};
export type fetchContentsPieceQuery$data = {
  readonly node: {
    readonly patchPiece?: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"fetchContents_piece">;
    }, unknown>;
  } | null | undefined;
};
export type fetchContentsPieceQuery = {
  response: fetchContentsPieceQuery$data;
  variables: fetchContentsPieceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileIndex"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "index"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marks"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "options"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "fileIndex",
    "variableName": "fileIndex"
  },
  {
    "kind": "Variable",
    "name": "index",
    "variableName": "index"
  },
  {
    "kind": "Variable",
    "name": "options",
    "variableName": "options"
  }
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fileIndex",
    "storageKey": null
  },
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
  }
];
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
    "name": "fetchContentsPieceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                  "args": (v6/*:: as any*/),
                  "concreteType": "PatchPiece",
                  "kind": "LinkedField",
                  "name": "patchPiece",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "fetchContents_piece",
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
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchContentsPieceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                "args": (v6/*:: as any*/),
                "concreteType": "PatchPiece",
                "kind": "LinkedField",
                "name": "patchPiece",
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
    "cacheID": "bb40b842b46d37870858948f49ba3420",
    "id": "baabe6660d1486e9c6873136158cfdd458c385fcb5ed42e34f61c51f9eb723a0",
    "metadata": {},
    "name": "fetchContentsPieceQuery",
    "operationKind": "query",
    "text": "query fetchContentsPieceQuery(\n  $id: ID!\n  $fileIndex: Int!\n  $index: Int!\n  $options: DiffOptions!\n  $marks: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      patchPiece(fileIndex: $fileIndex, index: $index, options: $options) {\n        ...fetchContents_piece_38wrPL\n      }\n    }\n    id\n  }\n}\n\nfragment fetchContents_piece_38wrPL on PatchPiece {\n  fileIndex\n  index\n  count\n  text\n  lineCounts\n  hunkKeys @include(if: $marks)\n}\n"
  }
};
})();

(node as any).hash = "9ae975fc77578f8b3d0b586b2eae2ad2";

export default node;
