/**
 * @generated SignedSource<<0e054c598ef8118a620c4b4ca5939e35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewMerge_review$data = {
  readonly headOid: string | null | undefined;
  readonly isOnWorktree: boolean;
  readonly state: ReviewState;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewMergeOutcome_review">;
  readonly " $fragmentType": "ReviewMerge_review";
};
export type ReviewMerge_review$key = {
  readonly " $data"?: ReviewMerge_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewMerge_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewMerge_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnWorktree",
      "storageKey": null
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewMergeOutcome_review"
        }
      ]
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "9ae137a61f4ef714df94235d8f4c2a83";

export default node;
