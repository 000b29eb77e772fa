/**
 * @generated SignedSource<<494a31f1e20e106ccdb3846f583053f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_change$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HeadMoved_review" | "ReviewHead_review" | "ReviewScreen_commits" | "TargetBranch_mergeOutcome">;
  readonly " $fragmentType": "ReviewRefresher_change";
};
export type ReviewRefresher_change$key = {
  readonly " $data"?: ReviewRefresher_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRefresher_change",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeadMoved_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewHead_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewScreen_commits"
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TargetBranch_mergeOutcome"
        }
      ]
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "0059470778dbfa3c8bea69ec423e0a44";

export default node;
