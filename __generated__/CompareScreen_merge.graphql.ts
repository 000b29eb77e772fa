/**
 * @generated SignedSource<<2d88458b4ef5bd3082015270e9606aa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareScreen_merge$data = {
  readonly aheadBy: number;
  readonly behindBy: number;
  readonly isInBase: boolean;
  readonly mergePreview: {
    readonly " $fragmentSpreads": FragmentRefs<"MergeOutcome_preview">;
  } | null | undefined;
  readonly " $fragmentType": "CompareScreen_merge";
};
export type CompareScreen_merge$key = {
  readonly " $data"?: CompareScreen_merge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareScreen_merge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompareScreen_merge",
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
      "kind": "ScalarField",
      "name": "behindBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInBase",
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

(node as any).hash = "620b2f57718dd80dcb1e85995a4050ff";

export default node;
