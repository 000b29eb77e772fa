/**
 * @generated SignedSource<<c394f88ff0a79f10ddabce5626aa8d89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TargetBranch_review$data = {
  readonly targetRef: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TargetEditor_review">;
  readonly " $fragmentType": "TargetBranch_review";
};
export type TargetBranch_review$key = {
  readonly " $data"?: TargetBranch_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBranch_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TargetBranch_review",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TargetEditor_review"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "5f64553f73855e79b94bc03fe85c5e39";

export default node;
