/**
 * @generated SignedSource<<6f49f1a896f5e477ad16eb3ad1ba1dc3>>
 * @relayHash ce9a264aebcce8004fb507ce575920f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d6ab0c4f64f4ab0b6e5cb3113ef227be33b430ceb9e42b450dc40e1304de4f

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
  id: string;
  marks: boolean;
  options: DiffOptions;
  places: ReadonlyArray<number>;
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
    "cacheID": "ce9a264aebcce8004fb507ce575920f2",
    "id": "c5d6ab0c4f64f4ab0b6e5cb3113ef227be33b430ceb9e42b450dc40e1304de4f",
    "metadata": {},
    "name": "fetchContentsPatchesQuery",
    "operationKind": "query",
    "text": "query fetchContentsPatchesQuery(\n  $id: ID!\n  $places: [Int!]!\n  $options: DiffOptions!\n  $marks: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      patches(places: $places, options: $options) {\n        ...fetchContents_batch_38wrPL\n      }\n    }\n    id\n  }\n}\n\nfragment fetchContents_batch_38wrPL on PatchBatch {\n  places\n  patches\n  lineCounts\n  hunkKeys @include(if: $marks)\n  failures {\n    place\n    sentence\n  }\n  beginning {\n    place\n    patch\n  }\n  piece {\n    place\n    index\n    text\n    lineCounts\n    hunkKeys @include(if: $marks)\n  }\n}\n"
  }
};
})();

(node as any).hash = "a1531fa1d020e6f16dbe3669b76c2275";

export default node;
