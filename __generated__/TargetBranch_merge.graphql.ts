/**
 * @generated SignedSource<<56671655cef2a5954082e770e1e13646>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type TargetBranch_merge$data = {
  readonly headOid: string | null | undefined;
  readonly isOnWorktree: boolean;
  readonly state: ReviewState;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBranch_mergeOutcome">;
  readonly " $fragmentType": "TargetBranch_merge";
};
export type TargetBranch_merge$key = {
  readonly " $data"?: TargetBranch_merge$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBranch_merge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TargetBranch_merge",
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
          "name": "TargetBranch_mergeOutcome"
        }
      ]
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "cfe3c3b95b528f83e9d959b00a1f606d";

export default node;
