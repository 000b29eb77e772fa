/**
 * @generated SignedSource<<37d2e6e14e2d3e8785bb05db63dbcd3e>>
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeCounts_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineCounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
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

(node as any).hash = "8a2122b81d12cebba00c82f757f664d3";

export default node;
