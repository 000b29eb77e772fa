/**
 * @generated SignedSource<<7d54da73f0560235b61676cb8a0cfbdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareMerge_comparison$data = {
  readonly aheadBy: number;
  readonly mergePreview: {
    readonly " $fragmentSpreads": FragmentRefs<"MergeOutcome_preview">;
  } | null | undefined;
  readonly " $fragmentType": "CompareMerge_comparison";
};
export type CompareMerge_comparison$key = {
  readonly " $data"?: CompareMerge_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareMerge_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompareMerge_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aheadBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MergePreview",
      "kind": "LinkedField",
      "name": "mergePreview",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MergeOutcome_preview"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "e212d1a62af377f5d38935f1506260e5";

export default node;
