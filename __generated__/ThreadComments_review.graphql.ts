/**
 * @generated SignedSource<<3c3490194ae340cda5ed1ec1a5a9965d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThreadComments_review$data = {
  readonly id: string;
  readonly viewerCanApply: boolean;
  readonly " $fragmentType": "ThreadComments_review";
};
export type ThreadComments_review$key = {
  readonly " $data"?: ThreadComments_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadComments_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadComments_review",
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
      "name": "viewerCanApply",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "0475270477ce1a10e3d82c5a97268151";

export default node;
