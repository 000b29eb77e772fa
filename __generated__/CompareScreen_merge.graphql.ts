/**
 * @generated SignedSource<<2bf417d1faae7f7f8faa9a50ed023629>>
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

(node as any).hash = "f6dedc314126be2db26310999aae1c51";

export default node;
