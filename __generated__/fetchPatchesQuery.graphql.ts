/**
 * @generated SignedSource<<8ef37e9d11cd78c986bd72f1de8fd899>>
 * @relayHash c0150ddba8b07914ffdf4cbe01030c2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 741e6fbab80523041d14e35702459a9159b5f2d515d3a343bbc40c926ab0e17c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type fetchPatchesQuery$variables = {
  id: string;
  marks: boolean;
  places: ReadonlyArray<number>;
  whitespace: Whitespace;
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
  "name": "places"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "whitespace"
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
    "name": "places",
    "variableName": "places"
  },
  {
    "kind": "Variable",
    "name": "whitespace",
    "variableName": "whitespace"
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
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
    "cacheID": "c0150ddba8b07914ffdf4cbe01030c2c",
    "id": "741e6fbab80523041d14e35702459a9159b5f2d515d3a343bbc40c926ab0e17c",
    "metadata": {},
    "name": "fetchPatchesQuery",
    "operationKind": "query",
    "text": "query fetchPatchesQuery(\n  $id: ID!\n  $places: [Int!]!\n  $whitespace: Whitespace!\n  $marks: Boolean!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      patches(places: $places, whitespace: $whitespace) {\n        ...readBatch_batch_38wrPL\n      }\n    }\n    id\n  }\n}\n\nfragment readBatch_batch_38wrPL on PatchBatch {\n  places\n  patches\n  lineCounts\n  hunkKeys @include(if: $marks)\n  failures {\n    place\n    sentence\n  }\n  beginning {\n    place\n    patch\n  }\n  piece {\n    place\n    index\n    text\n    lineCounts\n    hunkKeys @include(if: $marks)\n  }\n}\n"
  }
};
})();

(node as any).hash = "140e72924b18e330dc0ecd8e04aa1003";

export default node;
