/**
 * @generated SignedSource<<4bee36a087f92497b574c36bda8bea35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_review$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadOnCode_review">;
  readonly " $fragmentType": "TimelineEntry_review";
};
export type TimelineEntry_review$key = {
  readonly " $data"?: TimelineEntry_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimelineEntry_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadOnCode_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "4a02d7f1fe918e953fb9ae124652e346";

export default node;
