/**
 * @generated SignedSource<<18a1b089a9a7c31fa4fe2d6d3b814b33>>
 * @relayHash 9e0594a31a0c637e23b3fd3bf1b0b34b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa7a8d6d48993c7145bbecde348b1208d518a82e96bfb548fe22ce99f96c042a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiffAlgorithm = "HISTOGRAM" | "MYERS" | "PATIENCE";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
  algorithm?: DiffAlgorithm | null | undefined;
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type PatchStreamSubscription$variables = {
  from: number;
  id: string;
  marks: boolean;
  options: DiffOptions;
};
export type PatchStreamSubscription$data = {
  readonly patchBatches: {
    readonly " $fragmentSpreads": FragmentRefs<"fetchContents_batch">;
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
  "name": "options"
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
    "name": "options",
    "variableName": "options"
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
  "name": "fileIndex",
  "storageKey": null
},
v8 = [
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
            "name": "fetchContents_batch",
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
    "cacheID": "9e0594a31a0c637e23b3fd3bf1b0b34b",
    "id": "fa7a8d6d48993c7145bbecde348b1208d518a82e96bfb548fe22ce99f96c042a",
    "metadata": {},
    "name": "PatchStreamSubscription",
    "operationKind": "subscription",
    "text": "subscription PatchStreamSubscription(\n  $id: ID!\n  $from: Int!\n  $options: DiffOptions!\n  $marks: Boolean!\n) {\n  patchBatches(comparison: $id, from: $from, options: $options) {\n    ...fetchContents_batch_38wrPL\n  }\n}\n\nfragment fetchContents_batch_38wrPL on PatchBatch {\n  fileIndexes\n  patches\n  lineCounts\n  hunkKeys @include(if: $marks)\n  failures {\n    fileIndex\n    message\n  }\n  truncated {\n    fileIndex\n    patch\n  }\n  piece {\n    fileIndex\n    index\n    text\n    lineCounts\n    hunkKeys @include(if: $marks)\n  }\n}\n"
  }
};
})();

(node as any).hash = "0645bdeeba5cc8bf9f5a32730d11ebb9";

export default node;
