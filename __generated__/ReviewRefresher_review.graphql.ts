/**
 * @generated SignedSource<<efe37ef165cea56bb130d278f5ef236f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DraftView_draft">;
  }> | null | undefined;
  readonly viewerCanComment: boolean | null | undefined;
  readonly viewerCanGiveVerdict: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AbandonReview_review" | "LandReview_review" | "PendingWork_review" | "ReviewRow_review" | "ReviewSide_turn" | "ReviewWatchers_review" | "ReviewerList_review" | "TargetBranch_review" | "useReviewMutation_version">;
  readonly " $fragmentType": "ReviewRefresher_review";
};
export type ReviewRefresher_review$key = {
  readonly " $data"?: ReviewRefresher_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRefresher_review",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReviewMutation_version"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AbandonReview_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LandReview_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingWork_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewRow_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewSide_turn"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewWatchers_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewerList_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TargetBranch_review"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DraftView_draft"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanGiveVerdict",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1feb431ce142bfd0e3a7c52691550eac";

export default node;
