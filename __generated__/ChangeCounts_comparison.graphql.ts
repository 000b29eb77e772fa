/**
 * @generated SignedSource<<ac6ca8b5274e4c49e648f846e70c2527>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeCounts_comparison$data = {
  readonly lineCounts: ReadonlyArray<number>;
  readonly totals: {
    readonly additions: number;
    readonly deletions: number;
    readonly files: number;
  };
  readonly " $fragmentType": "ChangeCounts_comparison";
};
export type ChangeCounts_comparison$key = {
  readonly " $data"?: ChangeCounts_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCounts_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "whitespace",
    "variableName": "whitespace"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "whitespace"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeCounts_comparison",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "lineCounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "ComparisonTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "files",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "additions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "73c906d7ded2c9cf73909b45fcbf5885";

export default node;
