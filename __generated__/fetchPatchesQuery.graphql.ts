/**
 * @generated SignedSource<<0192a7a3ea96223e0274e04bf6cc5413>>
 * @relayHash ca9b38e85ccb911f2467153d40910623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1a257c3fdbe6372abfd640a355c8ad699dc90ee7e12b42a8d5e88e6c8718fbb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DiffAlgorithm = "HISTOGRAM" | "MYERS" | "PATIENCE";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
  algorithm?: DiffAlgorithm | null | undefined;
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type fetchPatchesQuery$variables = {
  id: string;
  marks: boolean;
  options: DiffOptions;
  places: ReadonlyArray<number>;
};
export type fetchPatchesQuery$data = {
  readonly node: {
    readonly patches?: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"readBatch_batch">;
    }, unknown>;
  } | null | undefined;
};
export type fetchPatchesQuery = {
  response: fetchPatchesQuery$data;
  variables: fetchPatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marks"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "options"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "places"
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
    "name": "options",
    "variableName": "options"
  },
  {
    "kind": "Variable",
    "name": "places",
    "variableName": "places"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
},
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "places",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "patches",
    "storageKey": null
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "PatchFailure",
    "kind": "LinkedField",
    "name": "failures",
    "plural": true,
    "selections": [
      (v8/*:: as any*/),
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
      (v8/*:: as any*/),
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
      (v8/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/)
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
    "name": "fetchPatchesQuery",
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
                      "name": "readBatch_batch",
                      "selections": (v9/*:: as any*/),
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchPatchesQuery",
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
                "selections": (v9/*:: as any*/),
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
    "cacheID": "ca9b38e85ccb911f2467153d40910623",
    "id": "c1a257c3fdbe6372abfd640a355c8ad699dc90ee7e12b42a8d5e88e6c8718fbb",
    "metadata": {},
    "name": "fetchPatchesQuery",
    "operationKind": "query",
    "text": "query fetchPatchesQuery(\n  $id: ID!\n  $places: [Int!]!\n  $options: DiffOptions!\n  $marks: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      patches(places: $places, options: $options) {\n        ...readBatch_batch_38wrPL\n      }\n    }\n    id\n  }\n}\n\nfragment readBatch_batch_38wrPL on PatchBatch {\n  places\n  patches\n  lineCounts\n  hunkKeys @include(if: $marks)\n  failures {\n    place\n    sentence\n  }\n  beginning {\n    place\n    patch\n  }\n  piece {\n    place\n    index\n    text\n    lineCounts\n    hunkKeys @include(if: $marks)\n  }\n}\n"
  }
};
})();

(node as any).hash = "5ba4d286a1035df26f44b759fca8c310";

export default node;
