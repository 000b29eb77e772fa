/**
 * @generated SignedSource<<436f8f3bcf20fa27efa5e55f9e8a2aef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestReview_comparison$data = {
  readonly aheadBy: number;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReviewDialog_comparison">;
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
      "name": "RequestReviewDialog_comparison"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "61bae082c56e0c0c32a8918bb2bbde46";

export default node;
