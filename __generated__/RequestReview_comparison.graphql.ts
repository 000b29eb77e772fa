/**
 * @generated SignedSource<<adc2986bca6a826277669e710094b22a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestReview_comparison$data = {
  readonly aheadBy: number;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReview_dialog">;
  readonly " $fragmentType": "RequestReview_comparison";
};
export type RequestReview_comparison$key = {
  readonly " $data"?: RequestReview_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReview_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestReview_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aheadBy",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestReview_dialog"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "28d23051b97f869833ca10abae8641e5";

export default node;
