/**
 * @generated SignedSource<<c720674ae84d14ec4db83a32fafb4e46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSide_review$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckList_review" | "GiveUp_review" | "ReviewMerge_review" | "ReviewerList_review" | "TargetBranch_review" | "WhoseTurn_review">;
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
      "name": "WhoseTurn_review"
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
      "name": "ReviewMerge_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GiveUp_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "80b096ec62fb8c4c97a51177b8c4b8bb";

export default node;
