/**
 * @generated SignedSource<<18ae3a18b4ea5a8be571453387760886>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TargetEditor_review$data = {
  readonly id: string;
  readonly targetRef: string;
  readonly " $fragmentType": "TargetEditor_review";
};
export type TargetEditor_review$key = {
  readonly " $data"?: TargetEditor_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetEditor_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TargetEditor_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "7e16f0e685fa34af93e00d900f9c5a19";

export default node;
