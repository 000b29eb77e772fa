/**
 * @generated SignedSource<<0e5439c5b38770e0eb65727d29223fc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareScreen_request$data = {
  readonly aheadBy: number;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestReview_dialog"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "0e44d160b96e7dae2303250ad350066c";

export default node;
