/**
 * @generated SignedSource<<9579d4f9dfb7a3d50195dc60366c6300>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSide_review$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AbandonReview_review" | "LandReview_review" | "ReviewSide_checks" | "ReviewSide_turn" | "ReviewerList_review" | "TargetBranch_merge" | "TargetBranch_review">;
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
      "name": "ReviewSide_checks"
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

(node as any).hash = "e5bb65129d6c0b2fd9ef2f8c2a256d47";

export default node;
