/**
 * @generated SignedSource<<a7fb7bad56ec085e89d7609315546dd4>>
 * @relayHash e83ee92efe5a9f01e34e448f1bac7dc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2917c81bca7308eba7caef1c01dc6b60fdd9850e5b9d0bd088066a588dc8a28

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type PatchStreamSubscription$variables = {
  from: number;
  id: string;
  marks: boolean;
  whitespace: Whitespace;
};
export type PatchStreamSubscription$data = {
  readonly patchBatches: {
    readonly " $fragmentSpreads": FragmentRefs<"readBatch_batch">;
  } | null | undefined;
};
export type PatchStreamSubscription = {
  response: PatchStreamSubscription$data;
  variables: PatchStreamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
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
  "name": "whitespace"
},
v4 = [
  {
    "kind": "Variable",
    "name": "comparison",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "whitespace",
    "variableName": "whitespace"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v8 = [
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
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "PatchFailure",
    "kind": "LinkedField",
    "name": "failures",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
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
      (v7/*:: as any*/),
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
      (v7/*:: as any*/),
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
      (v5/*:: as any*/),
      (v6/*:: as any*/)
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
    "name": "PatchStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PatchBatch",
        "kind": "LinkedField",
        "name": "patchBatches",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readBatch_batch",
            "selections": (v8/*:: as any*/),
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
      }
    ],
    "type": "Subscription",
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
    "name": "PatchStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PatchBatch",
        "kind": "LinkedField",
        "name": "patchBatches",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e83ee92efe5a9f01e34e448f1bac7dc1",
    "id": "a2917c81bca7308eba7caef1c01dc6b60fdd9850e5b9d0bd088066a588dc8a28",
    "metadata": {},
    "name": "PatchStreamSubscription",
    "operationKind": "subscription",
    "text": "subscription PatchStreamSubscription(\n  $id: ID!\n  $from: Int!\n  $whitespace: Whitespace!\n  $marks: Boolean!\n) {\n  patchBatches(comparison: $id, from: $from, whitespace: $whitespace) {\n    ...readBatch_batch_38wrPL\n  }\n}\n\nfragment readBatch_batch_38wrPL on PatchBatch {\n  places\n  patches\n  lineCounts\n  hunkKeys @include(if: $marks)\n  failures {\n    place\n    sentence\n  }\n  beginning {\n    place\n    patch\n  }\n  piece {\n    place\n    index\n    text\n    lineCounts\n    hunkKeys @include(if: $marks)\n  }\n}\n"
  }
};
})();

(node as any).hash = "4c89cd944c83292b86787ef76cf42f08";

export default node;
