/**
 * @generated SignedSource<<0096f61d8dc43e295286e62575d73216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareScreen_request$data = {
  readonly aheadBy: number;
  readonly behindBy: number;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReview_dialog">;
  readonly " $fragmentType": "CompareScreen_request";
};
export type CompareScreen_request$key = {
  readonly " $data"?: CompareScreen_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareScreen_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompareScreen_request",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestReview_dialog"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "adc1f01dff3998976a6610a786309f24";

export default node;
