/**
 * @generated SignedSource<<fbcf2c5a0b59a209b7d56effeab3d909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSide_review$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AbandonReview_review" | "CheckList_review" | "LandReview_review" | "ReviewSide_turn" | "ReviewerList_review" | "TargetBranch_merge" | "TargetBranch_review">;
  readonly " $fragmentType": "ReviewSide_review";
};
export type ReviewSide_review$key = {
  readonly " $data"?: ReviewSide_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSide_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewSide_review",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewSide_turn"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewerList_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckList_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TargetBranch_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TargetBranch_merge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LandReview_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AbandonReview_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "4289d4d5be69cf3dabbc43be5f01a056";

export default node;
