/**
 * @generated SignedSource<<07864edb1e01884879e0506d26de0330>>
 * @relayHash 0c08d7187faa79461d49c9844e70a29a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04cde860248a26bc32fd3cc81f9b61fc5da59b578bad59787da2d5079ef6ac4c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type PatchStreamSubscription$variables = {
  from: number;
  id: string;
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
  "name": "whitespace"
},
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v6 = [
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
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "PatchFailure",
    "kind": "LinkedField",
    "name": "failures",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
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
      (v5/*:: as any*/),
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
      (v5/*:: as any*/),
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
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PatchStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PatchBatch",
        "kind": "LinkedField",
        "name": "patchBatches",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readBatch_batch",
            "selections": (v6/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PatchStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PatchBatch",
        "kind": "LinkedField",
        "name": "patchBatches",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0c08d7187faa79461d49c9844e70a29a",
    "id": "04cde860248a26bc32fd3cc81f9b61fc5da59b578bad59787da2d5079ef6ac4c",
    "metadata": {},
    "name": "PatchStreamSubscription",
    "operationKind": "subscription",
    "text": "subscription PatchStreamSubscription(\n  $id: ID!\n  $from: Int!\n  $whitespace: Whitespace!\n) {\n  patchBatches(comparison: $id, from: $from, whitespace: $whitespace) {\n    ...readBatch_batch\n  }\n}\n\nfragment readBatch_batch on PatchBatch {\n  places\n  patches\n  lineCounts\n  failures {\n    place\n    sentence\n  }\n  beginning {\n    place\n    patch\n  }\n  piece {\n    place\n    index\n    text\n    lineCounts\n  }\n}\n"
  }
};
})();

(node as any).hash = "e6756a2cb9624d2d04c0f09ff71db829";

export default node;
